import { z } from "zod";
import type { FilterFieldView } from "~/components/forms/filter-form";
import { formatDays } from "~/i18n/dates";
import type { Wording } from "~/i18n/words";
import { now } from "../config/clock";
import type { PageContext } from "../request/page-loader";
import { dateField } from "./filter-form";
import { addDays, dayParameter } from "./prices/days/trading-days";

/** ISO days, both included. */
export interface Span {
  from: string;
  until: string;
}

/** From the first day to the last: the longest range of charts. */
const MOST_DAYS = 366;

const days = z.object({ from: dayParameter, until: dayParameter });

export function lastDays(days: number): Span {
  const until = now().toISODate();
  return { from: addDays(until, 1 - days), until };
}

/** Of the address; the last days where it has none, or none that can be used. */
export function spanOf({ wrong }: PageContext, query: Span, usualDays: number, most = MOST_DAYS): Span {
  const until = query.until || now().toISODate();
  const from = query.from || (dayParameter.safeParse(until).success && addDays(until, 1 - usualDays));
  const { data: span } = days.safeParse({ from, until });
  if (span && span.from <= span.until && span.until <= addDays(span.from, most)) return span;
  wrong.add("from");
  return lastDays(usualDays);
}

export function spanFields({ from, until }: Span, words: Wording): FilterFieldView[] {
  return [dateField("bas", "list.from", from, words), dateField("bit", "list.until", until, words)];
}

/** What a folded form says; null where the address names no days. */
export function chosenSpan({ url, language }: PageContext, span: Span, ...others: (string | null)[]) {
  if (!url.searchParams.has("bas")) return null;
  return [formatDays(span, language), ...others].filter(Boolean).join(" · ");
}
