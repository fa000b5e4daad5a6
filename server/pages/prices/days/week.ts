import { DateTime } from "luxon";
import { formatDate, parseDate } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import { addDays } from "./trading-days";

const YEAR = "2026".length;

/** Monday to Sunday (ISO 8601). */
export interface Week {
  /** "2026-W47", as in addresses and files. */
  name: string;
  from: string;
  until: string;
}

const dateOf = (iso: string) => DateTime.fromISO(iso, { zone: "utc" });

export function weekOf(iso: string): Week {
  const date = dateOf(iso);
  return {
    name: date.toFormat("kkkk-'W'WW"),
    from: date.startOf("week").toISODate() ?? iso,
    until: date.endOf("week").toISODate() ?? iso,
  };
}

export function mondayOf(day: string): string {
  const weekday = new Date(day).getUTCDay() || 7;
  return addDays(day, 1 - weekday);
}

export const isWeekName = (raw: string) => /^\d{4}-W\d\d$/.test(raw) && dateOf(raw).isValid;

export const weekBefore = ({ from }: Week): Week => weekOf(addDays(from, -7));
export const weekAfter = ({ from }: Week): Week => weekOf(addDays(from, 7));

/** "16–22 Kasım 2026", "30 Kasım – 6 Aralık 2026" */
export function weekText({ from, until }: Week, language: Language): string {
  const [first, last] = [parseDate(from), parseDate(until)];
  if (!first || !last) return `${from} – ${until}`;
  const end = formatDate(last, language);
  if (first.month === last.month) return `${first.day}–${end}`;
  const begin = formatDate(first, language);
  return `${first.year === last.year ? begin.slice(0, -YEAR).trim() : begin} – ${end}`;
}
