import { LANGUAGES, type Language } from "../../app/i18n/language";
import { isPublic, PAGES, type PageId, type PlainPageId, type PublicPage } from "../../app/pages";

/** A public page with content of the demo exchange. */
export interface Sample {
  /** The page's id, or "id (name)". */
  name: string;
  page: PublicPage;
  path: Record<Language, string>;
}

interface Parameters {
  values: Record<string, string>;
  query?: string;
  name?: string;
}

type Parametered = Record<Exclude<PageId, PlainPageId>, Parameters[]>;

/** A new page with parameters in its path doesn't compile without a sample; others have one without, or these. */
const PARAMETERS: Parametered & Partial<Record<PlainPageId, Parameters[]>> = {
  "home-tab": [
    { values: { tip: "hububat" } },
    { values: { tip: "duyuru" }, name: "announcements" },
    { values: { tip: "hayvan" }, name: "livestock" },
  ],
  policy: [{ values: { tip: "kalite" } }, { values: { tip: "erisilebilirlik" }, name: "accessibility" }],
  "news-item": [{ values: { id: "1007" } }, { values: { id: "1022" }, name: "no English" }],
  content: [{ values: { id: "1001" } }, { values: { id: "503" }, query: "?tip=etkinlik", name: "event" }],
  gallery: [{ values: { id: "1" } }, { values: { id: "6" }, name: "empty" }],
  "success-story": [{ values: { id: "5001" } }],
  survey: [
    { values: { id: "1" } },
    { values: { id: "3" }, name: "closed" },
    { values: { id: "4" }, name: "to come" },
  ],
  "menu-page": [{ values: { id: "351" } }],
  product: [
    { values: { product: "bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday" } },
    { values: { product: "asp-aspir" }, name: "out of season" },
  ],
  "yearly-prices": [{ values: {} }, { values: {}, query: "?urun=8&donem=mevsim", name: "season" }],
  person: [{ values: { id: "3" } }, { values: { id: "516" }, name: "no photograph" }],
  "exchange-content": [{ values: { id: "11001" } }, { values: { id: "37" }, name: "event" }],
};

const parametersOf = (id: PageId): Parameters[] => PARAMETERS[id] ?? [{ values: {} }];

function fill(pattern: string, { values, query = "" }: Parameters): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => values[name] ?? "") + query;
}

export const ALL_SAMPLES: Sample[] = PAGES.filter(isPublic).flatMap((page) =>
  parametersOf(page.id).map((parameters) => ({
    name: parameters.name ? `${page.id} (${parameters.name})` : page.id,
    page,
    path: { tr: fill(page.tr, parameters), en: fill(page.en, parameters) },
  })),
);

export interface SamplePage {
  page: PublicPage;
  language: Language;
  path: string;
  /** The same page in the other language. */
  twin: string;
}

export const SAMPLE_PAGES: SamplePage[] = ALL_SAMPLES.flatMap(({ page, path }) =>
  LANGUAGES.map((language) => ({
    page,
    language,
    path: path[language],
    twin: path[language === "tr" ? "en" : "tr"],
  })),
);
