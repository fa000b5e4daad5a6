/**
 * THE TABLE: every page of the site once. Routes, links, the language switch, breadcrumbs, canonical
 * and hreflang addresses, the page cache's keys and the HTTP tests all derive from it.
 *
 * Evaluated at build time too: keep it free of aliased imports. Server and build only: the browser gets
 * ready addresses.
 */
import { LANGUAGES, type Language } from "./language";

/** The route modules; many pages may share one. */
export type Shape = "home" | "article" | "list" | "collection" | "figures" | "site-map" | "not-found";

interface PageRow {
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

export const PAGES = [
  { id: "home", tr: "/", en: "/en", shape: "home", title: "page.home", query: ["birim"] },
  {
    id: "home-named",
    tr: "/home",
    en: "/en/home",
    shape: "home",
    title: "page.home",
    canonical: "home",
    query: ["birim"],
  },
  {
    id: "home-tab",
    tr: "/home/:tip",
    en: "/en/home/:tip",
    shape: "home",
    title: "page.home",
    canonical: "home",
    query: ["birim"],
  },

  { id: "about", tr: "/hakkimizda", en: "/en/about", shape: "article", title: "page.about" },
  {
    id: "establishment",
    tr: "/kurulus",
    en: "/en/establishment",
    shape: "article",
    title: "page.establishment",
  },
  { id: "history", tr: "/tarihce", en: "/en/history", shape: "article", title: "page.history" },
  {
    id: "vision-mission",
    tr: "/vizyon-misyon",
    en: "/en/vision-mission",
    shape: "article",
    title: "page.visionMission",
  },
  { id: "policies", tr: "/politikalar", en: "/en/policies", shape: "collection", title: "page.policies" },
  {
    id: "policy",
    tr: "/politikalar/:tip",
    en: "/en/policies/:tip",
    shape: "article",
    title: "page.policy",
    parent: "policies",
  },

  {
    id: "announcements",
    tr: "/duyuru-list",
    en: "/en/announcements",
    shape: "list",
    title: "page.announcements",
    query: ["sayfa", "ara", "yil"],
  },
  {
    id: "news",
    tr: "/haber-list",
    en: "/en/news",
    shape: "list",
    title: "page.news",
    query: ["sayfa", "ara", "yil"],
  },
  {
    id: "all-news",
    tr: "/duyuru-haber-list",
    en: "/en/all-news",
    shape: "list",
    title: "page.allNews",
    query: ["sayfa", "ara", "yil", "tip"],
  },
  {
    id: "news-item",
    tr: "/detay-duyuru-haber/:id",
    en: "/en/news/:id",
    shape: "article",
    title: "page.newsItem",
    parent: "all-news",
  },

  {
    id: "content",
    tr: "/detay/:id",
    en: "/en/content/:id",
    shape: "article",
    title: "page.content",
    query: ["tip"],
  },
  { id: "menu-page", tr: "/detay-menu/:id", en: "/en/page/:id", shape: "article", title: "page.content" },

  {
    id: "daily-bulletin",
    tr: "/gunluk-bulten",
    en: "/en/daily-bulletin",
    shape: "figures",
    title: "page.dailyBulletin",
    query: ["tarih", "urun", "sure"],
  },
  {
    id: "monthly-bulletin",
    tr: "/aylik-bulten",
    en: "/en/monthly-bulletin",
    shape: "figures",
    title: "page.monthlyBulletin",
    query: ["yil", "ay", "urun"],
  },
  {
    id: "yearly-prices",
    tr: "/yillik-fiyat",
    en: "/en/yearly-prices",
    shape: "figures",
    title: "page.yearlyPrices",
    query: ["urun", "yil"],
  },
  {
    id: "quotation-list",
    tr: "/kotasyon-listesi",
    en: "/en/quotation-list",
    shape: "figures",
    title: "page.quotationList",
    query: ["ara", "grup"],
  },
  {
    id: "exchange-rates",
    tr: "/doviz-kuru",
    en: "/en/exchange-rates",
    shape: "figures",
    title: "page.exchangeRates",
  },

  { id: "site-map", tr: "/site-haritasi", en: "/en/site-map", shape: "site-map", title: "page.siteMap" },
  { id: "error", tr: "/error", en: "/en/error", shape: "not-found", title: "page.error" },
] as const satisfies readonly PageRow[];

export type Page = (typeof PAGES)[number];
export type PageId = Page["id"];

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type PageOf<Id extends PageId> = Extract<Page, { id: Id }>;

/** The parameters that the address of a page needs: `{ id }`, `{ tip }` or none. */
export type PageParams<Id extends PageId> = Record<ParameterOf<PageOf<Id>["tr"]>, string | number>;
export type PlainPageId = {
  [Id in PageId]: ParameterOf<PageOf<Id>["tr"]> extends never ? Id : never;
}[PageId];

/** What a request's path names: the page, its language and the parameters in the path. */
export interface PageMatch {
  page: Page;
  language: Language;
  params: Readonly<Record<string, string>>;
}

const byId = new Map<string, Page>(PAGES.map((page) => [page.id, page]));

/** The row of a page. */
export function pageById(id: PageId): Page {
  const page = byId.get(id);
  if (!page) throw new Error(`no page ${id} in the table`);
  return page;
}

/** The address of a page in a language; a page with parameters in its path demands them. */
export function href(id: PlainPageId, language: Language): string;
export function href<Id extends PageId>(id: Id, language: Language, params: PageParams<Id>): string;
export function href(id: PageId, language: Language, params: Record<string, string | number> = {}): string {
  return pageById(id)[language].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

/** The address of a matched page, in either language. */
export function hrefOfMatch({ page, params }: PageMatch, language: Language): string {
  return href(page.id, language, params as never);
}

interface Pattern {
  expression: RegExp;
  names: string[];
  page: Page;
  language: Language;
}

const fixed = new Map<string, PageMatch>();
const patterns: Pattern[] = [];
for (const page of PAGES) {
  for (const language of LANGUAGES) {
    const path = page[language];
    if (!path.includes(":")) {
      fixed.set(path, { page, language, params: {} });
      continue;
    }
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
    const expression = new RegExp(`^${path.replace(/:\w+/g, "([^/]+)")}$`);
    patterns.push({ expression, names, page, language });
  }
}

/** The page that a path (without query, without trailing slash) names, or null. */
export function findPage(pathname: string): PageMatch | null {
  const match = fixed.get(pathname);
  if (match) return match;
  for (const { expression, names, page, language } of patterns) {
    const values = expression.exec(pathname);
    if (!values) continue;
    const params = Object.fromEntries(names.map((name, index) => [name, decode(values[index + 1] ?? "")]));
    return { page, language, params };
  }
  return null;
}

/** The page and those above it, outermost first, without home. */
export function trailOf(page: Page): Page[] {
  const parent = "parent" in page ? pageById(page.parent) : null;
  return parent ? [...trailOf(parent), page] : [page];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
