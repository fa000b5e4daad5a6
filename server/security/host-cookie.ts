import { parse, serialize } from "cookie";
import { portalOrigin } from "../config/environment";

const isSecure = portalOrigin.startsWith("https:");

/** __Host- over https: no sibling host can set such a name (RFC 6265bis, 4.1.3.2). */
const cookieName = (plainName: string): string => (isSecure ? `__Host-${plainName}` : plainName);

interface CookieLife {
  /** A session cookie by default. */
  maxAge?: number;
  forScripts?: true;
}

export function setCookie(plainName: string, value: string, { maxAge, forScripts }: CookieLife = {}): string {
  return serialize(cookieName(plainName), value, {
    path: "/",
    sameSite: "lax",
    secure: isSecure,
    httpOnly: !forScripts,
    ...(maxAge !== undefined && { maxAge }),
  });
}

export function readCookies(plainNames: readonly string[], cookies: string | null): (string | null)[] {
  const all = parse(cookies ?? "");
  return plainNames.map((name) => all[cookieName(name)] ?? null);
}

export const readCookie = (plainName: string, cookies: string | null): string | null =>
  readCookies([plainName], cookies)[0] ?? null;
