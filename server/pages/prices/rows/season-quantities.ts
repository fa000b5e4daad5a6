import { cumsum, group, min, range, sum } from "d3-array";
import { DateTime } from "luxon";
import { MONTHS, seasonOf } from "../days/marketing-year";
import type { TradedPrice } from "./price-series";

export interface Traded {
  /** In the product's unit; null where trades have none. */
  quantity: number | null;
  /** In lira. */
  amount: number;
  trades: number;
}

export interface SeasonQuantity {
  /** Of its first month. */
  year: number;
  /** The same day of each season, as far as the newest one has come. */
  until: string;
  soFar: Traded;
  whole: Traded;
  /** From the season's beginning to the end of each of its months. */
  sums: number[];
}

/** Newest first; without the oldest, which may have begun before the days that are kept. */
export function seasonQuantities(
  days: readonly TradedPrice[],
  firstMonth: number,
  until: string,
): SeasonQuantity[] {
  const traded = days.filter(({ day }) => day <= until);
  const bySeason = group(traded, ({ day }) => seasonOf(day, firstMonth).year);
  const newest = seasonOf(until, firstMonth);
  const oldest = min(bySeason.keys());
  if (oldest === undefined) return [];
  return range(newest.year, Math.min(oldest, newest.year - 1), -1).map((year) => {
    const own = bySeason.get(year) ?? [];
    const sameDay =
      DateTime.fromISO(until)
        .minus({ years: newest.year - year })
        .toISODate() ?? until;
    const byMonth = group(own, ({ day }) => seasonOf(day, firstMonth).month);
    const months = range(year === newest.year ? newest.month + 1 : MONTHS);
    return {
      year,
      until: sameDay,
      soFar: total(own.filter(({ day }) => day <= sameDay)),
      whole: total(own),
      sums: [...cumsum(months, (month) => sum(byMonth.get(month) ?? [], ({ quantity }) => quantity))],
    };
  });
}

function total(days: readonly TradedPrice[]): Traded {
  const quantity = sum(days, (each) => each.quantity);
  return {
    quantity: quantity === 0 && days.length > 0 ? null : quantity,
    amount: sum(days, (each) => each.average * each.quantity),
    trades: sum(days, (each) => each.trades),
  };
}
