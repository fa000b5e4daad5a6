/**
 * What the browser needs to bring a page to life, sent late: the modules of its routes, Remix's own
 * context and the loaders' data (as Remix's stream text).
 */
export interface PageData {
  /** The build's manifest of all routes. */
  manifest: string;
  entry: string;
  /** Only in development. */
  hmrRuntime: string | null;
  routeModules: Record<string, string>;
  context: Record<string, unknown>;
  stream: string;
}

/** The element that holds a page's data, or says in data-src where it is. */
export const PAGE_DATA_ID = "page-data";
