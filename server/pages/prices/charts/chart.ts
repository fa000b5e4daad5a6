import { max, min, rollup, sum } from "d3-array";
import { productField } from "../../filter-form";
import type { PriceChartView } from "~/components/prices/price-chart";
import { hrefOfMatch } from "~/pages";
import type { ChartDrawing } from "~/components/elements/chart";
import { formatDate, formatMonth, formatMonthShort } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import { formatNumber } from "~/i18n/numbers";
import type { WordKey, Wording } from "~/i18n/words";
import { soleSection, type Table } from "../../figures/data-table";
import type { PageContext } from "../../../request/page-loader";
import type { PriceRow } from "../../../upstream/contracts/prices";
import type { Product } from "../../../upstream/contracts/products";
import { chartDrawing, type Period } from "./chart-drawing";
import { tableView } from "../../figures/table-view";
import { orFallback } from "../../fallbacks";
import { priceColumns } from "../rows/bulletin-figures";
import { priceUnitWord } from "../rows/price-row";
import { joinedBy, readSeries, type Series, type TradedPrice } from "../rows/price-series";
import { addDays, dayNumber } from "../days/trading-days";
import { oneOf } from "../../query";

/** In days. */
export const RANGES = { "1a": 31, "3a": 92, "6a": 183, "1y": 366, tumu: 5 * 366 } as const;
export type Range = keyof typeof RANGES;

const RANGE_NAMES = Object.keys(RANGES) as Range[];

export const rangeParameter = (usual: Range = "3a") => oneOf("range", RANGE_NAMES, usual);

export const RANGE_WORDS: Readonly<Record<Range, WordKey>> = {
  "1a": "chart.range.1a",
  "3a": "chart.range.3a",
  "6a": "chart.range.6a",
  "1y": "chart.range.1y",
  tumu: "chart.range.tumu",
};

/** More are listed by months. */
export const DAYS_LISTED = 92;

/** The one that the address names, else the most traded. */
export function chartedProduct(
  code: string,
  products: readonly Product[],
  lines: readonly PriceRow[],
): Product | undefined {
  const amounts = rollup(
    lines,
    (own) => sum(own, ({ amount }) => amount ?? 0),
    ({ productId }) => productId,
  );
  const [most] = [...amounts].toSorted(([, a], [, b]) => b - a);
  return (
    products.find(({ id }) => String(id) === code) ??
    products.find(({ id }) => id === most?.[0]) ??
    products[0]
  );
}

export interface ChartOptions {
  product: Product;
  products: readonly Product[];
  query: URLSearchParams;
}

export async function productChart(
  context: PageContext,
  options: ChartOptions & { until: string; range: Range },
): Promise<PriceChartView> {
  const { product, until, range } = options;
  const from = addDays(until, -RANGES[range]);
  const series = await orFallback(readSeries(context.upstream, product.id, from, until), null);
  return chartView(context, { ...options, series });
}

export function chartView(
  context: PageContext,
  {
    range,
    series,
    period = "day",
    ...options
  }: ChartOptions & {
    series: Series | null;
    range?: Range;
    period?: "day" | "month";
  },
): PriceChartView {
  const { t } = context;
  const { product } = options;
  const { days, unread, doubtful } = series ?? { days: [], unread: 1, doubtful: 0 };
  return {
    heading: t("chart.heading", { name: product.name }),
    chooser: options.products.length > 0 ? chooser(context, options, range) : null,
    ranges: range === undefined ? null : ranges(context, options, range),
    drawing: priceDrawing(context, { product, days, period, isComplete: unread + doubtful === 0 }),
    legend: { line: t("chart.line"), band: t("chart.band") },
    empty: t(unread === 0 ? "chart.tooFew" : "notice.partMissing"),
    table: days.length > 0 ? seriesTable(context, product, days) : null,
  };
}

interface PriceDrawingOptions {
  product: Pick<Product, "name" | "unit">;
  days: readonly TradedPrice[];
  period: "day" | "month";
  isComplete: boolean;
}

export function priceDrawing(
  wording: Wording,
  { product, days, period, isComplete }: PriceDrawingOptions,
): ChartDrawing | null {
  const { language, t } = wording;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const price = (value: number | undefined) => formatNumber(value ?? 0, language, 2);
  const nameOf = (day: string) => (period === "month" ? formatMonth : formatDate)(day, language);
  const [name, unit] = [product.name, priceUnitWord(product.unit, t)];
  const points = days.map(({ day, min: least, average, max: greatest }) => ({
    at: dayNumber(day),
    min: least,
    average,
    max: greatest,
  }));
  return chartDrawing(
    { lines: [{ name, mark: "", points }], period, firstMonth: null },
    {
      label: t("chart.label", {
        name,
        unit,
        from: nameOf(first.day),
        until: nameOf(last.day),
        first: price(first.average),
        last: price(last.average),
        least: price(min(days, (each) => each.min)),
        greatest: price(max(days, (each) => each.max)),
      }),
      unit,
      last: `${shortName(last.day, period, language)}: ${price(last.average)}`,
      isComplete,
    },
    wording,
  );
}

function shortName(day: string, period: Period, language: Language): string {
  const [year = "", , dayOfMonth] = day.split("-");
  return period === "month"
    ? `${formatMonthShort(day, language)} ${year}`
    : `${Number(dayOfMonth)} ${formatMonthShort(day, language)}`;
}

function seriesTable(
  { language, t }: PageContext,
  product: Product,
  days: readonly TradedPrice[],
): PriceChartView["table"] {
  const isByMonth = days.length > DAYS_LISTED;
  const rows = isByMonth ? joinedBy("month", days) : [...days];
  const figures: Table = {
    title: t("chart.heading", { name: product.name }),
    columns: [
      isByMonth
        ? { key: "month", label: t("figures.month"), kind: "text" }
        : { key: "day", label: t("figures.day"), kind: "day" },
      ...priceColumns(t),
    ],
    sections: soleSection(
      "chart-table",
      product.unit,
      rows.toReversed().map((prices) => ({
        values: { ...prices, month: formatMonth(prices.day, language) },
      })),
    ),
  };
  const view = tableView(figures, { language, t });
  return view ? { summary: t(isByMonth ? "chart.tableByMonth" : "chart.table"), view } : null;
}

function chooser({ match, language, t }: PageContext, options: ChartOptions, range: Range | undefined) {
  const { product, products, query } = options;
  const parameters: [string, string][] = range === undefined ? [...query] : [...query, ["sure", range]];
  return {
    action: `${hrefOfMatch(match, language)}#grafik`,
    fields: [productField(product, products, t)],
    hidden: parameters.map(([name, value]) => ({ name, value })),
    submit: t("chart.show"),
    clear: null,
  };
}

function ranges(
  { match, language, t }: PageContext,
  { product, products, query }: ChartOptions,
  current: Range,
) {
  const links = RANGE_NAMES.map((word) => {
    const own = new URLSearchParams(query);
    if (products.length > 0) own.set("urun", String(product.id));
    own.set("sure", word);
    return {
      href: `${hrefOfMatch(match, language)}?${own.toString()}#grafik`,
      label: t(RANGE_WORDS[word]),
      current: word === current,
    };
  });
  return { label: t("chart.ranges"), links };
}
