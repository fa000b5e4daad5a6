import { DateTime } from "luxon";
import { addDays } from "../clock";
import type { Bilingual } from "../content/types";
import type { Language } from "../language";

const LOCALES = { tr: "tr", en: "en-GB" } as const;
const PLACEHOLDER = /\{(date|month|prevMonth|year|nextYear)([+-]\d+)?\}/g;

/**
 * Fills in the dates of a text by the day it is published on, in both languages: {date} "20 Kasım",
 * {date+8}, {month}, {prevMonth}, {year}, {nextYear}.
 */
export function fillDates(text: Bilingual, day: string): Bilingual {
  const tr = fill(text.tr, day, "tr");
  return text.en === undefined ? { tr } : { tr, en: fill(text.en, day, "en") };
}

function fill(text: string, day: string, language: Language): string {
  return text.replace(PLACEHOLDER, (_, name: string, offset: string | undefined) => {
    const shifted = addDays(day, Number(offset ?? 0));
    return write(name, DateTime.fromISO(shifted).setLocale(LOCALES[language]));
  });
}

function write(name: string, date: DateTime): string {
  if (name === "date") return date.toFormat("d MMMM");
  if (name === "month") return date.toFormat("MMMM");
  if (name === "prevMonth") return date.minus({ months: 1 }).toFormat("MMMM");
  return String(name === "year" ? date.year : date.year + 1);
}
