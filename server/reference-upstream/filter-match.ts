import { DateTime } from "luxon";
import { compareText, fold } from "~/i18n/letters";
import { ZONE } from "./clock";

type Matcher = (actual: unknown, wanted: unknown) => boolean;

/** PrimeNG's match modes; `is`, `isNot`, `before`, `after` are its names for columns of other types. */
export const MATCHERS = {
  startsWith: onText((actual, wanted) => actual.startsWith(wanted)),
  contains: onText((actual, wanted) => actual.includes(wanted)),
  notContains: onText((actual, wanted) => !actual.includes(wanted)),
  endsWith: onText((actual, wanted) => actual.endsWith(wanted)),
  equals: isEqual,
  notEquals: (actual, wanted) => !isEqual(actual, wanted),
  is: isEqual,
  isNot: (actual, wanted) => !isEqual(actual, wanted),
  in: (actual, wanted) => asList(wanted).some((each) => isEqual(actual, each)),
  lt: onOrder((order) => order < 0),
  lte: onOrder((order) => order <= 0),
  gt: onOrder((order) => order > 0),
  gte: onOrder((order) => order >= 0),
  before: onOrder((order) => order < 0),
  after: onOrder((order) => order > 0),
  between: isBetween,
  dateIs: onDay((actual, wanted) => actual === wanted),
  dateIsNot: onDay((actual, wanted) => actual !== wanted),
  dateBefore: onDay((actual, wanted) => actual < wanted),
  dateAfter: onDay((actual, wanted) => actual > wanted),
} satisfies Record<string, Matcher>;

export type MatchMode = keyof typeof MATCHERS;

/** Orders two cell values as PrimeNG does: nothing first, then numbers, moments or text. */
export function compareValues(a: unknown, b: unknown): number {
  if (isNothing(a) || isNothing(b)) return Number(isNothing(b)) - Number(isNothing(a));
  const numbers = [asNumber(a), asNumber(b)] as const;
  if (numbers[0] !== null && numbers[1] !== null) return numbers[0] - numbers[1];
  if (isWireTime(a) && isWireTime(b)) return a < b ? -1 : Number(a > b);
  const moments = [asMoment(a), asMoment(b)] as const;
  if (moments[0] && moments[1]) return moments[0].toMillis() - moments[1].toMillis();
  return compareText(asText(a), asText(b));
}

export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isNothing(value) || (typeof value === "string" && value.trim() === "");
}

function isEqual(actual: unknown, wanted: unknown): boolean {
  if (isNothing(actual) || isNothing(wanted)) return isNothing(actual) && isNothing(wanted);
  if (asNumber(actual) !== null && asNumber(wanted) !== null) return asNumber(actual) === asNumber(wanted);
  if (asMoment(actual) && asMoment(wanted)) return compareValues(actual, wanted) === 0;
  return fold(asText(actual)) === fold(asText(wanted));
}

function isBetween(actual: unknown, wanted: unknown): boolean {
  const [low, high] = asList(wanted);
  if (isBlank(low) || isBlank(high)) return true;
  if (isNothing(actual)) return false;
  return compareValues(actual, low) >= 0 && compareValues(actual, high) <= 0;
}

function onText(test: (actual: string, wanted: string) => boolean): Matcher {
  return (actual, wanted) => test(fold(asText(actual)), fold(asText(wanted).trim()));
}

function onOrder(test: (order: number) => boolean): Matcher {
  return (actual, wanted) => !isNothing(actual) && test(compareValues(actual, wanted));
}

function onDay(test: (actual: string, wanted: string) => boolean): Matcher {
  return (actual, wanted) => {
    const days = [asMoment(actual), asMoment(wanted)] as const;
    if (!days[0] || !days[1]) return false;
    return test(days[0].toISODate(), days[1].toISODate());
  };
}

function asNumber(value: unknown): number | null {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || !/^-?\d+(\.\d+)?$/.test(value)) return null;
  return Number(value);
}

/** A date of the wire: ISO (local unless it carries a zone) or dd.MM.yyyy. */
function asMoment(value: unknown): DateTime<true> | null {
  if (typeof value !== "string") return null;
  const isIso = /^\d{4}-\d{2}-\d{2}/.test(value);
  if (!isIso && !/^\d{2}\.\d{2}\.\d{4}$/.test(value)) return null;
  const moment = isIso
    ? DateTime.fromISO(value, { zone: ZONE }).setZone(ZONE)
    : DateTime.fromFormat(value, "dd.MM.yyyy", { zone: ZONE });
  return moment.isValid ? moment : null;
}

/** The wire's own times sort as text; without this shortcut, sorting by date would parse each twice. */
function isWireTime(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(value);
}

function asText(value: unknown): string {
  if (isNothing(value)) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
