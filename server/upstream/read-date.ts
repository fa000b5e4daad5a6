import { DateTime } from "luxon";
import { parseDate } from "~/i18n/dates";

const DAY = String.raw`(\d{4})-(\d{1,2})-(\d{1,2})`;
const TURKISH_DAY = String.raw`(\d{1,2})\.(\d{1,2})\.(\d{4})`;
const TIME = String.raw`(?:(?:T|\s+)(\d{1,2}):([0-5]\d)(?::([0-5]\d(?:\.\d+)?))?)?`;
const OFFSET = String.raw`\s*(Z|[+-]\d{2}(?::?\d{2})?)?`;
const ISO_DATE = new RegExp(`^${DAY}${TIME}${OFFSET}$`, "i");
const TURKISH_DATE = new RegExp(`^${TURKISH_DAY}${TIME}${OFFSET}$`, "i");
const SCRIPT_DATE = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/;
const EPOCH = /^\d{10}(?:\d{3})?$/;

/** Databases write these where they have no date. */
const FIRST_YEAR = 1900;
const NO_DATE = "1900-01-01";

/** To ISO: from ISO, 18.11.2026 9:05, /Date(…)/, epochs; null for none. 11/05/2026 may be either month: undefined. */
export function readDate(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const written = String(value).trim();
  if (written === "" || /^-+$/.test(written)) return null;
  const milliseconds = SCRIPT_DATE.exec(written)?.[1];
  if (milliseconds !== undefined) return moment(Number(milliseconds));
  if (EPOCH.test(written)) return moment(written.length === 10 ? Number(written) * 1_000 : Number(written));
  const [, year, month, day, ...time] = ISO_DATE.exec(written) ?? turned(TURKISH_DATE.exec(written)) ?? [];
  return year && month && day ? checked(`${year}-${two(month)}-${two(day)}`, time) : undefined;
}

const two = (digits: string) => digits.padStart(2, "0");

function turned(match: RegExpExecArray | null): (string | undefined)[] | null {
  if (!match) return null;
  const [whole, day, month, year, hour = "00", minute = "00", ...rest] = match;
  return [whole, year, month, day, hour, minute, ...rest];
}

function moment(milliseconds: number): string | null | undefined {
  const found = DateTime.fromMillis(milliseconds, { zone: "utc" });
  if (!found.isValid) return undefined;
  return found.year < FIRST_YEAR ? null : found.toISO({ suppressMilliseconds: true });
}

function checked(
  day: string,
  [hour, minute, second, offset]: readonly (string | undefined)[],
): string | null | undefined {
  if (Number(day.slice(0, 4)) < FIRST_YEAR || day === NO_DATE) return null;
  if (!parseDate(day) || Number(hour ?? 0) > 23) return undefined;
  if (hour === undefined || minute === undefined) return day;
  return `${day}T${two(hour)}:${minute}${second ? `:${second}` : ""}${zone(offset)}`;
}

/** As luxon reads it: +0300 and +03 become +03:00. */
function zone(offset: string | undefined): string {
  if (!offset || offset.toUpperCase() === "Z") return offset ? "Z" : "";
  const digits = offset.slice(1).replace(":", "").padEnd(4, "0");
  return `${offset.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}
