/** The route modules; many pages may share one. */
export type Shape =
  | "home"
  | "opening"
  | "article"
  | "list"
  | "collection"
  | "figures"
  | "member-figures"
  | "profile"
  | "gallery"
  | "videos"
  | "links"
  | "people"
  | "person"
  | "organisation-chart"
  | "member-groups"
  | "membership"
  | "events"
  | "surveys"
  | "survey"
  | "privacy-texts"
  | "contact"
  | "documents"
  | "form"
  | "incentives"
  | "search"
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
  /** Who may see it: members who logged in; "bulletin" asks the upstream as the member's online bulletin. */
  audience?: "members" | "bulletin";
  /** Its new items can be subscribed to, at its address with .atom. */
  feed?: true;
  /** Not for search engines, nor for the site's own search. */
  indexed?: false;
  /** The query parameters the page reads; all others are ignored and don't reach the page cache's key. */
  query?: readonly string[];
}
