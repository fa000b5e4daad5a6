import { group } from "d3-array";
import { scaleLinear } from "d3-scale";
import type { SeasonChartView, SeasonLineView } from "~/components/prices/season-chart";
import type { Language } from "~/i18n/language";
import { formatMonthName, formatMonthShort } from "~/i18n/dates";
import { formatNumber } from "~/i18n/numbers";
import type { PageContext } from "../../../request/page-loader";
import type { Product } from "../../../upstream/contracts/products";
import { type DataTable, soleSection } from "../../data-table/data-table";
import { tableView } from "../../data-table/table-view";
import { unitWord } from "../../data-table/value-words";
import { firstMonthOf, monthOfSeason, seasonName, seasonOf } from "../days/marketing-year";
import { figureTicks, linePath, percent } from "./chart-drawing";
import { joinedBy, type TradedPrice } from "../rows/price-series";

const SEASONS = 5;
const MONTHS = 12;
/** In per cent; the edges are reserved for labels. */
const [LEFT, RIGHT, TOP, BOTTOM] = [2, 99, 9, 88];
const Y_TICKS = 4;
const MONTHS_A_TICK = 3;
const NAMES_APART = 6.5;

interface Season {
  name: string;
  shortName: string;
  /** By month of the marketing year, from 0; months without trade are absent. */
  months: ReadonlyMap<number, number>;
}

/** Newest first; null with fewer than two months of prices. */
export function seasonChart(
  context: PageContext,
  product: Product,
  days: readonly TradedPrice[],
): SeasonChartView | null {
  const { language, t } = context;
  const firstMonth = firstMonthOf(product);
  const seasons = seasonsOf(days, firstMonth);
  const prices = seasons.flatMap(({ months }) => [...months.values()]);
  const [current] = seasons;
  if (!current || prices.length < 2) return null;
  const unit = `₺/${unitWord(product.unit, t)}`;
  const names = monthNames(firstMonth, language);
  const table = tableView(seasonTable(context, product, seasons, names), context);
  return {
    heading: t("product.seasons"),
    about: t(firstMonth === 1 ? "product.calendarYears" : "product.marketingYears", {
      month: names.long[0] ?? "",
    }),
    drawing: drawing(seasons, names.short, language, {
      unit,
      label: t("product.seasonsLabel", {
        name: product.name ?? "",
        unit,
        seasons: seasons.map(({ name }) => name).join(", "),
      }),
    }),
    table: table && { summary: t("chart.tableByMonth"), view: table },
  };
}

function seasonsOf(days: readonly TradedPrice[], firstMonth: number): Season[] {
  const months = joinedBy("month", days).map(({ day, average }) => ({
    ...seasonOf(day, firstMonth),
    average,
  }));
  const newest = months.at(-1)?.year ?? 0;
  return [...group(months, ({ year }) => year)]
    .filter(([year]) => year > newest - SEASONS)
    .toSorted(([a], [b]) => b - a)
    .map(([year, own]) => ({
      name: seasonName(year, firstMonth),
      shortName: seasonName(year, firstMonth).replace(/^20(?=.*\/)/, ""),
      months: new Map(own.map(({ month, average }) => [month, average])),
    }));
}

function monthNames(firstMonth: number, language: Language) {
  const months = Array.from({ length: MONTHS }, (_, at) => monthOfSeason(at, firstMonth));
  return {
    short: months.map((month) => formatMonthShort(month, language)),
    long: months.map((month) => formatMonthName(month, language)),
  };
}

function drawing(
  seasons: readonly Season[],
  months: readonly string[],
  language: Language,
  axes: { label: string; unit: string },
): SeasonChartView["drawing"] {
  const prices = seasons.flatMap((season) => [...season.months.values()]);
  const x = scaleLinear([0, MONTHS - 1], [LEFT, RIGHT]);
  const y = scaleLinear([Math.min(...prices), Math.max(...prices)], [BOTTOM, TOP]).nice(Y_TICKS);
  const price = (value: number) => formatNumber(value, language, 2);
  return {
    ...axes,
    yTicks: figureTicks(y.ticks(Y_TICKS), y, language),
    xTicks: months.flatMap((name, month) =>
      month % MONTHS_A_TICK === 0 ? [{ at: percent(x(month)), label: name }] : [],
    ),
    lines: named(
      seasons.map(({ shortName: name, months: own }) => {
        const points = [...own].toSorted(([a], [b]) => a - b);
        const [month = 0, value = 0] = points.at(-1) ?? [];
        return {
          name,
          path: unbroken(points)
            .map((run) => linePath(run.map(([at, average]) => [x(at), y(average)])))
            .join(""),
          end: {
            x: percent(x(month)),
            y: percent(y(value)),
            label: `${months[month] ?? ""}: ${price(value)}`,
          },
          height: y(value),
        };
      }),
    ),
  };
}

interface Ending {
  name: string;
  path: string;
  end: SeasonLineView["end"];
  height: number;
}

function named(lines: readonly Ending[]): SeasonLineView[] {
  const heights = new Map<string, number>();
  let lowest = Infinity;
  for (const { name, height } of lines.toSorted((a, b) => b.height - a.height)) {
    lowest = Math.min(height, lowest - NAMES_APART);
    heights.set(name, lowest);
  }
  return lines.map(({ name, path, end, height }) => ({
    name,
    path,
    end,
    nameAt: percent(heights.get(name) ?? height),
  }));
}

function unbroken(points: readonly [month: number, price: number][]): [number, number][][] {
  const runs: [number, number][][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point[0] - (run.at(-1)?.[0] ?? 0) === 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

function seasonTable(
  { t }: PageContext,
  product: Product,
  seasons: readonly Season[],
  names: { long: readonly string[] },
): DataTable {
  return {
    fileName: "",
    title: t("product.seasons"),
    about: {},
    columns: [
      { key: "month", label: t("figures.month"), kind: "text" },
      ...seasons.map(({ name }, at) => ({
        key: name,
        label: name,
        kind: "price" as const,
        ...(at === 0 && { place: "main" as const }),
      })),
    ],
    sections: soleSection(
      "season-table",
      product.unit,
      names.long.flatMap((name, month) => {
        const prices = seasons.map((season) => [season.name, season.months.get(month) ?? null] as const);
        const isTraded = prices.some(([, price]) => price !== null);
        return isTraded ? [{ values: { ...Object.fromEntries(prices), month: name }, note: null }] : [];
      }),
    ),
  };
}
