import { findPage, type PageMatch } from "~/pages";
import { portalOrigin } from "../config/environment";
import { MAX_ADDRESS } from "./request-address";

export interface SafeRedirect {
  match: PageMatch;
  path: string;
  search: string;
}

const MOST_WRITTEN = MAX_ADDRESS - 100;

export function returnQuery({ pathname, search }: URL): string {
  const ways = [pathname + search, pathname, "/"].map(encodeURIComponent);
  return `donus=${ways.find(({ length }) => length <= MOST_WRITTEN)}`;
}

/** Null for any address that isn't a path of this site. */
export function safeRedirect(raw: string | null): SafeRedirect | null {
  if (raw === null || !URL.canParse(raw, portalOrigin)) return null;
  const url = new URL(raw, portalOrigin);
  const match = url.origin === new URL(portalOrigin).origin ? findPage(url.pathname) : null;
  return match && { match, path: url.pathname, search: url.search };
}
