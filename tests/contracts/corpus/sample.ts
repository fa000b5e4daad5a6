import type { Call } from "../../../server/upstream/call";
import type { AnyCall } from "../declared-calls";

/** What the upstream was seen to answer to one call, and what the portal must make of it. */
export interface Corpus {
  call: AnyCall;
  params: unknown;
  /** Answers that are taken: what was sent (undefined: 204), exactly what is read, and what is lost of it. */
  taken: { title: string; sent: unknown; read: unknown; lost?: string[] }[];
  /** Answers outside the contract, with the path that the error names. */
  refused: { title: string; sent: unknown; path: string; lost?: string[] }[];
}

/** Rows all of which could be read. */
export const whole = <Row>(rows: Row[]) => ({ rows, unread: 0 });
/** A list that is empty, in each way of saying so. */
export const EMPTY_LIST = { rows: [], unread: 0 };
/** A list's only part. */
export const onlyPart = <Row>(rows: Row[], total = rows.length) => ({
  ...whole(rows),
  sent: rows.length,
  total,
  hasMore: false,
});

type Part<Entry> = Omit<Entry, "title">;

/** The corpus of one call; the type of what is read follows from its contract. */
export function corpusOf<Params, Answer>(
  call: Call<Params, Answer>,
  params: Params,
  taken: Record<string, { sent: unknown; read: Answer; lost?: string[] }>,
  refused: Record<string, Part<Corpus["refused"][number]>>,
): Corpus {
  const titled = <Entry>(entries: Record<string, Entry>) =>
    Object.entries(entries).map(([title, entry]) => ({ title, ...entry }));
  return { call, params, taken: titled(taken), refused: titled(refused) };
}
