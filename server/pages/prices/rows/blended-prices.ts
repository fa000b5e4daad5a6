import { bisector, sum } from "d3-array";
import { addDays } from "../days/trading-days";
import type { TradedPrice } from "./price-series";

/** A class of a mixture; `share` in parts of any size, `days` oldest first. */
export interface BlendPart {
  share: number;
  days: readonly TradedPrice[];
}

/** In days: how long the last price of a class counts. */
export const LONGEST_PRICE_AGE = 14;

const byDay = bisector<TradedPrice, string>(({ day }) => day);

export function priceOn(day: string, { days }: Pick<BlendPart, "days">): TradedPrice | null {
  const price = days[byDay.right(days, day) - 1];
  return price && price.day >= addDays(day, -LONGEST_PRICE_AGE) ? price : null;
}

/** Of each day on which one of them was traded and all have a price. */
export function blendedPrices(parts: readonly BlendPart[]): TradedPrice[] {
  const total = sum(parts, ({ share }) => share);
  const days = [...new Set(parts.flatMap((part) => part.days.map(({ day }) => day)))].toSorted();
  return days.flatMap((day) => {
    const prices = parts.flatMap((part) => {
      const price = priceOn(day, part);
      return price ? [{ ...price, weight: part.share / total }] : [];
    });
    if (prices.length < parts.length) return [];
    const mean = (kind: "min" | "average" | "max") => sum(prices, (price) => price[kind] * price.weight);
    return { day, min: mean("min"), average: mean("average"), max: mean("max"), quantity: 0, trades: 0 };
  });
}
