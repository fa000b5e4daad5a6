import { LANGUAGES, type Language } from "~/i18n/language";
import { href, isPublic, PAGES, type PageId, type PublicPage } from "~/pages";

/** An address for each page that anybody may open, in each language, with content of the demo exchange. */
export interface SamplePage {
  page: PublicPage;
  language: Language;
  path: string;
  /** The same page in the other language. */
  twin: string;
}

interface Sample {
  params: Record<string, string>;
  query?: string;
}

const SAMPLES: Partial<Record<PageId, Sample[]>> = {
  "home-tab": ["hububat", "bakliyat", "hayvan", "duyuru"].map((tip) => ({ params: { tip } })),
  policy: [{ params: { tip: "kalite" } }],
  "news-item": [{ params: { id: "1007" } }],
  content: [{ params: { id: "1001" } }, { params: { id: "503" }, query: "?tip=etkinlik" }],
  gallery: [{ params: { id: "1" } }, { params: { id: "6" } }],
  "success-story": [{ params: { id: "5001" } }],
  survey: ["1", "3", "4"].map((id) => ({ params: { id } })),
  "menu-page": [{ params: { id: "351" } }],
  product: [{ params: { product: "bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday" } }],
  person: [{ params: { id: "3" } }, { params: { id: "516" } }],
  "exchange-content": [{ params: { id: "11001" } }, { params: { id: "37" } }],
};

export const SAMPLE_PAGES: SamplePage[] = PAGES.filter(isPublic).flatMap((page) =>
  samplesOf(page).flatMap(({ params, query = "" }) => {
    const path = (language: Language) => href(page.id, language, params as never) + query;
    return LANGUAGES.map((language) => ({
      page,
      language,
      path: path(language),
      twin: path(language === "tr" ? "en" : "tr"),
    }));
  }),
);

function samplesOf(page: PublicPage): Sample[] {
  if (!page.tr.includes(":")) return [{ params: {} }];
  const samples = SAMPLES[page.id];
  if (!samples) throw new Error(`tests/support/sample-pages.ts needs parameters for the page ${page.id}`);
  return samples;
}
