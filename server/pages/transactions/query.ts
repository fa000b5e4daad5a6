import { z } from "zod";
import type { PageContext } from "../../request/page-loader";
import { spanOf } from "../day-span";
import { choice, definePageQuery, pageNumber, parameter, text, words, type QueryOf } from "../query";
import { readId, type Id } from "../../upstream/record";

const KINDS = { alim: "purchases", tescil: "registrations", aylik: "monthly", analiz: "analyses" } as const;
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

export const USUAL_DAYS = 30;
/** A leap year, both days included. */
const MOST_DAYS = 365;

export function readTransactionsQuery(context: PageContext): TransactionsQuery {
  const query = transactionsQuery.read(context);
  return { ...query, kind: query.kind ?? "purchases", ...spanOf(context, query, USUAL_DAYS, MOST_DAYS) };
}

export function isNarrowed({ productId, search }: TransactionsQuery): boolean {
  return productId !== null || search !== "";
}
