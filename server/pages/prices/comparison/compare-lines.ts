import { formatDate, formatDays, formatMonth } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import type { Product } from "../../../upstream/contracts/products";
import { type Range, RANGES } from "../charts/chart";
import type { ChartLine, Point } from "../charts/chart-drawing";
import type { NamedLines } from "../charts/lines-view";
import { joinedBy, type TradedPrice } from "../rows/price-series";
import { addDays, DAY_MS, dayNumber } from "../days/trading-days";
import { weekOf } from "../days/week";

const DAILY_UNTIL = RANGES["3a"];
const WEEKLY_UNTIL = RANGES["1y"];

/** By day, week or month, whichever keeps the table readable. */
export function comparedProducts(
  all: readonly { product: Product; days: readonly TradedPrice[] }[],
  range: Range,
  language: Language,
): NamedLines {
  const last =
    all
      .map(({ days }) => days.at(-1)?.day ?? "")
      .toSorted()
      .at(-1) ?? "";
  const from = addDays(last, -RANGES[range]);
  const period = RANGES[range] <= DAILY_UNTIL ? "day" : RANGES[range] <= WEEKLY_UNTIL ? "week" : "month";
  const names = {
    day: (day: string) => formatDate(day, language),
    week: (day: string) => formatDays(weekOf(day), language),
    month: (day: string) => formatMonth(day, language),
  };
  return {
    period,
    firstMonth: null,
    nameOf: (at) => names[period](new Date(at * DAY_MS).toISOString().slice(0, 10)),
    lines: all.map(({ product, days }, index) => {
      const own = days.filter(({ day }) => day >= from);
      return {
        name: product.name,
        mark: "ABCD".charAt(index),
        points: (period === "day" ? own : joinedBy(period, own)).map(({ day, average }) => ({
          at: dayNumber(day),
          average,
        })),
      };
    }),
  };
}

/** The first position at which every line with points has one; null without one. */
export function firstCommon(lines: readonly ChartLine[]): number | null {
  const [first, ...others] = lines.filter(({ points }) => points.length > 0);
  const isCommon = ({ at }: Point) => others.every(({ points }) => points.some((point) => point.at === at));
  return first?.points.find(isCommon)?.at ?? null;
}

/** Each other line held against the first one, where both were traded. */
export function againstFirst(
  { lines: [first, ...others], ...rest }: NamedLines,
  result: (first: number, other: number) => number,
): NamedLines {
  const prices = new Map(first?.points.map(({ at, average }) => [at, average]));
  const lines = others.map(({ points, ...line }) => ({
    ...line,
    points: points.flatMap(({ at, average }) => {
      const price = prices.get(at);
      return price === undefined ? [] : { at, average: result(price, average) };
    }),
  }));
  return { ...rest, lines };
}

const BASE = 100;

export function indexed(lines: readonly ChartLine[], base: number): ChartLine[] {
  return lines.map((line) => {
    const start = line.points.find(({ at }) => at === base)?.average;
    const points = start
      ? line.points.map(({ at, average }) => ({ at, average: (average / start) * BASE }))
      : [];
    return { ...line, points };
  });
}
