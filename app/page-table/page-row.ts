export type Shape =
  | "home"
  | "opening"
  | "article"
  | "list"
  | "collection"
  | "figures"
  | "price-desk"
  | "price-alerts"
  | "product"
  | "open-data"
  | "compare"
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

export interface PageRow {
  id: string;
  tr: string;
  en: string;
  shape: Shape;
  /** Key of the page's name in the words; a page of one item shows the item's title instead. */
  title: string;
  parent?: string;
  /** The page that search engines shall know instead of this one. */
  canonical?: string;
  /** "bulletin" asks the upstream as the member's online bulletin. */
  audience?: "members" | "bulletin";
  /** At its address with .atom. */
  feed?: true;
  /** Not for search engines, nor for the site's own search. */
  indexed?: false;
  /** All others are ignored and don't reach the page cache's key. */
  query?: readonly string[];
  /** Of these, what its feeds of prices read. */
  feedQuery?: readonly string[];
}
