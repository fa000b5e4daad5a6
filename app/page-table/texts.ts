import type { PageRow } from "./page-row";

export const TEXT_PAGES = [
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
    id: "content",
    tr: "/detay/:id",
    en: "/en/content/:id",
    shape: "article",
    title: "page.content",
    query: ["tip"],
  },
  { id: "menu-page", tr: "/detay-menu/:id", en: "/en/page/:id", shape: "article", title: "page.content" },
] as const satisfies readonly PageRow[];
