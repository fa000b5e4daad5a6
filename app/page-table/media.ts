import type { PageRow } from "./page-row";

export const MEDIA_PAGES = [
  { id: "gallery", tr: "/galeri/:id", en: "/en/gallery/:id", shape: "gallery", title: "page.gallery" },
  {
    id: "photos",
    tr: "/ilgin-fotograflar",
    en: "/en/photos",
    shape: "gallery",
    title: "page.photos",
    query: ["sayfa"],
  },
  {
    id: "promotional-video",
    tr: "/tanitim-videosu",
    en: "/en/promotional-video",
    shape: "article",
    title: "page.promotionalVideo",
  },
  {
    id: "videos",
    tr: "/tanitim-videosu-list",
    en: "/en/videos",
    shape: "videos",
    title: "page.videos",
    query: ["sayfa"],
  },
  {
    id: "success-stories",
    tr: "/basari-hikayeleri",
    en: "/en/success-stories",
    shape: "list",
    title: "page.successStories",
    query: ["sayfa", "ara", "yil"],
  },
  {
    id: "success-story",
    tr: "/detay-basari-hikayeleri/:id",
    en: "/en/success-stories/:id",
    shape: "article",
    title: "page.successStory",
    parent: "success-stories",
  },
  { id: "links", tr: "/faydali-link", en: "/en/links", shape: "links", title: "page.links" },
] as const satisfies readonly PageRow[];
