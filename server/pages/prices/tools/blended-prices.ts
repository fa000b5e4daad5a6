import { bisector, sum } from "d3-array";
import { addDays } from "../days/trading-days";
import type { TradedPrice } from "../rows/price-series";

/** A class of a mixture; `days` oldest first. */
export interface BlendPart {
  /** Of 1. */
  share: number;
  days: readonly TradedPrice[];
}

/** In days: how long the last price of a class counts. */
export const LONGEST_PRICE_AGE = 14;

const byDay = bisector<TradedPrice, string>(({ day }) => day);

/** The last of the days up to this one, unless it is too old. */
export function priceOn(
  day: string,
  days: readonly TradedPrice[],
  oldest = addDays(day, -LONGEST_PRICE_AGE),
): TradedPrice | null {
  const price = days[byDay.right(days, day) - 1];
  return price && price.day >= oldest ? price : null;
}

/** Of each day on which one of them was traded and all have a price. */
export function blendedPrices(parts: readonly BlendPart[]): TradedPrice[] {
  const days = [...new Set(parts.flatMap((part) => part.days.map(({ day }) => day)))].toSorted();
  return days.flatMap((day) => {
    const oldest = addDays(day, -LONGEST_PRICE_AGE);
    const prices = parts.map((part) => priceOn(day, part.days, oldest));
    if (prices.includes(null)) return [];
    const mean = (kind: "min" | "average" | "max") =>
      sum(prices, (price, index) => (price?.[kind] ?? 0) * (parts[index]?.share ?? 0));
    return {
      day,
      min: mean("min"),
      average: mean("average"),
      max: mean("max"),
      quantity: null,
      trades: null,
    };
  });
}
