import { findPage, type PageMatch } from "~/pages";
import { portalOrigin } from "./env";

/** A page of ours, as an address from outside names it. */
export interface SameSitePath {
  match: PageMatch;
  path: string;
  search: string;
}

/** The page that a path leads to; null for what is none of ours, wherever it would lead. */
export function sameSitePath(written: string | null): SameSitePath | null {
  if (written === null || !URL.canParse(written, portalOrigin)) return null;
  const url = new URL(written, portalOrigin);
  const match = url.origin === new URL(portalOrigin).origin ? findPage(url.pathname) : null;
  return match && { match, path: url.pathname, search: url.search };
}
