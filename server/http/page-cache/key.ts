import { findPage } from "~/pages";
import { isResource } from "~/resources";
import { ASKED_ROUTES, documentPath, isDataAddress } from "../remix-patches/data-address";

// No request line can hold a space in its address: nobody can ask for such a key.
const LITE = "sade ";

/**
 * The one address under which a page (or its `.data`) is cached and asked of the app: the path and the
 * query parameters that the page reads, in the table's order. A resource has no query. Null where the
 * table knows no page.
 */
export function pageKey(url: URL): string | null {
  if (isResource(url.pathname)) return url.pathname;
  const isData = isDataAddress(url.pathname);
  const match = findPage(isData ? documentPath(url.pathname) : url.pathname);
  if (!match) return null;
  const { page, language } = match;
  const query = new URLSearchParams();
  const names: readonly string[] = "query" in page ? page.query : [];
  for (const name of names) {
    const value = url.searchParams.get(name);
    if (value) query.set(name, value);
  }
  // A page may ask for another's own data without the shell's; no more than this is ever asked for.
  const ownRoute = `${page.id}.${language}`;
  if (isData && url.searchParams.get(ASKED_ROUTES) === ownRoute) query.set(ASKED_ROUTES, ownRoute);
  return query.size > 0 ? `${url.pathname}?${query.toString()}` : url.pathname;
}

/** The key of a page in a visitor's view; what is no page is the same in both. */
export function keyInView(address: string, isLite: boolean): string {
  const [pathname = ""] = address.split("?");
  return isLite && !isResource(pathname) && !isDataAddress(pathname) ? LITE + address : address;
}

/** What a key stands for. */
export function readKey(key: string): { address: string; isLite: boolean } {
  const isLite = key.startsWith(LITE);
  return { address: isLite ? key.slice(LITE.length) : key, isLite };
}
