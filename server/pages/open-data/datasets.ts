import { findPage, href, hrefOfMatch, pageById, type PageId, type PageMatch } from "~/pages";
import type { Language } from "~/i18n/language";
import type { Translate, WordKey, Wording } from "~/i18n/words";
import type { Column } from "../figures/data-table";
import { productCodes, unitCodes } from "../figures/flat-table";
import { downloadHref, FORMATS, type FileFormat, type Format } from "../resource-addresses";
import { spanColumns } from "../prices/bulletins/bulletin-history";
import { dayColumns } from "../prices/bulletins/daily-bulletin";
import { deskColumns } from "../prices/desk/desk-table";
import { rateColumns } from "../prices/rates/exchange-rates";
import { monthColumns } from "../prices/bulletins/monthly-bulletin";
import { productColumns } from "../prices/product-page/product-figures";
import { quotationColumns } from "../prices/bulletins/quotation-list";
import { seasonColumns } from "../prices/years/seasonal-prices";
import { weekColumns } from "../prices/bulletins/weekly-bulletin";
import { yearColumns, yearDayColumns } from "../prices/years/yearly-figures";
import {
  ALL,
  DAY,
  DAYS,
  FROM,
  GROUP,
  MONTH,
  PRODUCT,
  PRODUCT_ID,
  SEARCH,
  SEASON,
  UNTIL,
  WEEK,
  YEAR,
  type Examples,
  type Parameter,
} from "./parameters";

/** A published dataset; page, OpenAPI, catalogue and tests derive from it. */
export interface Dataset {
  id: string;
  page: PageId;
  title: WordKey;
  about: WordKey;
  /** Update frequency (EU vocabulary). */
  frequency: "DAILY" | "WEEKLY" | "MONTHLY" | "IRREG";
  parameters: readonly Parameter[];
  formats: readonly Format[];
  hasFeed?: true;
  isOfProducts?: false;
  columns: (wording: Wording) => Column[];
}

const matchOf = (page: "prices", language: Language): PageMatch => ({
  page: pageById(page),
  language,
  params: {},
});

export const DATASETS: readonly Dataset[] = [
  {
    id: "prices",
    page: "prices",
    title: "page.prices",
    about: "lead.prices",
    frequency: "DAILY",
    parameters: [SEARCH, GROUP],
    formats: FORMATS,
    hasFeed: true,
    columns: (wording) =>
      deskColumns({ ...wording, match: matchOf("prices", wording.language) }, { sort: null }),
  },
  {
    id: "product",
    page: "product",
    title: "data.product",
    about: "data.productAbout",
    frequency: "DAILY",
    parameters: [PRODUCT, FROM, UNTIL],
    formats: FORMATS,
    hasFeed: true,
    columns: ({ t }) => productColumns(t),
  },
  {
    id: "daily-bulletin",
    page: "daily-bulletin",
    title: "page.dailyBulletin",
    about: "lead.dailyBulletin",
    frequency: "DAILY",
    parameters: [DAY],
    formats: FORMATS,
    hasFeed: true,
    columns: ({ t }) => dayColumns(t),
  },
  {
    id: "daily-bulletins",
    page: "daily-bulletin",
    title: "data.span",
    about: "data.spanAbout",
    frequency: "DAILY",
    parameters: [FROM, UNTIL],
    formats: FORMATS,
    columns: ({ t }) => spanColumns(t),
  },
  {
    id: "weekly-bulletin",
    page: "weekly-bulletin",
    title: "page.weeklyBulletin",
    about: "lead.weeklyBulletin",
    frequency: "WEEKLY",
    parameters: [WEEK],
    formats: FORMATS,
    columns: ({ t }) => weekColumns(t),
  },
  {
    id: "monthly-bulletin",
    page: "monthly-bulletin",
    title: "page.monthlyBulletin",
    about: "lead.monthlyBulletin",
    frequency: "MONTHLY",
    parameters: [YEAR, MONTH],
    formats: FORMATS,
    columns: ({ t }) => monthColumns(t),
  },
  {
    id: "yearly-prices",
    page: "yearly-prices",
    title: "page.yearlyPrices",
    about: "lead.yearlyPrices",
    frequency: "DAILY",
    parameters: [PRODUCT_ID, YEAR],
    formats: FORMATS,
    columns: ({ t }) => yearColumns(t),
  },
  {
    id: "year-of-all",
    page: "yearly-prices",
    title: "data.year",
    about: "data.yearAbout",
    frequency: "DAILY",
    parameters: [ALL, YEAR, DAYS],
    formats: ["csv", "json"],
    columns: ({ t }) => yearDayColumns(t),
  },
  {
    id: "seasonal-prices",
    page: "yearly-prices",
    title: "season.name",
    about: "data.seasonAbout",
    frequency: "MONTHLY",
    parameters: [PRODUCT_ID, SEASON],
    formats: FORMATS,
    columns: ({ t }) => seasonColumns(t),
  },
  {
    id: "quotation-list",
    page: "quotation-list",
    title: "page.quotationList",
    about: "lead.quotationList",
    frequency: "IRREG",
    parameters: [SEARCH, GROUP],
    formats: FORMATS,
    columns: ({ t }) => quotationColumns(t),
  },
  {
    id: "exchange-rates",
    page: "exchange-rates",
    title: "page.exchangeRates",
    about: "lead.exchangeRates",
    frequency: "DAILY",
    parameters: [],
    formats: FORMATS,
    isOfProducts: false,
    columns: ({ t }) => rateColumns(t),
  },
];

export const isOpen = (page: PageId): boolean => DATASETS.some((dataset) => dataset.page === page);

export const codesOf = ({ isOfProducts }: Dataset, t: Translate): Column[] =>
  isOfProducts === false ? [] : [...productCodes(t), unitCodes(t)];

export function pathOf({ page }: Dataset, language: Language, format: FileFormat): string {
  const pattern = pageById(page)[language].replace(/:(\w+)/g, "{$1}");
  return downloadHref(pattern, format, new URLSearchParams());
}

export function exampleOf(
  { page, parameters }: Dataset,
  language: Language,
  format: FileFormat,
  examples: Examples,
): string {
  const filled = pageById(page)[language].replace(/:(\w+)/g, () => encodeURIComponent(examples.product));
  const isFeed = format === "atom" || format === "feed.json";
  const inPath = parameters.filter((parameter) => parameter.in !== "path" && (!isFeed || parameter.inFeeds));
  return downloadHref(
    filled,
    format,
    new URLSearchParams(inPath.map(({ name, example }) => [name, example(examples)])),
  );
}

export function landingPage({ page }: Dataset, language: Language, examples: Examples): string {
  const match = findPage(pageById(page)[language].replace(/:(\w+)/g, () => examples.product));
  return match ? hrefOfMatch(match, language) : href("open-data", language);
}
