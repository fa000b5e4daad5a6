import { ascending, greatest, least } from "d3-array";
import type { PriceChartView } from "~/components/prices/price-chart";
import { formatMonthName } from "~/i18n/dates";
import { formatPercent } from "~/i18n/numbers";
import type { Translate } from "~/i18n/words";
import type { PageContext } from "../../../request/page-loader";
import type { Product } from "../../../upstream/contracts/products";
import { type Column, type RowCodes, soleSection } from "../../figures/data-table";
import { chartDrawing } from "../charts/chart-drawing";
import { firstMonthOf, monthOfSeason, MONTHS } from "../days/marketing-year";
import type { Series } from "../rows/price-series";
import { type SeasonalMonth, seasonality } from "../rows/seasonality";
import { fileNameOf, productColumns } from "./yearly-figures";

interface SeasonPrices extends Series {
  product: Product;
  codes: RowCodes;
}

interface NamedMonth extends SeasonalMonth {
  /** From the first of the marketing year, which is 0. */
  at: number;
  period: string;
}

/** The months in which a product usually costs more or less than in those around them; `days` of whole months. */
export function seasonalPrices(context: PageContext, { product, codes, ...series }: SeasonPrices) {
  const { t } = context;
  const title = t("season.title", { name: product.name });
  const months = monthsOf(context, product, series);
  const summary = summaryOf(context, months);
  return {
    title,
    /** For the head, in place of those of the last day. */
    texts: summary === null ? null : { details: summary, note: t("season.method") },
    figures: {
      fileName: t("season.fileName", { name: fileNameOf(product) }),
      title,
      about: { productId: product.id, product: product.name },
      columns: seasonColumns(t),
      sections: soleSection(
        "months",
        product.unit,
        months.map(({ month, ...values }) => ({
          values: {
            ...values,
            code: product.code,
            product: product.name,
            month: String(month).padStart(2, "0"),
          },
          codes,
          against: { difference: t("season.base") },
        })),
      ),
    },
    empty: { text: t("season.empty", { name: product.name }), links: [] },
    chart: () =>
      seasonalChart(context, months, {
        title,
        label: summary ?? "",
        firstMonth: firstMonthOf(product),
        isComplete: series.unread + series.doubtful === 0,
      }),
  };
}

function monthsOf({ language }: PageContext, product: Product, { days }: Series): NamedMonth[] {
  const firstMonth = firstMonthOf(product);
  return seasonality(days)
    .map((own) => {
      const at = (own.month - firstMonth + MONTHS) % MONTHS;
      return { ...own, at, period: formatMonthName(monthOfSeason(at, firstMonth), language) };
    })
    .toSorted((a, b) => ascending(a.at, b.at));
}

function summaryOf({ t, language }: PageContext, months: readonly NamedMonth[]): string | null {
  const dear = greatest(months, ({ difference }) => difference);
  const cheap = least(months, ({ difference }) => difference);
  if (!dear || !cheap) return null;
  return t("season.summary", {
    dear: dear.period,
    more: formatPercent(dear.difference, language),
    cheap: cheap.period,
    less: formatPercent(cheap.difference, language),
  });
}

interface SeasonChart {
  title: string;
  label: string;
  firstMonth: number;
  isComplete: boolean;
}

function seasonalChart(
  context: PageContext,
  months: readonly NamedMonth[],
  { title, label, firstMonth, isComplete }: SeasonChart,
): PriceChartView | null {
  const { t } = context;
  const points = months.map(({ at, difference: average, least: min, greatest: max }) => ({
    at,
    average,
    min,
    max,
  }));
  const lines = [{ name: title, mark: "", points }];
  const drawing = chartDrawing(
    { lines, period: "month", firstMonth },
    { label, unit: "%", isComplete },
    context,
  );
  return (
    drawing && {
      heading: title,
      isHeadingHidden: true,
      chooser: null,
      ranges: null,
      drawing,
      legend: { line: t("season.line"), band: t("chart.band") },
      empty: "",
      table: null,
    }
  );
}

export const seasonColumns = (t: Translate): Column[] => [
  ...productColumns(t),
  { key: "month", label: t("season.monthNumber"), kind: "text", isInHeading: true },
  { key: "period", label: t("figures.month"), kind: "text" },
  { key: "difference", label: t("season.difference"), kind: "change" },
  { key: "least", label: t("season.least"), kind: "percent" },
  { key: "greatest", label: t("season.greatest"), kind: "percent" },
  { key: "yearsAbove", label: t("season.yearsAbove"), kind: "count" },
  { key: "years", label: t("season.years"), kind: "count" },
];
