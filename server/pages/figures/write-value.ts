import type { Language } from "~/i18n/language";
import { formatClockTime, formatShortDate } from "~/i18n/dates";
import { formatNumber } from "~/i18n/numbers";
import type { Column, ColumnKind, Value } from "./data-table";

const DECIMALS: Readonly<Record<Exclude<ColumnKind, "text" | "day" | "time" | "measure">, number>> = {
  price: 2,
  rate: 4,
  quantity: 0,
  amount: 2,
  count: 0,
  percent: 1,
  change: 1,
};

const MOST_DECIMALS = 2;

export function writeValue(
  value: Value,
  { kind, decimals }: Pick<Column, "kind" | "decimals">,
  language: Language,
): string | null {
  if (value === null || kind === "text") return value === null ? null : String(value);
  if (kind === "day") return formatShortDate(String(value), language);
  if (kind === "time") return formatClockTime(String(value), language);
  if (typeof value === "string") return value;
  const number = value;
  const usual = kind === "measure" ? decimalsOf(number) : DECIMALS[kind];
  return formatNumber(number, language, decimals ?? usual);
}

function decimalsOf(value: number): number {
  const [, fraction = ""] = String(value).split(".");
  return Math.min(fraction.length, MOST_DECIMALS);
}
