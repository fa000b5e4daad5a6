import { DateTime } from "luxon";
import { z } from "zod";
import { fold } from "~/text/fold";
import { now } from "../../clock";
import { addDays, askedDay } from "../figures/trading-days";
import { MAX_NUMBER, searchWords, wholeNumber } from "../query";
import { readId, type Id } from "../../upstream/ids";

/** What the page of transactions shows, by its word in the address. */
const KINDS = { alim: "purchases", tescil: "registrations", analiz: "analyses" } as const;
type KindWord = keyof typeof KINDS;
export type Kind = (typeof KINDS)[KindWord];
const KIND_WORDS = Object.entries(KINDS) as [KindWord, Kind][];
export const ALL_KINDS: readonly Kind[] = Object.values(KINDS);

/** What the address asks for: ?islem= ?urun= ?bas= ?bit= ?ara= ?sayfa=. */
export interface Asked {
  kind: Kind;
  productId: Id | null;
  /** Two days, both of them counted in. */
  from: string;
  until: string;
  search: string;
  page: number;
  /** Whether something of it could not be used. */
  isWrong: boolean;
}

const USUAL_DAYS = 30;
/** A leap year: more is asked for in two steps. */
const MOST_DAYS = 366;

const range = z
  .object({ from: askedDay, until: askedDay })
  .refine(({ from, until }) => from <= until && daysIn(from, until) <= MOST_DAYS);

/** Reads the address; a value that can't be used falls back, and the page says so. */
export function readAsked(query: URLSearchParams): Asked {
  const [kind = "", product = "", page = "", from = "", until = ""] = [
    "islem",
    "urun",
    "sayfa",
    "bas",
    "bit",
  ].map((name) => query.get(name)?.trim());
  const knownKind = KIND_WORDS.find(([word]) => word === kind)?.[1];
  const id = readId(product) || undefined;
  const number = wholeNumber(MAX_NUMBER).safeParse(page || "1");
  const days = readRange(from, until);
  const { text: search, isCut } = searchWords(query.get("ara"));
  return {
    kind: knownKind ?? "purchases",
    productId: id ?? null,
    from: days.from,
    until: days.until,
    search,
    page: number.data ?? 1,
    isWrong: [
      kind !== "" && !knownKind,
      product !== "" && id === undefined,
      !number.success,
      days.isWrong,
      isCut,
    ].includes(true),
  };
}

function readRange(from: string, until: string): { from: string; until: string; isWrong: boolean } {
  const last = until || now().toISODate();
  const read = range.safeParse({ from: from || daysBefore(last), until: last });
  return read.success ? { ...read.data, isWrong: false } : { ...usualDays(), isWrong: true };
}

/** The days that are shown when none are asked for. */
export function usualDays(): { from: string; until: string } {
  const until = now().toISODate();
  return { from: daysBefore(until), until };
}

const daysBefore = (day: string) => addDays(day, 1 - USUAL_DAYS);

function daysIn(from: string, until: string): number {
  return DateTime.fromISO(until).diff(DateTime.fromISO(from), "days").days + 1;
}

/** Whether anything but the usual days of a kind is asked for. */
export function isNarrowed({ productId, search }: Asked): boolean {
  return productId !== null || search !== "";
}

/** The query that asks for the same again; what goes without saying is left out, but the days are always said. */
export function queryOf({ kind, productId, from, until, search, page }: Asked): URLSearchParams {
  return new URLSearchParams({
    islem: KIND_WORDS.find(([, known]) => known === kind)?.[0] ?? "alim",
    ...(productId !== null && { urun: String(productId) }),
    bas: from,
    bit: until,
    ...(search && { ara: search }),
    ...(page > 1 && { sayfa: String(page) }),
  });
}

/** Whether every word of the search is among some texts, Turkish letters or not. */
export function matchesSearch({ search }: Asked, texts: readonly (string | null)[]): boolean {
  const text = fold(texts.join(" "));
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
