const DATA_SUFFIX = ".data";
const DATA_OF_ROOT = "/_root";

/** The parameter by which a browser asks for the data of some of a page's routes. */
export const ASKED_ROUTES = "_routes";

/** Whether an address is that of a page's data, for a browser that goes on without loading documents. */
export const isDataAddress = (pathname: string): boolean => pathname.endsWith(DATA_SUFFIX);

/** The page that such an address belongs to. */
export function documentPath(pathname: string): string {
  const path = pathname.slice(0, -DATA_SUFFIX.length);
  return path === DATA_OF_ROOT ? "/" : path;
}
