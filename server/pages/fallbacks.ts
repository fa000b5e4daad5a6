import pMap from "p-map";
import { isSessionRejected, UpstreamError } from "../upstream/errors";
import type { Language } from "~/i18n/language";
import type { Call } from "../upstream/call";
import type { Id } from "../upstream/record";
import type { EmptyView } from "~/components/elements/empty";
import { formatNumber } from "~/i18n/numbers";
import type { WordKey, Wording } from "~/i18n/words";
import { PageError } from "./errors/page-error";
import type { RequestContext } from "../request/request-context";

/** Only for upstream errors, and for none that ends the session. */
export async function orFallback<Value, StandIn>(
  part: Promise<Value>,
  standIn: StandIn,
): Promise<Value | StandIn> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof UpstreamError && !isSessionRejected(error)) return standIn;
    throw error;
  }
}

/** @throws UpstreamError when both fail */
export async function eitherOf<First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First | null, Second | null]> {
  const parts = [first, second] as const;
  const results = await Promise.all([orFallback(first, null), orFallback(second, null)]);
  // Both are settled: awaiting them again throws the upstream's error.
  return results.every((part) => part === null) ? Promise.all(parts) : results;
}

/** A few at a time: what could be read, and the last failure. */
export async function readEach<Item, Value>(
  items: readonly Item[],
  read: (item: Item) => Promise<Value>,
  atOnce: number,
): Promise<{ values: Value[]; failure: UpstreamError | null }> {
  const failures: UpstreamError[] = [];
  const readOne = async (item: Item): Promise<Value[]> => {
    try {
      return [await read(item)];
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      failures.push(error);
      return [];
    }
  };
  const values = await pMap(items, readOne, { concurrency: atOnce });
  return { values: values.flat(), failure: failures.at(-1) ?? null };
}

interface Titled {
  id: Id | null;
  title: string | null;
}

export type Localized<Row> = Row & { textLanguage?: Language | undefined };

/** If the Turkish rows fail too, rows without a text stay as they are. */
export async function withTurkishFallback<Row extends Titled>(
  language: Language,
  read: (language: Language) => Promise<readonly Row[]>,
): Promise<Localized<Row>[]> {
  const rows = await read(language);
  if (language === "tr" || rows.every((row) => row.title !== null)) return [...rows];
  const turkish = new Map((await orFallback(read("tr"), [])).map((row) => [row.id, row]));
  return rows.map((row) => {
    const original = row.id === null ? undefined : turkish.get(row.id);
    return row.title === null && original ? { ...original, textLanguage: "tr" } : row;
  });
}

export async function oneWithTurkishFallback<Row extends Titled>(
  language: Language,
  read: (language: Language) => Promise<Row | null>,
): Promise<Localized<Row> | null> {
  const rows = await withTurkishFallback(language, async (contentLanguage) => {
    const row = await read(contentLanguage);
    return row ? [row] : [];
  });
  return rows[0] ?? null;
}

type Reader = Pick<RequestContext, "upstream" | "language">;

/** In the page's language; in Turkish what has no text there. @throws UpstreamError */
export const localizedRows = <Params, Row extends Titled>(
  { upstream, language }: Reader,
  call: Call<Params, readonly Row[]>,
  params: Params,
): Promise<Localized<Row>[]> =>
  withTurkishFallback(language, (own) => upstream.read(call, params, { language: own }));

export const localizedOne = <Params, Row extends Titled>(
  { upstream, language }: Reader,
  call: Call<Params, Row | null>,
  params: Params,
): Promise<Localized<Row> | null> =>
  oneWithTurkishFallback(language, (own) => upstream.read(call, params, { language: own }));

/** @throws PageError when there is none */
export async function localizedOrNotFound<Params, Row extends Titled>(
  context: Reader,
  call: Call<Params, Row | null>,
  params: Params,
): Promise<Localized<Row>> {
  const row = await localizedOne(context, call, params);
  if (!row) throw new PageError("notFound");
  return row;
}

export function unreadNotice(count: number, { language, t }: Wording): string | null {
  if (count === 0) return null;
  return t(count === 1 ? "notice.unreadOne" : "notice.unread", { count: formatNumber(count, language) });
}

/** With unreadable rows the page can't claim that there are none. */
export function noneText({ upstream, t }: Pick<RequestContext, "upstream" | "t">, none: WordKey): string {
  return t(upstream.missingRows() > 0 ? "notice.unreadable" : none);
}

/** Null for a list with rows; `whole` is the address of all of them where only some were wanted. */
export function emptyList(
  context: Pick<RequestContext, "upstream" | "t">,
  rows: readonly unknown[],
  none: WordKey,
  whole: string | null = null,
): EmptyView | null {
  if (rows.length > 0) return null;
  const links = whole === null ? [] : [{ href: whole, label: context.t("list.showAll") }];
  return { text: noneText(context, none), links };
}
