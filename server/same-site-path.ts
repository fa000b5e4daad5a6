import { findPage, type PageMatch } from "~/pages";
import { portalOrigin } from "./env";
import { MAX_ADDRESS } from "./http/address";

/** A page of ours, as an address from outside names it. */
export interface SameSitePath {
  match: PageMatch;
  path: string;
  search: string;
}

/** What stands beside it in an address that leads back to a page. */
const MOST_WRITTEN = MAX_ADDRESS - 100;

/** A page as the parameter that leads back to it; what an address can't hold of it is left out. */
export function wayBackTo({ pathname, search }: URL): string {
  const ways = [pathname + search, pathname, "/"].map(encodeURIComponent);
  return `donus=${ways.find(({ length }) => length <= MOST_WRITTEN)}`;
}

/** The page that a path leads to; null for what is none of ours, wherever it would lead. */
export function sameSitePath(written: string | null): SameSitePath | null {
  if (written === null || !URL.canParse(written, portalOrigin)) return null;
  const url = new URL(written, portalOrigin);
  const match = url.origin === new URL(portalOrigin).origin ? findPage(url.pathname) : null;
  return match && { match, path: url.pathname, search: url.search };
}
