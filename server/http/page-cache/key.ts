import { findPage } from "~/pages";
import { isResource } from "~/resources";

const DATA_SUFFIX = ".data";
// No request line can hold a space in its address: nobody can ask for such a key.
const LITE = "sade ";
const ROUTES = /^[\w./,-]{1,200}$/;

/**
 * The one address under which a page (or its `.data`) is cached and asked of the app: the path and the
 * query parameters that the page reads, in the table's order. A resource has no query. Null where the
 * table knows no page.
 */
export function pageKey(url: URL): string | null {
  if (isResource(url.pathname)) return url.pathname;
  const isData = url.pathname.endsWith(DATA_SUFFIX);
  const page = findPage(isData ? documentPath(url.pathname) : url.pathname)?.page;
  if (!page) return null;
  const query = new URLSearchParams();
  const names: readonly string[] = "query" in page ? page.query : [];
  for (const name of names) {
    const value = url.searchParams.get(name);
    if (value) query.set(name, value);
  }
  const routes = isData ? url.searchParams.get("_routes") : null;
  if (routes && ROUTES.test(routes)) query.set("_routes", routes);
  return query.size > 0 ? `${url.pathname}?${query.toString()}` : url.pathname;
}

/** The key of a page in a visitor's view; what is no page is the same in both. */
export function keyInView(address: string, isLite: boolean): string {
  const [pathname = ""] = address.split("?");
  return isLite && !isResource(pathname) && !pathname.endsWith(DATA_SUFFIX) ? LITE + address : address;
}

/** What a key stands for. */
export function readKey(key: string): { address: string; isLite: boolean } {
  const isLite = key.startsWith(LITE);
  return { address: isLite ? key.slice(LITE.length) : key, isLite };
}

function documentPath(pathname: string): string {
  const path = pathname.slice(0, -DATA_SUFFIX.length);
  return path === "/_root" ? "/" : path;
}
