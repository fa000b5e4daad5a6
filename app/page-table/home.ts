import type { PageRow } from "./page-row";

export const HOME_PAGES = [
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
  { id: "opening", tr: "/acilis", en: "/en/notices", shape: "opening", title: "page.opening" },
] as const satisfies readonly PageRow[];
