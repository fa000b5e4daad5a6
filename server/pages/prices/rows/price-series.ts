import { group, max, median, min, sum } from "d3-array";
import type { ReadOptions, Upstream } from "../../../upstream/client";
import type { AnswerOf } from "../../../upstream/call";
import { readPriceHistory } from "../../../upstream/contracts/prices";
import { isDoubtful, worldUnit } from "./price-row";
import type { Id } from "../../../upstream/record";
import { formatMonth } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import { addDays } from "../days/trading-days";
import { mondayOf } from "../days/week";
import { siteProfile } from "../../../config/site-profile";

export interface TradedPrice {
  day: string;
  min: number;
  average: number;
  max: number;
  /** In the product's unit; null when unknown, as are trades. */
  quantity: number | null;
  trades: number | null;
}

export interface Series {
  /** Oldest first, without implausible prices. */
  days: readonly TradedPrice[];
  unread: number;
  doubtful: number;
}

/** A cached answer is the same object at each visit. */
const byAnswer = new WeakMap<History, Series>();

export async function readSeries(
  upstream: Upstream,
  productId: Id,
  from: string,
  until: string,
  options?: ReadOptions,
): Promise<Series> {
  // Figures alone: one answer serves both languages.
  const history = await upstream.read(
    readPriceHistory,
    { productId, from, until },
    { language: "tr", ...options },
  );
  const series = byAnswer.get(history) ?? seriesOf(history);
  byAnswer.set(history, series);
  return series;
}

function seriesOf({ rows, unread }: History): Series {
  const priced = rows.flatMap(pricedDay);
  const usual = median(priced, ({ average }) => average) ?? null;
  const days = priced.filter((price) => !isDoubtful({ ...price, previousAverage: usual }));
  return {
    days,
    unread: unread + rows.filter(isTornOff).length,
    doubtful: priced.length - days.length,
  };
}

type History = AnswerOf<typeof readPriceHistory>;
type HistoryDay = History["rows"][number];

/** Traded, but with an unreadable day or price. */
function isTornOff({ day, average, min, max, quantity, trades }: HistoryDay): boolean {
  const isTraded = [min, max, quantity, trades].some((figure) => figure !== null && figure > 0);
  return isTraded ? day === null || average === null : average !== null && day === null;
}

function pricedDay({ day, average, quantity, trades, ...bounds }: HistoryDay): TradedPrice[] {
  if (day === null || average === null) return [];
  return [
    {
      day,
      min: bounds.min ?? average,
      average,
      max: bounds.max ?? average,
      ...tradedFigures({ quantity, trades }),
    },
  ];
}

/** Without trades there is no quantity, and the other way round. */
export const tradedFigures = ({ quantity, trades }: Pick<TradedPrice, "quantity" | "trades">) => ({
  quantity: quantity ?? (trades === 0 ? 0 : null),
  trades: trades ?? (quantity === 0 ? 0 : null),
});

const STARTS = {
  week: mondayOf,
  month: (day: string) => `${day.slice(0, 7)}-01`,
  year: (day: string) => `${day.slice(0, 4)}-01-01`,
};

/** In order, each with the first day of its period. */
export function joinedBy(period: keyof typeof STARTS, days: readonly TradedPrice[]): TradedPrice[] {
  return [...group(days, ({ day }) => STARTS[period](day))].map(([start, own]) => joined(start, own));
}

/** The precision of exchanges; binary sums are finer. */
const PRICE_DECIMALS = 4;
const SUM_DECIMALS = 3;
const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** Null without rows, and where one is unknown: a sum without it would be too small. */
export function wholeSum<Row>(rows: readonly Row[], valueOf: (row: Row) => number | null): number | null {
  const values = rows.map(valueOf);
  return values.length === 0 || values.includes(null) ? null : rounded(sum(values), SUM_DECIMALS);
}

/** The average is weighted by quantity where that of each day is known. */
export function joined(day: string, own: readonly TradedPrice[]): TradedPrice {
  const quantity = wholeSum(own, (each) => each.quantity);
  const average = quantity
    ? sum(own, (each) => each.average * (each.quantity ?? 0)) / quantity
    : sum(own, (each) => each.average) / own.length;
  return {
    day,
    min: min(own, (each) => each.min) ?? average,
    average: rounded(average, PRICE_DECIMALS),
    max: max(own, (each) => each.max) ?? average,
    quantity,
    trades: wholeSum(own, (each) => each.trades),
  };
}

const index = siteProfile.consumerPrices;
const latest = Object.keys(index).toSorted().at(-1);

export const hasRealPrices = latest !== undefined;

export function moneyName(language: Language): string {
  return formatMonth(latest ?? "", language);
}

/** In the money of the last month with an index; null for months without one. */
export function realPrice(price: number, day: string): number | null {
  const month = day.slice(0, 7);
  if (latest === undefined) return null;
  const [now, then] = [index[latest], index[month > latest ? latest : month]];
  return now === undefined || then === undefined ? null : (price * now) / then;
}

export const inRealPrices = (days: readonly TradedPrice[]): TradedPrice[] =>
  converted(days, (day) => realPrice(1, day));

/** By the Monday of each week that could be read; null for one without a bulletin, such as that of a long holiday. */
export type WeeklyRate = ReadonlyMap<string, number | null>;

/** A week without a bulletin has the rate of the week before. */
export function inDollars(days: readonly TradedPrice[], rates: WeeklyRate, unit: string): TradedPrice[] {
  const { factor } = worldUnit(unit);
  return converted(days, (day) => {
    const monday = mondayOf(day);
    const own = rates.get(monday);
    const dollar = own === null ? rates.get(addDays(monday, -7)) : own;
    return dollar ? factor / dollar : null;
  });
}

/** Without the days that have no factor. */
function converted(days: readonly TradedPrice[], factorOf: (day: string) => number | null): TradedPrice[] {
  return days.flatMap((each) => {
    const factor = factorOf(each.day);
    return factor === null
      ? []
      : { ...each, average: each.average * factor, min: each.min * factor, max: each.max * factor };
  });
}
