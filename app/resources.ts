/**
 * Addresses without HTML that are the same for everybody: what search engines, feed readers and browsers
 * look for. They are kept in the page cache by their own headers, like pages.
 *
 * Evaluated at build time too: keep it free of aliased imports.
 */
import { LANGUAGES, type Language } from "./language";
import { manifestHref } from "./manifest-address";
import { PAGES } from "./pages";

const FEED_ENDING = ".atom";

/** Where the exchange's app can be had from. */
export const APP_STORES = ["google-play", "app-store"] as const;
export type AppStore = (typeof APP_STORES)[number];

export interface Resource {
  path: string;
  /** Its module in routes/resources. */
  module: string;
  id: string;
}

/** The address of the QR code that leads to the app in a store. */
export const appCodeHref = (store: AppStore): string => `/karekod/${store}.svg`;

/** The address of a page's feed. */
export function feedHref(page: FeedPage, language: Language): string {
  return page[language] + FEED_ENDING;
}

/** The pages whose new items can be subscribed to. */
export const FEED_PAGES = PAGES.filter((page) => "feed" in page);
export type FeedPage = (typeof FEED_PAGES)[number];

/** The page whose feed a path is; undefined for another path. */
export function feedPageOf(pathname: string): FeedPage | undefined {
  return FEED_PAGES.find((page) => LANGUAGES.some((language) => feedHref(page, language) === pathname));
}

export const RESOURCES: readonly Resource[] = [
  { path: "/sitemap.xml", module: "sitemap", id: "sitemap" },
  { path: "/robots.txt", module: "robots", id: "robots" },
  { path: "/.well-known/security.txt", module: "security-contact", id: "security-contact" },
  ...LANGUAGES.map((language) => ({
    path: manifestHref(language),
    module: "manifest",
    id: `manifest.${language}`,
  })),
  ...APP_STORES.map((store) => ({ path: appCodeHref(store), module: "app-code", id: `app-code.${store}` })),
  ...FEED_PAGES.flatMap((page) =>
    LANGUAGES.map((language) => ({
      path: feedHref(page, language),
      module: "feed",
      id: `feed.${page.id}.${language}`,
    })),
  ),
];

const paths: ReadonlySet<string> = new Set(RESOURCES.map(({ path }) => path));

/** Whether a path is one of these addresses. */
export function isResource(pathname: string): boolean {
  return paths.has(pathname);
}
