import type { PageRow } from "./page-row";

export const NEWS_PAGES = [
  {
    id: "announcements",
    tr: "/duyuru-list",
    en: "/en/announcements",
    shape: "list",
    title: "page.announcements",
    feed: true,
    query: ["sayfa", "ara", "yil"],
  },
  {
    id: "news",
    tr: "/haber-list",
    en: "/en/news",
    shape: "list",
    title: "page.news",
    feed: true,
    query: ["sayfa", "ara", "yil"],
  },
  {
    id: "all-news",
    tr: "/duyuru-haber-list",
    en: "/en/all-news",
    shape: "list",
    title: "page.allNews",
    feed: true,
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
] as const satisfies readonly PageRow[];
