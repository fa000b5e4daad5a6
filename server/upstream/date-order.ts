export type DateOrder = "day-first" | "month-first";

const ORDERS: readonly DateOrder[] = ["day-first", "month-first"];
const SLASHED = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\b/;
const LEAST_SERIES = 3;

interface Slashed {
  first: string;
  second: string;
  year: string;
}

/**
 * The order of an answer's slashed dates: the only one that makes all of them dates, puts them into the
 * requested days (ISO), or makes a series of them; else null.
 */
export function dateOrderIn(answer: unknown, requested: readonly string[]): DateOrder | null {
  const dates = slashedIn(answer);
  const possible = ORDERS.filter((order) => dates.every((date) => isDate(isoOf(date, order))));
  const daysIn = (order: DateOrder) => dates.map((date) => isoOf(date, order));
  const only = (fits: (days: readonly string[]) => boolean) => {
    const [match = null, ...others] = possible.filter((order) => fits(daysIn(order)));
    return others.length === 0 ? match : null;
  };
  if (possible.length === 0) return null;
  if (dates.every(({ first, second }) => first === second)) return "day-first";
  return only(() => true) ?? only((days) => areWithin(days, requested)) ?? only(areSeries);
}

function slashedIn(answer: unknown): Slashed[] {
  const dates: Slashed[] = [];
  const waiting = [answer];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string") {
      const [, first, second, year] = SLASHED.exec(value) ?? [];
      if (first && second && year) dates.push({ first, second, year });
    } else if (typeof value === "object" && value !== null)
      waiting.push(...Object.values(value as Record<string, unknown>).toReversed());
  }
  return dates;
}

function isoOf({ first, second, year }: Slashed, order: DateOrder): string {
  const [day, month] = order === "day-first" ? [first, second] : [second, first];
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function isDate(iso: string): boolean {
  const time = Date.parse(iso);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}

function areWithin(days: readonly string[], requested: readonly string[]): boolean {
  const sorted = requested.toSorted();
  const [first = "", last = ""] = [sorted[0], sorted.at(-1)];
  return first !== "" && days.every((day) => day >= first && day <= last);
}

function areSeries(days: readonly string[]): boolean {
  if (new Set(days).size < LEAST_SERIES) return false;
  const pairs = days.slice(1).map((day, at) => [days[at] ?? "", day] as const);
  return pairs.every(([a, b]) => a <= b) || pairs.every(([a, b]) => a >= b);
}
