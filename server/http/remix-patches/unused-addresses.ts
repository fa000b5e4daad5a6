const LIST_OF_ROUTES = "/__manifest";
const DATA_OF_ROUTES = ".data";
const OLDER_DATA = "_data";

/** What Remix answers scripts that go on without loading documents. */
export const isUnused = (pathname: string): boolean =>
  pathname === LIST_OF_ROUTES || pathname.endsWith(DATA_OF_ROUTES);

/** Remix still answers this older way to ask for a route's data. */
export function dropUnused({ searchParams }: URL): void {
  if (searchParams.has(OLDER_DATA)) searchParams.delete(OLDER_DATA);
}
