import { group, max, min, sum } from "d3-array";
import type { Upstream } from "../../upstream/client";
import type { AnswerOf } from "../../upstream/call";
import { readPriceHistory } from "../../upstream/contracts/prices";
import type { PricePoint } from "../../views/chart-drawing";
import { isDoubtful } from "../../views/price-row";
import type { Id } from "../../upstream/ids";

/** The prices of a day, a month or a year, with what was traded at them. */
export interface TradedPrice extends PricePoint {
  /** In the product's unit. */
  quantity: number;
  trades: number;
}

/** The sound daily prices of a product over a span of days, oldest first. What can't be right is left out. */
export async function priceSeries(
  upstream: Upstream,
  productId: Id,
  from: string,
  until: string,
): Promise<TradedPrice[]> {
  return (await readSeries(upstream, productId, from, until)).days;
}

/** The same with the number of days that could not be read. */
export async function readSeries(
  upstream: Upstream,
  productId: Id,
  from: string,
  until: string,
): Promise<{ days: TradedPrice[]; unread: number }> {
  const { rows, unread } = await upstream.read(readPriceHistory, { productId, from, until });
  return { days: rows.flatMap(soundPrice), unread: unread + rows.filter(isTornOff).length };
}

type HistoryDay = AnswerOf<typeof readPriceHistory>["rows"][number];

/** A day that was traded on, of which it can't be read which day it is, or at what price. */
function isTornOff({ day, average, min, max, quantity, trades }: HistoryDay): boolean {
  const isTraded = [min, max, quantity, trades].some((figure) => figure !== null && figure > 0);
  return isTraded ? day === null || average === null : average !== null && day === null;
}

function soundPrice({ day, average, quantity, trades, ...bounds }: HistoryDay): TradedPrice[] {
  if (day === null || average === null) return [];
  const prices = { min: bounds.min ?? average, average, max: bounds.max ?? average };
  if (isDoubtful({ ...prices, previousAverage: null })) return [];
  return [{ day, ...prices, quantity: quantity ?? 0, trades: trades ?? 0 }];
}

/** Days joined by month ("2026-11-01") or year ("2026-01-01"), in the order they came. */
export function joinedBy(period: "month" | "year", days: readonly TradedPrice[]): TradedPrice[] {
  const ending = period === "month" ? "-01" : "-01-01";
  const start = (day: string) => day.slice(0, period === "month" ? 7 : 4);
  return [...group(days, ({ day }) => start(day))].map(([name, own]) => joined(name + ending, own));
}

/** Least, greatest, and the average weighted by what was traded. */
function joined(day: string, own: readonly TradedPrice[]): TradedPrice {
  const quantity = sum(own, (each) => each.quantity);
  const average =
    quantity > 0
      ? sum(own, (each) => each.average * each.quantity) / quantity
      : sum(own, (each) => each.average) / own.length;
  return {
    day,
    min: min(own, (each) => each.min) ?? average,
    average,
    max: max(own, (each) => each.max) ?? average,
    quantity,
    trades: sum(own, (each) => each.trades),
  };
}
