export const MAX_ADDRESS = 2048;

/** Where the upstream names the path; of our own addresses none has two slashes. */
const FILES = "/dosya/";

/** Null where it would lead elsewhere (`//evil`, `/\evil`); Remix' matching can't take many doubled slashes. */
export function parseAddress(target: string, origin: string): URL | null {
  if (!target.startsWith("/") || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  if (url.origin !== origin || hasDoubleSlash(url.pathname)) return null;
  try {
    return decodeURIComponent(url.pathname).includes("\0") ? null : url;
  } catch {
    return null;
  }
}

const hasDoubleSlash = (pathname: string): boolean =>
  pathname.startsWith("//") || (pathname.includes("//") && !pathname.startsWith(FILES));

/** Without the query, which may say something about the visitor. */
export function pathOf(target: string): string {
  const end = target.search(/[?#]/);
  return end === -1 ? target : target.slice(0, end);
}
