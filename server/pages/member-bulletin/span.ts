import type { Wording } from "~/i18n/words";
import type { PageContext } from "../../request/page-loader";
import { z } from "zod";
import type { FilterFieldView } from "~/components/forms/filter-form";
import type { Language } from "~/i18n/language";
import { formatDays } from "~/i18n/dates";
import { now } from "../../config/clock";
import { dateField } from "../filter-form";
import { bulletinQuery } from "./section";
import { addDays, dayParameter } from "../prices/days/trading-days";

export interface Span {
  from: string;
  until: string;
}

const LONGEST_DAYS = 366;

const spanQuery = z
  .object({ from: dayParameter, until: dayParameter })
  .refine(({ from, until }) => from <= until && until <= addDays(from, LONGEST_DAYS));

export function spanOf(context: PageContext, usualDays: number): Span {
  const today = now().toISODate();
  const state = bulletinQuery.read(context);
  const until = state.until || today;
  const from = state.from || (dayParameter.safeParse(until).success && addDays(until, -usualDays));
  const result = spanQuery.safeParse({ from, until });
  if (!result.success) context.wrong.add("from");
  return result.data ?? { from: addDays(today, -usualDays), until: today };
}

export function spanFields({ from, until }: Span, words: Wording): FilterFieldView[] {
  return [
    dateField("bas", "memberBulletin.from", from, words),
    dateField("bit", "memberBulletin.until", until, words),
  ];
}

export function chosenSpan(span: Span, url: URL, language: Language, what: string | null = null) {
  if (bulletinQuery.read({ url }).from === "") return null;
  return [what, formatDays(span, language)].filter(Boolean).join(" · ");
}
