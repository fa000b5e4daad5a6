import type { DataSetView, OpenDataView } from "~/components/prices/open-data-page";
import { formatDate } from "~/i18n/dates";
import type { WordKey } from "~/i18n/words";
import { CATALOGUE, OPEN_API } from "~/resources";
import { siteProfile } from "../../config/site-profile";
import type { PageContent, PageContext } from "../../request/page-loader";
import { FEED_FORMATS, type FileFormat, downloadHref, type Format } from "../resource-addresses";
import { columnHeading } from "../figures/value-words";
import { sessionCalendarLinks } from "../prices/days/session-calendar";
import { codesOf, DATASETS, exampleOf, pathOf, type Dataset } from "./datasets";
import type { Examples } from "./parameters";
import { href } from "~/pages";
import { now } from "../../config/clock";
import { portalOrigin } from "../../config/environment";
import type { Upstream } from "../../upstream/client";
import { orFallback } from "../fallbacks";
import { slugsById } from "../prices/products/product-address";
import { groupOf, productsInOrder } from "../prices/products/quoted-products";
import { addDays } from "../prices/days/trading-days";

const CHANGES: readonly { day: string; text: WordKey }[] = [
  { day: "2026-11-28", text: "data.change.season" },
  { day: "2026-11-28", text: "data.change.search" },
  { day: "2026-11-24", text: "data.change.catalogue" },
  { day: "2026-11-24", text: "data.change.years" },
  { day: "2026-11-24", text: "data.change.codes" },
];

const NAMES: Readonly<Record<FileFormat, string>> = {
  csv: "CSV",
  "csv-metadata.json": "CSVW",
  xlsx: "XLSX",
  pdf: "PDF",
  json: "JSON",
  atom: "Atom",
  "feed.json": "JSON Feed",
};

const FREQUENCIES: Readonly<Record<Dataset["frequency"], WordKey>> = {
  DAILY: "data.daily",
  WEEKLY: "data.weekly",
  MONTHLY: "data.monthly",
  IRREG: "data.irregular",
};

export async function openDataPage(context: PageContext): Promise<PageContent<OpenDataView>> {
  const { t, language, upstream } = context;
  const examples = await examplesOf(upstream);
  return {
    lifetime: "documents",
    view: {
      facts: factsOf(context),
      documents: {
        heading: t("data.documents"),
        links: [
          { href: OPEN_API, label: t("data.openApi") },
          { href: CATALOGUE, label: t("data.catalogue") },
          ...sessionCalendarLinks(context),
        ],
      },
      sets: { heading: t("data.sets"), sets: DATASETS.map((dataset) => setView(context, dataset, examples)) },
      examples: { heading: t("data.examples"), examples: curlExamples(context, examples) },
      changes: {
        heading: t("data.changes"),
        changes: CHANGES.map(({ day, text }) => ({ day, date: formatDate(day, language), text: t(text) })),
      },
    },
  };
}

function factsOf({ t, language }: PageContext): OpenDataView["facts"] {
  return [
    { term: t("data.licence"), text: siteProfile.statements.licence?.[language] ?? t("data.noLicence") },
    { term: t("data.formats"), text: t("data.formatsText") },
    { term: t("data.codes"), text: t("data.codesText") },
    { term: t("data.missing"), text: t("data.missingText") },
    { term: t("data.limits"), text: t("data.limitsText") },
    { term: t("data.stability"), text: t("data.stabilityText") },
  ];
}

function setView({ t, language }: PageContext, dataset: Dataset, examples: Examples): DataSetView {
  const { id, title, about, frequency, parameters, formats, hasFeed } = dataset;
  const all: FileFormat[] = [...formats, ...(hasFeed ? FEED_FORMATS : [])];
  const columns = [...dataset.columns({ t, language }), ...codesOf(dataset, t)];
  return {
    id,
    heading: t(title),
    lead: `${t(about)} ${t(FREQUENCIES[frequency])}`,
    address: pathOf(dataset, language, "csv"),
    parameters: parameters.map(({ name, about: text }) => ({ name, text: t(text) })),
    files: {
      heading: t("data.files"),
      links: all.map((format) => ({
        href: exampleOf(dataset, language, format, examples),
        label: NAMES[format],
      })),
    },
    fields: {
      summary: t("data.fields", { count: columns.length }),
      fields: columns.map((column) => ({ key: column.key, label: columnHeading(column, null, t) })),
    },
  };
}

const YEARS = 10;

function curlExamples(
  { t, language }: PageContext,
  { product, day, year }: Examples,
): OpenDataView["examples"]["examples"] {
  const address = (page: string, format: Format, query: Record<string, string> = {}) =>
    portalOrigin + downloadHref(page, format, new URLSearchParams(query));
  const bulletin = address(href("daily-bulletin", language), "json", { tarih: day });
  const desk = address(href("prices", language), "json");
  const days = address(href("product", language, { product }), "csv");
  const all = address(href("yearly-prices", language), "csv", {
    urun: "hepsi",
    yil: String(year),
    donem: "gun",
  });
  const last = now().year;
  return [
    { text: t("data.example.day"), command: `curl -s --compressed '${bulletin}'` },
    {
      text: t("data.example.news"),
      command: `curl -s --compressed --etag-save etag.txt --etag-compare etag.txt \\\n  -o prices.json '${desk}'`,
    },
    {
      text: t("data.example.years", { count: YEARS }),
      command: [
        `for y in $(seq ${last - YEARS + 1} ${last}); do`,
        `  curl -s --compressed "${days}?bas=$y-01-01&bit=$y-12-31" | tail -n +2`,
        "done > prices.csv",
      ].join("\n"),
    },
    { text: t("data.example.all", { year }), command: `curl -s --compressed -o year.csv '${all}'` },
  ];
}

const SPAN_DAYS = 30;

export async function examplesOf(upstream: Upstream): Promise<Examples> {
  const products = await orFallback(productsInOrder(upstream, { language: "tr" }), []);
  const [first] = products;
  const { year, month } = now().startOf("month").minus({ months: 1 });
  const day = now().toISODate();
  return {
    product: (first && slugsById(products).get(first.id)) ?? "urun",
    productId: String(first?.id ?? 1),
    groupCode: (first && groupOf(first)) ?? "",
    day,
    from: addDays(day, -SPAN_DAYS),
    year,
    month,
  };
}
