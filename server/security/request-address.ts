export const MAX_ADDRESS = 2048;

const FILES = "/dosya/";

/** Null for paths that leave the site (`//evil`, `/\evil`), and for doubled slashes, which Remix matches slowly. */
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

/** Without the query, which may be personal. */
export function pathOf(target: string): string {
  const end = target.search(/[?#]/);
  return end === -1 ? target : target.slice(0, end);
}
