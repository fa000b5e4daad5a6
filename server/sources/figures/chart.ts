import type { PriceChartView } from "~/components/price-chart";
import { hrefOfMatch } from "~/pages";
import { formatMonth, parseDate } from "~/text/dates";
import type { WordKey } from "~/text/words";
import type { Figures } from "../../figures/figures";
import { unitWord } from "../../figures/words";
import type { PagePortal } from "../../page-loader";
import type { Product } from "../../upstream/contracts/products";
import { chartDrawing } from "../../views/chart-drawing";
import { figureTables } from "../../views/figure-table";
import { optional } from "../optional";
import { priceColumns } from "./bulletin-figures";
import { joinedBy, priceSeries, type TradedPrice } from "./price-series";
import { addDays } from "./trading-days";

/** The spans that a chart can show, in days, by their word in the address. */
export const RANGES = { "1a": 31, "3a": 92, "6a": 183, "1y": 366, tumu: 5 * 366 } as const;
export type Range = keyof typeof RANGES;
const DEFAULT_RANGE: Range = "3a";

/** The names of the spans. */
export const RANGE_WORDS: Readonly<Record<Range, WordKey>> = {
  "1a": "chart.range.1a",
  "3a": "chart.range.3a",
  "6a": "chart.range.6a",
  "1y": "chart.range.1y",
  tumu: "chart.range.tumu",
};

/** More days than these are listed by month beside the drawing. */
const DAYS_LISTED = 92;

interface ChartOptions {
  product: Product;
  products: readonly Product[];
  /** What the page's address says beside product and span. */
  query: URLSearchParams;
}

/** A product's prices up to a day over the span that the address names (?sure=), with links to other spans. */
export async function productChart(
  portal: PagePortal,
  options: ChartOptions & { until: string },
): Promise<PriceChartView> {
  const { product, until } = options;
  const range = askedRange(portal.url.searchParams.get("sure"));
  const from = addDays(until, -RANGES[range]);
  const days = await optional(priceSeries(portal.upstream, product.id, from, until), null);
  return chartView(portal, { ...options, days, range });
}

/** A product's prices as a drawing and as a table; `days` are null when they can't be had. */
export function chartView(
  portal: PagePortal,
  { range, days, ...options }: ChartOptions & { days: TradedPrice[] | null; range?: Range },
): PriceChartView {
  const { language, t } = portal;
  const { product } = options;
  const unit = `₺/${unitWord(product.unit, t)}`;
  const name = product.name ?? "";
  return {
    heading: t("chart.heading", { name }),
    unit,
    chooser: chooser(portal, options, range),
    ranges: range === undefined ? null : ranges(portal, options, range),
    drawing: days && chartDrawing(days, name, unit, language, t),
    legend: { line: t("chart.line"), band: t("chart.band") },
    empty: t(days ? "chart.tooFew" : "notice.partMissing"),
    table: days && days.length > 0 ? seriesTable(portal, product, days) : null,
  };
}

function askedRange(word: string | null): Range {
  return word !== null && Object.hasOwn(RANGES, word) ? (word as Range) : DEFAULT_RANGE;
}

/** The drawing's figures as a table, the newest first: day by day, or by month when there are many. */
function seriesTable(
  { language, t }: PagePortal,
  product: Product,
  days: readonly TradedPrice[],
): PriceChartView["table"] {
  const isByMonth = days.length > DAYS_LISTED;
  const rows = isByMonth ? joinedBy("month", days) : [...days];
  const monthOf = (day: string) => {
    const date = parseDate(day);
    return date ? formatMonth(date, language) : day;
  };
  const figures: Figures = {
    fileName: "",
    title: t("chart.heading", { name: product.name ?? "" }),
    about: {},
    columns: [
      isByMonth
        ? { key: "month", label: t("figures.month"), kind: "text" }
        : { key: "day", label: t("figures.day"), kind: "day" },
      ...priceColumns(t),
    ],
    sections: [
      {
        id: "chart-table",
        heading: null,
        unit: product.unit,
        rows: rows.toReversed().map(({ day, min, max, average }) => ({
          values: [isByMonth ? monthOf(day) : day, average, min, max],
          note: null,
        })),
      },
    ],
  };
  const [view] = figureTables(figures, language, t);
  return view ? { summary: t(isByMonth ? "chart.tableByMonth" : "chart.table"), view } : null;
}

function chooser({ match, language, t }: PagePortal, options: ChartOptions, range: Range | undefined) {
  const { product, products, query } = options;
  const kept: [string, string][] = range === undefined ? [...query] : [...query, ["sure", range]];
  return {
    action: `${hrefOfMatch(match, language)}#grafik`,
    fields: [
      {
        kind: "select" as const,
        name: "urun",
        label: t("board.product"),
        value: String(product.id),
        options: products.map(({ id, name }) => ({ value: String(id), label: name ?? "" })),
      },
    ],
    hidden: kept.map(([name, value]) => ({ name, value })),
    submit: t("chart.show"),
    clear: null,
  };
}

function ranges({ match, language, t }: PagePortal, { product, query }: ChartOptions, shown: Range) {
  const words = Object.keys(RANGES) as Range[];
  const links = words.map((word) => {
    const own = new URLSearchParams(query);
    own.set("urun", String(product.id));
    own.set("sure", word);
    return {
      href: `${hrefOfMatch(match, language)}?${own.toString()}#grafik`,
      label: t(RANGE_WORDS[word]),
      current: word === shown,
    };
  });
  return { label: t("chart.ranges"), links };
}
