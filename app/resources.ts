/** Also evaluated at build time, hence no aliased imports. */
import { LANGUAGES, type Language } from "./i18n/language";
import { PAGES } from "./pages";
const FEED_ENDING = ".atom";

export const SPECULATION_RULES = "/speculation-rules.json";

export const OPEN_API = "/veri/openapi.json";
export const CATALOGUE = "/veri/katalog.jsonld";

export const SERVICE_WORKER = "/sw.js";
export const PUSH_WORKER = "/push.js";

export const APP_STORES = ["google-play", "app-store"] as const;
export type AppStore = (typeof APP_STORES)[number];

export const STORE_NAMES: Readonly<Record<AppStore, string>> = {
  "google-play": "Google Play",
  "app-store": "App Store",
};

export interface Resource {
  path: string;
  module: string;
  id: string;
}

export const appCodeHref = (store: AppStore): string => `/karekod/${store}.svg`;

export function feedHref(page: FeedPage, language: Language): string {
  return page[language] + FEED_ENDING;
}

export const FEED_PAGES = PAGES.filter((page) => "feed" in page);
export type FeedPage = (typeof FEED_PAGES)[number];

export function feedPageOf(pathname: string): FeedPage | undefined {
  return FEED_PAGES.find((page) => LANGUAGES.some((language) => feedHref(page, language) === pathname));
}

export const RESOURCES: readonly Resource[] = [
  { path: "/sitemap.xml", module: "sitemap", id: "sitemap" },
  { path: "/robots.txt", module: "robots", id: "robots" },
  { path: SPECULATION_RULES, module: "speculation-rules", id: "speculation-rules" },
  { path: OPEN_API, module: "openapi", id: "openapi" },
  { path: CATALOGUE, module: "catalogue", id: "catalogue" },
  { path: SERVICE_WORKER, module: "service-worker", id: "service-worker" },
  { path: PUSH_WORKER, module: "push-worker", id: "push-worker" },
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

export function isResource(pathname: string): boolean {
  return paths.has(pathname);
}

export function manifestHref(language: Language): string {
  return language === "tr" ? "/site.webmanifest" : "/en/site.webmanifest";
}
