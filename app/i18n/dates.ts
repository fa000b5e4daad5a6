import { LRUCache } from "lru-cache";
import { DateTime, IANAZone } from "luxon";
import type { Language } from "./language";

const HOUR_MS = 3_600_000;

/** Luxon's offset lookup dominates the cost of a date; offsets change at full hours only. */
class RememberingZone extends IANAZone {
  readonly #offsets = new LRUCache<number, number>({ max: 5_000 });

  override offset(milliseconds: number): number {
    const hour = Math.floor(milliseconds / HOUR_MS);
    const cached = this.#offsets.get(hour);
    if (cached !== undefined) return cached;
    const offset = super.offset(milliseconds);
    this.#offsets.set(hour, offset);
    return offset;
  }
}

export const ZONE = new RememberingZone("Europe/Istanbul");

const locales = { tr: "tr", en: "en-GB" } as const;

/** Parsing costs ten times as much as formatting, and pages share a few hundred dates. */
const read = new LRUCache<string, { date: DateTime | null }>({ max: 5_000 });

const BEGINS_WITH_YEAR = /^\d{4}/;

/** Local to Istanbul unless the text names an offset. */
export function parseDate(iso: string): DateTime | null {
  if (!BEGINS_WITH_YEAR.test(iso)) return null;
  const cached = read.get(iso);
  if (cached) return cached.date;
  const date = DateTime.fromISO(iso, { zone: ZONE });
  const entry = { date: date.isValid ? date : null };
  read.set(iso, entry);
  return entry.date;
}

export const dateOf = (milliseconds: number): DateTime => DateTime.fromMillis(milliseconds, { zone: ZONE });

type Readable = DateTime | string;

/** 20 Kasım 2026 Cuma · Friday 20 November 2026 */
export function formatLongDate(date: Readable, language: Language): string {
  return write(date, language, language === "tr" ? "d MMMM yyyy cccc" : "cccc d MMMM yyyy");
}

/** 20 Kasım 2026 · 20 November 2026 */
export function formatDate(date: Readable, language: Language): string {
  return write(date, language, "d MMMM yyyy");
}

/** 16–22 Kasım 2026 · 30 November – 6 December 2026 · 20 Kasım 2026 */
export function formatDays(days: { from: string; until: string }, language: Language): string {
  const [first, last] = [parseDate(days.from), parseDate(days.until)];
  if (!first || !last) return `${days.from} – ${days.until}`;
  const end = formatDate(last, language);
  if (first.hasSame(last, "day")) return end;
  if (first.hasSame(last, "month")) return `${first.day}–${end}`;
  const begin = write(first, language, first.hasSame(last, "year") ? "d MMMM" : "d MMMM yyyy");
  return `${begin} – ${end}`;
}

/** 20.11.2026 · 20/11/2026 */
export function formatShortDate(date: Readable, language: Language): string {
  return write(date, language, language === "tr" ? "dd.MM.yyyy" : "dd/MM/yyyy");
}

/** 09.30 · 09:30 */
export function formatTime(date: Readable, language: Language): string {
  return write(date, language, language === "tr" ? "HH.mm" : "HH:mm");
}

/** Its time; of another day than `today` its day too. */
export function formatMoment(date: DateTime, today: DateTime, language: Language): string {
  const time = formatTime(date, language);
  return date.hasSame(today, "day") ? time : `${formatDate(date, language)} ${time}`;
}

/** "09:30" becomes 09.30 in Turkish; any other text stays as it is. */
export function formatClockTime(time: string, language: Language): string {
  return language === "tr" ? time.replace(/^(\d{1,2}):(\d{2})$/, "$1.$2") : time;
}

/** Kasım 2026 · November 2026 */
export function formatMonth(date: Readable, language: Language): string {
  return write(date, language, "LLLL yyyy");
}

/** Kasım · November */
export function formatMonthName(date: Readable, language: Language): string {
  return write(date, language, "LLLL");
}

/** Kas · Nov */
export function formatMonthShort(date: Readable, language: Language): string {
  return write(date, language, "MMM");
}

/** Pzt, Pazartesi · Mon, Monday */
export function formatWeekday(date: DateTime, language: Language, length: "short" | "long"): string {
  return write(date, language, length === "short" ? "ccc" : "cccc");
}

const formatted = new LRUCache<string, string>({ max: 10_000 });

function write(readable: Readable, language: Language, format: string): string {
  const date = typeof readable === "string" ? parseDate(readable) : readable;
  if (!date) return String(readable);
  const key = `${date.toMillis()} ${language} ${format}`;
  const cached = formatted.get(key);
  if (cached !== undefined) return cached;
  const text = date.setZone(ZONE).setLocale(locales[language]).toFormat(format);
  formatted.set(key, text);
  return text;
}
