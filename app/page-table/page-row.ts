export type Shape =
  | "home"
  | "opening"
  | "article"
  | "list"
  | "collection"
  | "figures"
  | "price-desk"
  | "price-alerts"
  | "my-products"
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
  /** Word key of the page's name, where it isn't `page.` and its id in camel case. */
  title?: string;
  parent?: string;
  /** The page that search engines index in its place. */
  canonical?: string;
  /** "bulletin": calls use the token of the member's online bulletin. */
  audience?: "members" | "bulletin";
  feed?: true;
  /** Excluded from search engines and the site's own search. */
  indexed?: false;
  /** Parameters the page reads; all others are ignored and not part of the cache key. */
  query?: readonly string[];
  /** Those that its feed and its PDF depend on. */
  feedQuery?: readonly string[];
  pdfQuery?: readonly string[];
}

export const LIST = ["sayfa", "ara", "yil"] as const;
