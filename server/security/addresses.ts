import { findPage, type PageMatch } from "~/pages";
import { portalOrigin } from "../config/environment";

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

interface SafeRedirect {
  match: PageMatch;
  path: string;
  search: string;
}

const MOST_WRITTEN = MAX_ADDRESS - 100;

export function returnQuery({ pathname, search }: URL): string {
  const ways = [pathname + search, pathname].map(encodeURIComponent);
  return `donus=${ways.find(({ length }) => length <= MOST_WRITTEN) ?? encodeURIComponent("/")}`;
}

/** Null for any address that isn't a path of this site. */
export function safeRedirect(raw: string | null): SafeRedirect | null {
  if (raw === null || !URL.canParse(raw, portalOrigin)) return null;
  const url = new URL(raw, portalOrigin);
  const match = url.origin === new URL(portalOrigin).origin ? findPage(url.pathname) : null;
  return match && { match, path: url.pathname, search: url.search };
}
