import { DateTime } from "luxon";
import type { Language } from "../language";

/** The exchange's own time zone: all dates and hours on the site are in it (UTC+3 all year). */
export const ZONE = "Europe/Istanbul";

const locales = { tr: "tr", en: "en-GB" } as const;

/** Reads an ISO date or date and time, local to Istanbul unless it names an offset; null if it is none. */
export function parseDate(iso: string): DateTime | null {
  const date = DateTime.fromISO(iso, { zone: ZONE });
  return date.isValid ? date : null;
}

/** 20 Kasım 2026 Cuma · Friday 20 November 2026 */
export function formatLongDate(date: DateTime, language: Language): string {
  return inLanguage(date, language).toFormat(language === "tr" ? "d MMMM yyyy cccc" : "cccc d MMMM yyyy");
}

/** 20 Kasım 2026 · 20 November 2026 */
export function formatDate(date: DateTime, language: Language): string {
  return inLanguage(date, language).toFormat("d MMMM yyyy");
}

/** 20.11.2026 in Turkish, 20/11/2026 in English. */
export function formatShortDate(date: DateTime, language: Language): string {
  return inLanguage(date, language).toFormat(language === "tr" ? "dd.MM.yyyy" : "dd/MM/yyyy");
}

/** 09:30 */
export function formatTime(date: DateTime): string {
  return date.setZone(ZONE).toFormat("HH:mm");
}

/** Kasım 2026 · November 2026 */
export function formatMonth(date: DateTime, language: Language): string {
  return inLanguage(date, language).toFormat("LLLL yyyy");
}

/** The short name of the month: Kas, Nov. */
export function formatMonthShort(date: DateTime, language: Language): string {
  return inLanguage(date, language).toFormat("MMM");
}

/** The name of the day of the week: Pzt or Pazartesi, Mon or Monday. */
export function formatWeekday(date: DateTime, language: Language, length: "short" | "long"): string {
  return inLanguage(date, language).toFormat(length === "short" ? "ccc" : "cccc");
}

function inLanguage(date: DateTime, language: Language): DateTime {
  return date.setZone(ZONE).setLocale(locales[language]);
}
