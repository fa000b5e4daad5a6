import type { PageRow } from "./page-row";

export const SITE_PAGES = [
  { id: "site-map", tr: "/site-haritasi", en: "/en/site-map", shape: "site-map", title: "page.siteMap" },
  {
    id: "search",
    tr: "/ara",
    en: "/en/search",
    shape: "search",
    title: "page.search",
    indexed: false,
    query: ["ara", "tip", "sayfa"],
  },
  { id: "error", tr: "/error", en: "/en/error", shape: "not-found", title: "page.error", indexed: false },
] as const satisfies readonly PageRow[];
