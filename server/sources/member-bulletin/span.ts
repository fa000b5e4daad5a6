import { z } from "zod";
import type { FilterFieldView } from "~/components/filter-form";
import type { Language } from "~/language";
import { formatDate, parseDate } from "~/text/dates";
import type { Translate } from "~/text/words";
import { now } from "../../clock";
import { addDays, askedDay, FIRST_DAY } from "../figures/trading-days";

/** Two days, both of them counted in, as the address says them (?bas=&bit=). */
export interface Span {
  from: string;
  until: string;
  /** The address says something that can't be; the usual days are shown. */
  isWrong: boolean;
}

/** More than a year at once is what the yearly prices are for. */
const LONGEST_DAYS = 366;

const askedSpan = z
  .object({ from: askedDay, until: askedDay })
  .refine(({ from, until }) => from <= until && until <= addDays(from, LONGEST_DAYS));

/** The days that the address asks for, or so many up to today. */
export function spanOf(url: URL, usualDays: number): Span {
  const today = now().toISODate();
  const until = url.searchParams.get("bit") || today;
  const from =
    url.searchParams.get("bas") || (askedDay.safeParse(until).success && addDays(until, -usualDays));
  const asked = askedSpan.safeParse({ from, until });
  if (asked.success) return { ...asked.data, isWrong: false };
  return { from: addDays(today, -usualDays), until: today, isWrong: true };
}

/** A span as an address says it. */
export const spanQuery = ({ from, until }: Pick<Span, "from" | "until">) => ({ bas: from, bit: until });

/** The fields in which days are chosen. */
export function spanFields({ from, until }: Span, t: Translate): FilterFieldView[] {
  const bounds = { kind: "date" as const, min: FIRST_DAY, max: now().toISODate() };
  return [
    { ...bounds, name: "bas", label: t("memberBulletin.from"), value: from },
    { ...bounds, name: "bit", label: t("memberBulletin.until"), value: until },
  ];
}

/** 21 Ekim 2026 – 20 Kasım 2026 */
export function spanText({ from, until }: Span, language: Language): string {
  const [first, last] = [from, until].map((day) => {
    const date = parseDate(day);
    return date ? formatDate(date, language) : day;
  });
  return first === last ? (first ?? "") : `${first} – ${last}`;
}
