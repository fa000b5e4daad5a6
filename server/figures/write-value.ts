import type { Language } from "~/language";
import { formatShortDate, parseDate } from "~/text/dates";
import { formatNumber } from "~/text/numbers";
import type { ColumnKind, Value } from "./figures";

/** Decimals by kind; bulletins write prices with four (domain 6). */
export const DECIMALS: Readonly<Record<Exclude<ColumnKind, "text" | "day">, number>> = {
  price: 4,
  rate: 4,
  quantity: 0,
  amount: 2,
  count: 0,
  percent: 1,
  change: 1,
};

/** A value as people read it; null stays null, so that nothing missing is ever written as 0. */
export function writeValue(value: Value, kind: ColumnKind, language: Language): string | null {
  if (value === null || kind === "text") return value === null ? null : String(value);
  if (kind === "day") {
    const date = parseDate(String(value));
    return date ? formatShortDate(date, language) : String(value);
  }
  return formatNumber(Number(value), language, DECIMALS[kind]);
}
