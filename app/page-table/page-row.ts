/** The route modules; many pages may share one. */
export type Shape =
  | "home"
  | "article"
  | "list"
  | "collection"
  | "figures"
  | "documents"
  | "incentives"
  | "site-map"
  | "not-found";

/** A row of the page table. */
export interface PageRow {
  id: string;
  tr: string;
  en: string;
  shape: Shape;
  /** Key of the page's name in the words; a page about one item uses the item's own title instead. */
  title: string;
  /** The page above it, for breadcrumbs. */
  parent?: string;
  /** The page that search engines shall know instead of this one. */
  canonical?: string;
  /** The query parameters the page reads; all others are ignored and don't reach the page cache's key. */
  query?: readonly string[];
}
