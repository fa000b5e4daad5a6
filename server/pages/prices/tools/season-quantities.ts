import { cumsum, group, min, range, sum } from "d3-array";
import { DateTime } from "luxon";
import { MONTHS, seasonOf } from "../days/marketing-year";
import { type TradedPrice, wholeSum } from "../rows/price-series";

/** Null where a part is unknown. */
export interface Traded {
  /** In the product's unit. */
  quantity: number | null;
  /** In lira. */
  amount: number | null;
  trades: number | null;
}

export interface SeasonQuantity {
  /** Of its first month. */
  year: number;
  /** The same day of each season, as far as the newest one has come. */
  until: string;
  soFar: Traded;
  whole: Traded;
  /** From the season's beginning to the end of each of its months; none where a part is unknown. */
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
    const whole = total(own);
    const months = range(year === newest.year ? newest.month + 1 : MONTHS);
    return {
      year,
      until: sameDay,
      soFar: total(own.filter(({ day }) => day <= sameDay)),
      whole,
      sums:
        whole.quantity === null
          ? []
          : [...cumsum(months, (month) => sum(byMonth.get(month) ?? [], ({ quantity }) => quantity))],
    };
  });
}

function total(days: readonly TradedPrice[]): Traded {
  const ofAll = (valueOf: (day: TradedPrice) => number | null) =>
    days.length === 0 ? 0 : wholeSum(days, valueOf);
  return {
    // Trades without any quantity don't say it.
    quantity: ofAll(({ quantity }) => quantity) || (days.length > 0 ? null : 0),
    amount: ofAll(({ average, quantity }) => (quantity === null ? null : average * quantity)),
    trades: ofAll(({ trades }) => trades),
  };
}
