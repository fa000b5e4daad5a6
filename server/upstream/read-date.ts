import { DateTime } from "luxon";
import { fold } from "~/i18n/letters";
import type { DateOrder } from "./date-order";

const DAY = String.raw`(\d{4})-(\d{1,2})-(\d{1,2})`;
const TURKISH_DAY = String.raw`(\d{1,2})\.(\d{1,2})\.(\d{4})`;
const SLASHED_DAY = String.raw`(\d{1,2})/(\d{1,2})/(\d{4})`;
const DAY_AND_NAME = String.raw`(?:\p{L}+,?\s+)?(\d{1,2})\.?\s+(\p{L}{3,})\.?,?\s+(\d{4})`;
const NAME_AND_DAY = String.raw`(?:\p{L}+,?\s+)?(\p{L}{3,})\.?\s+(\d{1,2}),?\s+(\d{4})`;
const WEEKDAY = String.raw`(?:,?\s+\p{L}+)?`;
const TIME = String.raw`(?:(?:T|,?\s+)(\d{1,2})[:.]([0-5]\d)(?:[:.]([0-5]\d(?:\.\d+)?))?(?:\s*(AM|PM|ÖÖ|ÖS))?)?`;
const OFFSET = String.raw`\s*(Z|[+-]\d{2}(?::?\d{2})?)?`;
const ISO_DATE = new RegExp(`^${DAY}${TIME}${OFFSET}$`, "i");
const TURKISH_DATE = new RegExp(`^${TURKISH_DAY}${TIME}${OFFSET}$`, "i");
const SLASHED_DATE = new RegExp(`^${SLASHED_DAY}${TIME}${OFFSET}$`, "iu");
const NAMED_DATE = new RegExp(`^${DAY_AND_NAME}${WEEKDAY}${TIME}${OFFSET}$`, "iu");
const AMERICAN_NAMED_DATE = new RegExp(`^${NAME_AND_DAY}${TIME}${OFFSET}$`, "iu");
const SCRIPT_DATE = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/;
const EPOCH = /^\d{10}(?:\d{3})?$/;

const MOST_LETTERS = 60;

/** Databases store earlier years for "no date". */
const FIRST_YEAR = 1900;
const NO_DATE = "1900-01-01";
/** 9999-12-31 stands for "never ends". */
const NO_END_YEAR = 9000;

const MONTHS: readonly (readonly string[])[] = [
  ["ocak", "january"],
  ["subat", "february"],
  ["mart", "march"],
  ["nisan", "april"],
  ["mayis", "may"],
  ["haziran", "june"],
  ["temmuz", "july"],
  ["agustos", "august"],
  ["eylul", "september"],
  ["ekim", "october"],
  ["kasim", "november"],
  ["aralik", "december"],
];

/**
 * To ISO: from ISO, 18.11.2026 9:05, 18 Kasım 2026, November 18, 2026, 11/18/2026 9:05 AM, /Date(…)/, epochs; null for
 * none. Of dates such as 11/05/2026 `order` says which is the month; undefined for what can't be read.
 */
export function readDate(
  value: unknown,
  order: () => DateOrder | null = () => null,
): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const raw = String(value).trim();
  if (raw === "" || /^-+$/.test(raw)) return null;
  if (raw.length > MOST_LETTERS) return undefined;
  const milliseconds = SCRIPT_DATE.exec(raw)?.[1];
  if (milliseconds !== undefined) return moment(Number(milliseconds));
  if (EPOCH.test(raw)) return moment(raw.length === 10 ? Number(raw) * 1_000 : Number(raw));
  const [year, month, day, ...time] = partsOf(raw, order) ?? [];
  return year && month && day ? checked(`${year}-${two(month)}-${two(day)}`, time) : undefined;
}

type Parts = readonly (string | undefined)[];

/** Year, month, day, hour, minute, second, half of the day, offset. */
function partsOf(raw: string, order: () => DateOrder | null): Parts | null {
  const iso = ISO_DATE.exec(raw);
  if (iso) return iso.slice(1);
  const turkish = TURKISH_DATE.exec(raw);
  if (turkish) return dayFirst(turkish);
  const slashed = SLASHED_DATE.exec(raw);
  if (slashed) {
    const meant = order();
    return meant && (meant === "day-first" ? dayFirst(slashed) : monthFirst(slashed));
  }
  const named = NAMED_DATE.exec(raw);
  if (named) return dayFirst(named);
  const american = AMERICAN_NAMED_DATE.exec(raw);
  return american && monthFirst(american);
}

const dayFirst = ([, day, month, year, ...time]: RegExpExecArray) => at(year, month, day, time);
const monthFirst = ([, month, day, year, ...time]: RegExpExecArray) => at(year, month, day, time);

function at(
  year?: string,
  month?: string,
  day?: string,
  [hour = "00", minute = "00", ...rest]: Parts = [],
): Parts {
  return [year, monthNumber(month ?? ""), day, hour, minute, ...rest];
}

function monthNumber(raw: string): string | undefined {
  if (/^\d+$/.test(raw)) return raw;
  const word = fold(raw);
  const index = MONTHS.findIndex((names) => names.some((name) => name.startsWith(word)));
  return index === -1 ? undefined : String(index + 1);
}

const two = (digits: string) => digits.padStart(2, "0");

function moment(milliseconds: number): string | null | undefined {
  const moment = DateTime.fromMillis(milliseconds, { zone: "utc" });
  if (!moment.isValid) return undefined;
  return isNoYear(moment.year) ? null : moment.toISO({ suppressMilliseconds: true });
}

function checked(day: string, [hour, minute, second, half, offset]: Parts): string | null | undefined {
  if (isNoYear(Number(day.slice(0, 4))) || day === NO_DATE) return null;
  if (!isCalendarDay(day)) return undefined;
  if (hour === undefined || minute === undefined) return day;
  const hours = half ? ofTwelve(Number(hour), half) : Number(hour);
  if (hours === null || hours > 23) return undefined;
  return `${day}T${two(String(hours))}:${minute}${second ? `:${second}` : ""}${zone(offset)}`;
}

/** 2026-02-30 is none. */
function isCalendarDay(day: string): boolean {
  const milliseconds = Date.parse(day);
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(day);
}

const isNoYear = (year: number) => year < FIRST_YEAR || year >= NO_END_YEAR;

function ofTwelve(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (/^(?:PM|ÖS)$/i.test(half) ? 12 : 0);
}

function zone(offset: string | undefined): string {
  if (!offset || offset.toUpperCase() === "Z") return offset ? "Z" : "";
  const digits = offset.slice(1).replace(":", "").padEnd(4, "0");
  return `${offset.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}
