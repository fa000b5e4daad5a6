import type { Call } from "../../../server/upstream/call";
import type { AnyCall } from "../declared-calls";

/** What the upstream was seen to answer to one call, and what the portal must make of it. */
export interface Corpus {
  call: AnyCall;
  params: unknown;
  /** Answers that are taken: what was sent (undefined: 204) and exactly what is read. */
  taken: { title: string; sent: unknown; read: unknown }[];
  /** Answers outside the contract, with the path that the error names. */
  refused: { title: string; sent: unknown; path: string }[];
}

type Part<Entry> = Omit<Entry, "title">;

/** The corpus of one call; the type of what is read follows from its contract. */
export function corpusOf<Params, Answer>(
  call: Call<Params, Answer>,
  params: Params,
  taken: Record<string, { sent: unknown; read: Answer }>,
  refused: Record<string, Part<Corpus["refused"][number]>>,
): Corpus {
  const titled = <Entry>(entries: Record<string, Entry>) =>
    Object.entries(entries).map(([title, entry]) => ({ title, ...entry }));
  return { call, params, taken: titled(taken), refused: titled(refused) };
}
