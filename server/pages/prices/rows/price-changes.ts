import { DateTime } from "luxon";
import { changePercent } from "./change";
import type { TradedPrice } from "./price-series";

/** `reach`: how many days older than the span the base may be. */
export const SPANS = [
  { span: "day", back: { days: 1 }, reach: 14 },
  { span: "week", back: { weeks: 1 }, reach: 7 },
  { span: "month", back: { months: 1 }, reach: 14 },
  { span: "quarter", back: { months: 3 }, reach: 30 },
  { span: "year", back: { years: 1 }, reach: 30 },
] as const;

export type Span = (typeof SPANS)[number]["span"];

export interface PriceChange {
  span: Span;
  base: TradedPrice | null;
  percent: number | null;
}

export function priceChanges(days: readonly TradedPrice[]): PriceChange[] {
  const last = days.at(-1);
  if (!last) return [];
  return SPANS.map(({ span, back, reach }) => {
    const target = DateTime.fromISO(last.day, { zone: "utc" }).minus(back);
    const [latest, earliest] = [target.toISODate() ?? "", target.minus({ days: reach }).toISODate() ?? ""];
    const base = days.findLast(({ day }) => day <= latest && day >= earliest) ?? null;
    return { span, base, percent: base && changePercent(last.average, base.average) };
  });
}
