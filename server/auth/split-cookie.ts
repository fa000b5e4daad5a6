import { parse, serialize, type SerializeOptions } from "cookie";
import { portalOrigin } from "../env";

/** Browsers keep 4,096 bytes of a cookie, its name and attributes included (RFC 6265, 6.1). */
const MOST_BYTES = 3_600;
/** Two tokens of 6 KB; what stands before the portal must pass as much (docs/operating.md, "Limits"). */
const MOST_PARTS = 4;

const isSecure = portalOrigin.startsWith("https:");
const attributes: SerializeOptions = { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure };

/** A cookie that is split over several once it grows too long: name, name.1, name.2, … */
export interface SplitCookie {
  read(cookies: string | null): string | null;
  /** The headers that set it, and clear what parts of an older one are left; without a lifetime it ends with the browser. */
  write(value: string, cookies: string | null, maxAgeSeconds?: number): string[];
  /** The headers that clear all of it. */
  clear(cookies: string | null): string[];
}

/** Only over https may a browser hold the name to this host alone (RFC 6265bis, 4.1.3.2). */
export function splitCookie(plainName: string): SplitCookie {
  const name = isSecure ? `__Host-${plainName}` : plainName;
  const names = Array.from({ length: MOST_PARTS }, (_, at) => (at === 0 ? name : `${name}.${at}`));
  const gone = (part: string) => serialize(part, "", { ...attributes, maxAge: 0 });

  const present = (cookies: string | null) => {
    const all = parse(cookies ?? "");
    return names.filter((part) => all[part] !== undefined);
  };

  return {
    read(cookies) {
      const all = parse(cookies ?? "");
      const end = names.findIndex((part) => all[part] === undefined);
      const parts = names.slice(0, end === -1 ? names.length : end);
      return parts.length === 0 ? null : parts.map((part) => all[part]).join("");
    },
    write(value, cookies, maxAgeSeconds) {
      const parts = value.match(new RegExp(`.{1,${MOST_BYTES}}`, "g")) ?? [];
      if (parts.length > MOST_PARTS) throw new Error(`${plainName} is too long for its cookies`);
      const lifetime = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
      const set = parts.map((part, at) => serialize(names[at] ?? name, part, { ...attributes, ...lifetime }));
      const left = present(cookies).filter((part) => names.indexOf(part) >= parts.length);
      return [...set, ...left.map(gone)];
    },
    clear: (cookies) => present(cookies).map(gone),
  };
}
