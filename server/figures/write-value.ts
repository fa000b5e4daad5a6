import type { Language } from "~/language";
import { formatShortDate, parseDate } from "~/text/dates";
import { formatNumber } from "~/text/numbers";
import type { Column, ColumnKind, Value } from "./figures";

/** Decimals by kind; bulletins write prices with four (domain 6). */
export const DECIMALS: Readonly<Record<Exclude<ColumnKind, "text" | "day" | "measure">, number>> = {
  price: 4,
  rate: 4,
  quantity: 0,
  amount: 2,
  count: 0,
  percent: 1,
  change: 1,
};

/** Finer than these no instrument of the laboratory is. */
const MOST_DECIMALS = 2;

/** A value as people read it; null stays null, so that nothing missing is ever written as 0. */
export function writeValue(
  value: Value,
  { kind, decimals }: Pick<Column, "kind" | "decimals">,
  language: Language,
): string | null {
  if (value === null || kind === "text") return value === null ? null : String(value);
  if (kind === "day") {
    const date = parseDate(String(value));
    return date ? formatShortDate(date, language) : String(value);
  }
  // A finding in words, such as "<0,5".
  if (typeof value === "string") return value;
  const number = value;
  return formatNumber(
    number,
    language,
    kind === "measure" ? (decimals ?? decimalsOf(number)) : DECIMALS[kind],
  );
}

function decimalsOf(value: number): number {
  const [, fraction = ""] = String(value).split(".");
  return Math.min(fraction.length, MOST_DECIMALS);
}
