import { z } from "zod";
import type { PageContext } from "../../request/page-loader";
import { fold } from "~/i18n/letters";
import { now } from "../../config/clock";
import { addDays, dayParameter } from "../prices/days/trading-days";
import { choice, definePageQuery, pageNumber, parameter, text, words, type QueryOf } from "../query";
import { readId, type Id } from "../../upstream/record";

const KINDS = { alim: "purchases", tescil: "registrations", analiz: "analyses" } as const;
export type Kind = (typeof KINDS)[keyof typeof KINDS];
export const ALL_KINDS: readonly Kind[] = Object.values(KINDS);

const id = z.string().transform((raw, context): Id => {
  const read = readId(raw);
  if (!read) context.addIssue("no id");
  return read ?? 0;
});

export const transactionsQuery = definePageQuery("transactions", {
  islem: choice("kind", KINDS, null),
  urun: parameter("productId", id, null),
  bas: text("from"),
  bit: text("until"),
  ara: words("search"),
  sayfa: pageNumber(),
});

export type TransactionsQuery = QueryOf<typeof transactionsQuery> & { kind: Kind };

const USUAL_DAYS = 30;
/** A leap year, both days included. */
const MOST_DAYS = 365;

const range = z
  .object({ from: dayParameter, until: dayParameter })
  .refine(({ from, until }) => from <= until && until <= addDays(from, MOST_DAYS));

export function readTransactionsQuery(context: PageContext): TransactionsQuery {
  const query = transactionsQuery.read(context);
  const until = query.until || now().toISODate();
  const days = range.safeParse({ from: query.from || daysBefore(until), until });
  if (!days.success) context.wrong.add("from");
  return { ...query, kind: query.kind ?? "purchases", ...(days.data ?? usualDays()) };
}

export function usualDays(): { from: string; until: string } {
  const until = now().toISODate();
  return { from: daysBefore(until), until };
}

const daysBefore = (day: string) => addDays(day, 1 - USUAL_DAYS);

export function isNarrowed({ productId, search }: TransactionsQuery): boolean {
  return productId !== null || search !== "";
}

export function matchesSearch({ search }: TransactionsQuery, texts: readonly (string | null)[]): boolean {
  const text = fold(texts.join(" "));
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
