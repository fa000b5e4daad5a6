import { LANGUAGES, type Language } from "../../app/i18n/language";
import type { PageId, PublicPage, Shape } from "../../app/pages";
import { ALL_SAMPLES } from "../support/sample-pages";
import { EVERY_PAGE } from "../support/sampling";

/** One address of the portal, in both languages. */
export interface Sample {
  name: string;
  shape: Shape;
  status: 200 | 404;
  path: Record<Language, string>;
}

/** The richest page of each shape. */
const OF_SHAPE: Record<PublicPage["shape"], PageId> = {
  home: "home",
  opening: "opening",
  article: "news-item",
  list: "all-news",
  collection: "policies",
  figures: "daily-bulletin",
  "price-desk": "prices",
  "price-alerts": "price-alerts",
  "my-products": "my-products",
  product: "product",
  "open-data": "open-data",
  compare: "compare",
  gallery: "gallery",
  videos: "videos",
  links: "links",
  people: "council",
  person: "person",
  "organisation-chart": "organisation-chart",
  "member-groups": "members",
  events: "events",
  surveys: "surveys",
  survey: "survey",
  "privacy-texts": "data-protection",
  contact: "contact",
  documents: "activity-reports",
  form: "register",
  membership: "membership",
  incentives: "incentives",
  "site-map": "site-map",
  search: "search",
  "not-found": "error",
};

const ALL: Sample[] = ALL_SAMPLES.map(({ page, name, path }) => ({
  name,
  path,
  shape: page.shape,
  status: page.shape === "not-found" ? 404 : 200,
}));

/** A page by its sample name: its id, or "id (name)". */
export function sample(name: string): Sample {
  const match = ALL.find((candidate) => candidate.name === name);
  if (!match) throw new Error(`no sample page ${name}`);
  return match;
}

/** Pages beside the shapes: content without English, an event, an empty list, every form. */
const MORE: Sample[] = [
  sample("news-item (no English)"),
  sample("content (event)"),
  sample("service-standards"),
  sample("requests"),
  sample("mailing-list"),
  sample("reset-password"),
  {
    name: "empty list",
    shape: "list",
    status: 200,
    path: { tr: "/duyuru-haber-list?ara=zzzz", en: "/en/all-news?ara=zzzz" },
  },
  {
    name: "month of events",
    shape: "events",
    status: 200,
    path: { tr: "/etkinlik-list?gorunum=takvim", en: "/en/events?gorunum=takvim&ay=2026-12" },
  },
  {
    name: "costs of waiting",
    shape: "figures",
    status: 200,
    path: {
      tr: "/beklemenin-masrafi?urun=8&faiz=35&depo=150&fire=0,2",
      en: "/en/cost-of-waiting?urun=8&faiz=35&depo=x",
    },
  },
  {
    name: "field income",
    shape: "figures",
    status: 200,
    path: {
      tr: "/tarla-hesabi?urun=8&alan=250&verim=400&masraf=9000",
      en: "/en/field-income?urun=8&alan=0&verim=400&masraf=x",
    },
  },
  {
    name: "costs of a blend",
    shape: "figures",
    status: 200,
    path: { tr: "/pacal?urun=1&pay=60&urun2=2&pay2=40", en: "/en/blend?urun=1&pay=60&urun2=2&pay2=x" },
  },
  {
    name: "trading volume",
    shape: "figures",
    status: 200,
    path: { tr: "/islem-hacmi", en: "/en/trading-volume?urun=8" },
  },
  {
    name: "prices between two dates",
    shape: "figures",
    status: 200,
    path: {
      tr: "/fiyat-arsivi?urun=8&bas=2026-10-01&bit=2026-11-20",
      en: "/en/price-archive?urun=1&bas=2025-06-10&bit=2026-11-20",
    },
  },
];

/** One page of each shape, and the special ones; every row of the table with EVERY_PAGE=1. */
export const SAMPLES: Sample[] = [
  ...new Set([...(EVERY_PAGE ? ALL : Object.values(OF_SHAPE).map(sample)), ...MORE]),
];

export interface SampleInLanguage {
  name: string;
  title: string;
  language: Language;
  status: Sample["status"];
  path: string;
}

/** Each sample in each language. */
export const SAMPLES_IN_BOTH: SampleInLanguage[] = SAMPLES.flatMap((page) =>
  LANGUAGES.map((language) => ({
    name: page.name,
    title: `${page.name} in ${language === "tr" ? "Turkish" : "English"}`,
    language,
    status: page.status,
    path: page.path[language],
  })),
);

/** Each sample in one language. */
export const samplesIn = (language: Language): SampleInLanguage[] =>
  SAMPLES_IN_BOTH.filter((each) => each.language === language);

/** Every fourth sample, alternating languages; all in both with EVERY_PAGE=1. */
export const SAMPLES_BY_TURNS: SampleInLanguage[] = SAMPLES_IN_BOTH.filter(
  (_, at) => EVERY_PAGE || [0, 9].includes(at % 16),
);

type Window = "@desktop" | "@phone";

/** Wide pages are judged in Turkish and phone pages in English; in both with EVERY_PAGE=1. */
export const JUDGED: readonly (readonly [Window, Language])[] = [
  ["@desktop", "tr"],
  ["@phone", "en"],
  ...(EVERY_PAGE
    ? ([
        ["@desktop", "en"],
        ["@phone", "tr"],
      ] as const)
    : []),
];

const JUDGED_IN_GATE: Record<Window, readonly string[]> = {
  "@desktop": ["home", "news-item", "daily-bulletin", "product", "organisation-chart", "register"],
  "@phone": ["home", "all-news", "prices", "compare", "contact", "error"],
};

/** Samples judged in a window: every one with EVERY_PAGE=1. */
export const judgedIn = (window: Window, language: Language): SampleInLanguage[] =>
  samplesIn(language).filter(({ name }) => EVERY_PAGE || JUDGED_IN_GATE[window].includes(name));
