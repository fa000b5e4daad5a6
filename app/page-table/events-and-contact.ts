import type { PageRow } from "./page-row";

export const EVENT_AND_CONTACT_PAGES = [
  {
    id: "events",
    tr: "/etkinlik-list",
    en: "/en/events",
    shape: "events",
    title: "page.events",
    query: ["gorunum", "ay", "tur", "ara", "sayfa"],
  },
  { id: "surveys", tr: "/anket-listesi", en: "/en/surveys", shape: "surveys", title: "page.surveys" },
  {
    id: "survey",
    tr: "/anket-detay/:id",
    en: "/en/surveys/:id",
    shape: "survey",
    title: "page.survey",
    parent: "surveys",
  },
  {
    id: "data-protection",
    tr: "/kvkk",
    en: "/en/data-protection",
    shape: "privacy-texts",
    title: "page.dataProtection",
  },
  { id: "contact", tr: "/iletisim", en: "/en/contact", shape: "contact", title: "page.contact" },
  {
    id: "requests",
    tr: "/istek-oneri-sikayet",
    en: "/en/requests",
    shape: "contact",
    title: "page.requests",
  },
] as const satisfies readonly PageRow[];
