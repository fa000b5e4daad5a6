import type { PageRow } from "./page-row";

export const SITE_PAGES = [
  { id: "site-map", tr: "/site-haritasi", en: "/en/site-map", shape: "site-map", title: "page.siteMap" },
  { id: "error", tr: "/error", en: "/en/error", shape: "not-found", title: "page.error" },
] as const satisfies readonly PageRow[];
