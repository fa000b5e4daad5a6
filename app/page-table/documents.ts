import { LIST, type PageRow } from "./page-row";

export const DOCUMENT_PAGES = [
  { id: "strategic-plan", tr: "/stratejik-plan", en: "/en/strategic-plan", shape: "documents", query: LIST },
  {
    id: "activity-reports",
    tr: "/faaliyet-raporu",
    en: "/en/activity-reports",
    shape: "documents",
    query: LIST,
  },
  {
    id: "quality-certificates",
    tr: "/kalite-belgelerimiz",
    en: "/en/quality-certificates",
    shape: "documents",
    query: LIST,
  },
  { id: "statistics", tr: "/istatistikler", en: "/en/statistics", shape: "documents", query: LIST },
  { id: "press-bulletins", tr: "/basin-bulteni", en: "/en/press-bulletins", shape: "documents", query: LIST },
  { id: "publications", tr: "/yayin-dergi", en: "/en/publications", shape: "documents", query: LIST },
  {
    id: "link-documents",
    tr: "/pdf-faydali-link",
    en: "/en/link-documents",
    shape: "documents",
    query: LIST,
  },
  { id: "declarations", tr: "/beyannameler", en: "/en/declarations", shape: "documents", query: LIST },
  {
    id: "membership-documents",
    tr: "/uyelik-icin-gerekli-belgeler",
    en: "/en/membership-documents",
    shape: "documents",
  },
  { id: "fees", tr: "/ucret-tarifeleri", en: "/en/fees", shape: "documents" },
  {
    id: "service-standards",
    tr: "/hizmet-standartlari-tablosu",
    en: "/en/service-standards",
    shape: "documents",
  },
  {
    id: "incentives",
    tr: "/tesvik-destek",
    en: "/en/incentives",
    shape: "incentives",
    query: ["ara", "durum"],
  },
  {
    id: "exchange-content",
    tr: "/detay-borsa-icerik/:id",
    en: "/en/exchange/:id",
    shape: "article",
    title: "page.content",
  },
] as const satisfies readonly PageRow[];
