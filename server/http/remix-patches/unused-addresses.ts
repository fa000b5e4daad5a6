import { findPage } from "~/pages";
import { documentPath, isDataAddress } from "./data-address";

const LIST_OF_ROUTES = "/__manifest";
const OLDER_DATA = "_data";

/** What Remix may answer and no page asks for: its list of routes, which every page brings, and data of no page. */
export const isUnused = (pathname: string): boolean =>
  pathname === LIST_OF_ROUTES || (isDataAddress(pathname) && !findPage(documentPath(pathname)));

/** Takes Remix' older way to ask for a route's data, which it still answers, out of an address. */
export function dropUnused({ searchParams }: URL): void {
  if (searchParams.has(OLDER_DATA)) searchParams.delete(OLDER_DATA);
}
