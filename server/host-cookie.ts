import { parse, serialize } from "cookie";
import { portalOrigin } from "./env";

const isSecure = portalOrigin.startsWith("https:");

/** Over https browsers hold such a name to this host: no other one below the same domain can set it (RFC 6265bis, 4.1.3.2). */
const cookieName = (plainName: string): string => (isSecure ? `__Host-${plainName}` : plainName);

interface CookieLife {
  /** Without it a cookie ends with the browser. */
  maxAge?: number;
  /** Whether scripts of our pages read it. */
  forScripts?: true;
}

/** The header that sets a cookie of ours. */
export function setCookie(plainName: string, value: string, { maxAge, forScripts }: CookieLife = {}): string {
  return serialize(cookieName(plainName), value, {
    path: "/",
    sameSite: "lax",
    secure: isSecure,
    httpOnly: !forScripts,
    ...(maxAge !== undefined && { maxAge }),
  });
}

/** What cookies of ours hold; null where there is none. */
export function readCookies(plainNames: readonly string[], cookies: string | null): (string | null)[] {
  const all = parse(cookies ?? "");
  return plainNames.map((name) => all[cookieName(name)] ?? null);
}

/** What a cookie of ours holds; null when there is none. */
export const readCookie = (plainName: string, cookies: string | null): string | null =>
  readCookies([plainName], cookies)[0] ?? null;
