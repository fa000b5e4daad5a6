import { LRUCache } from "lru-cache";
import { DateTime } from "luxon";
import type { Language } from "../language";

/** The exchange's own time zone: all dates and hours on the site are in it (UTC+3 all year). */
export const ZONE = "Europe/Istanbul";

const locales = { tr: "tr", en: "en-GB" } as const;

/** The same few hundred texts are read for every page, and reading one costs as much as printing ten. */
const read = new LRUCache<string, { date: DateTime | null }>({ max: 5_000 });

/** An hour alone would be taken for one of today. */
const BEGINS_WITH_YEAR = /^\d{4}/;

/** Reads an ISO date or date and time, local to Istanbul unless it names an offset; null if it is none. */
export function parseDate(iso: string): DateTime | null {
  if (!BEGINS_WITH_YEAR.test(iso)) return null;
  const known = read.get(iso);
  if (known) return known.date;
  const date = DateTime.fromISO(iso, { zone: ZONE });
  const found = { date: date.isValid ? date : null };
  read.set(iso, found);
  return found.date;
}

/** A moment of milliseconds since 1970. */
export const dateOf = (milliseconds: number): DateTime => DateTime.fromMillis(milliseconds, { zone: ZONE });

/** 20 Kasım 2026 Cuma · Friday 20 November 2026 */
export function formatLongDate(date: DateTime, language: Language): string {
  return write(date, language, language === "tr" ? "d MMMM yyyy cccc" : "cccc d MMMM yyyy");
}

/** 20 Kasım 2026 · 20 November 2026 */
export function formatDate(date: DateTime, language: Language): string {
  return write(date, language, "d MMMM yyyy");
}

/** 20.11.2026 in Turkish, 20/11/2026 in English. */
export function formatShortDate(date: DateTime, language: Language): string {
  return write(date, language, language === "tr" ? "dd.MM.yyyy" : "dd/MM/yyyy");
}

/** 09:30 */
export function formatTime(date: DateTime): string {
  return write(date, "tr", "HH:mm");
}

/** Kasım 2026 · November 2026 */
export function formatMonth(date: DateTime, language: Language): string {
  return write(date, language, "LLLL yyyy");
}

/** The short name of the month: Kas, Nov. */
export function formatMonthShort(date: DateTime, language: Language): string {
  return write(date, language, "MMM");
}

/** The name of the day of the week: Pzt or Pazartesi, Mon or Monday. */
export function formatWeekday(date: DateTime, language: Language, length: "short" | "long"): string {
  return write(date, language, length === "short" ? "ccc" : "cccc");
}

const written = new LRUCache<string, string>({ max: 10_000 });

function write(date: DateTime, language: Language, format: string): string {
  const key = `${date.toMillis()} ${language} ${format}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const text = date.setZone(ZONE).setLocale(locales[language]).toFormat(format);
  written.set(key, text);
  return text;
}
