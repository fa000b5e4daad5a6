import { parse, serialize } from "cookie";
import { portalOrigin } from "../config/environment";

const isSecure = portalOrigin.startsWith("https:");

/** __Host- over https: no sibling host can set such a name (RFC 6265bis, 4.1.3.2). */
const cookieName = (plainName: string): string => (isSecure ? `__Host-${plainName}` : plainName);

/** For what a visitor chose. */
export const YEAR_SECONDS = 365 * 24 * 60 * 60;

interface CookieLife {
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

/** Browsers store 4,096 bytes per cookie, name and attributes included (RFC 6265, 6.1). */
const MOST_BYTES = 3_600;
/** Room for two tokens of 6 KB; proxies must accept as much (docs/operating.md, "Behind another server"). */
const MOST_PARTS = 4;

/** Split into name, name.1, name.2, … when too long. */
export interface ChunkedCookie {
  read(cookies: string | null): string | null;
  write(value: string, cookies: string | null, maxAgeSeconds?: number): string[];
  clear(cookies: string | null): string[];
}

export function chunkedCookie(plainName: string): ChunkedCookie {
  const names = Array.from({ length: MOST_PARTS }, (_, at) => (at === 0 ? plainName : `${plainName}.${at}`));
  const gone = (part: string) => setCookie(part, "", { maxAge: 0 });

  const present = (cookies: string | null) => {
    const parts = readCookies(names, cookies);
    return names.filter((_, at) => parts[at] !== null);
  };

  return {
    read(cookies) {
      const parts = readCookies(names, cookies);
      const end = parts.indexOf(null);
      return end === 0 ? null : parts.slice(0, end === -1 ? parts.length : end).join("");
    },
    write(value, cookies, maxAge) {
      const parts = value.match(new RegExp(`.{1,${MOST_BYTES}}`, "g")) ?? [];
      if (parts.length > MOST_PARTS) throw new Error(`${plainName} is too long for its cookies`);
      const set = parts.map((part, at) =>
        setCookie(names[at] ?? plainName, part, maxAge === undefined ? {} : { maxAge }),
      );
      const left = present(cookies).filter((part) => names.indexOf(part) >= parts.length);
      return [...set, ...left.map(gone)];
    },
    clear: (cookies) => present(cookies).map(gone),
  };
}
