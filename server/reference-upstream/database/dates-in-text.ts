import { DateTime } from "luxon";
import { addDays } from "../clock";
import type { Bilingual } from "../content/types";
import type { Language } from "../language";

const LOCALES = { tr: "tr", en: "en-GB" } as const;
const PLACEHOLDER = /\{(date|fullDate|month|prevMonth|year|nextYear|deadline)([+-]\d+)?\}/g;

/** The days that a text's dates count from. */
export interface TextDays {
  /** The day it is published on. */
  day: string;
  /** The last day to apply. */
  lastDay?: string | null;
}

/**
 * Fills in the dates of a text by the day it is published on, in both languages: {date} "20 Kasım",
 * {date+8}, {fullDate} "20 Kasım 2026", {month}, {prevMonth}, {year}, {nextYear}; {deadline} is the last day
 * to apply, written in full.
 */
export function fillDates(text: Bilingual, days: TextDays): Bilingual {
  const tr = fill(text.tr, days, "tr");
  return text.en === undefined ? { tr } : { tr, en: fill(text.en, days, "en") };
}

function fill(text: string, { day, lastDay }: TextDays, language: Language): string {
  return text.replace(PLACEHOLDER, (_, name: string, offset: string | undefined) => {
    const from = name === "deadline" ? lastDay : day;
    if (!from) throw new Error(`a text has {${name}}, but its item has no last day`);
    const shifted = addDays(from, Number(offset ?? 0));
    return write(name, DateTime.fromISO(shifted).setLocale(LOCALES[language]));
  });
}

function write(name: string, date: DateTime): string {
  if (name === "date") return date.toFormat("d MMMM");
  if (name === "fullDate" || name === "deadline") return date.toFormat("d MMMM yyyy");
  if (name === "month") return date.toFormat("MMMM");
  if (name === "prevMonth") return date.minus({ months: 1 }).toFormat("MMMM");
  return String(name === "year" ? date.year : date.year + 1);
}
