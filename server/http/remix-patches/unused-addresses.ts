const LIST_OF_ROUTES = "/__manifest";
const DATA_OF_ROUTES = ".data";
const OLDER_DATA = "_data";

/** Endpoints of Remix's client-side navigation. */
export const isUnused = (pathname: string): boolean =>
  pathname === LIST_OF_ROUTES || pathname.endsWith(DATA_OF_ROUTES);

/** Remix still answers this older form of data requests. */
export function dropUnused({ searchParams }: URL): void {
  if (searchParams.has(OLDER_DATA)) searchParams.delete(OLDER_DATA);
}
