import type { Language } from "~/language";
import { log } from "../log";
import { lossCount } from "../metrics";

/** What an answer lost because it could not be read: a cell, a row, a part of it, or a row of something else. */
export interface Loss {
  /** A name of the contract's, never one that was sent. */
  field: string;
  cost: "cell" | "row" | "part" | "foreign";
}

interface Reading {
  language: Language;
  losses: Loss[];
  /** Rows that are missing from what is read, where it doesn't say so itself. */
  missing: number;
}

/** The answer that is being read, which happens in one go; null between two answers. */
let reading: Reading | null = null;

/** The language that the answer was asked for in. */
export const readingLanguage = (): Language => reading?.language ?? "tr";

/** Notes that something of the answer can't be read, or is of something else than asked for. */
export function lose(field: string, cost: Loss["cost"]): void {
  reading?.losses.push({ field, cost });
}

/** Notes rows that a page doesn't show, and must say so: what is read has no place for their number. */
export function missRows(count: number): void {
  if (reading) reading.missing += count;
}

/** Reads an answer; what it lost meanwhile. */
export function withLosses<Value>(
  language: Language,
  read: () => Value,
): { value: Value } & Omit<Reading, "language"> {
  const outer = reading;
  reading = { language, losses: [], missing: 0 };
  try {
    return { value: read(), losses: reading.losses, missing: reading.missing };
  } finally {
    reading = outer;
  }
}

/** Reads a part that may have to be read again in another way: what it lost counts only if it could be read. */
export function attempt<Result extends { success: boolean }>(read: () => Result): Result {
  const { value, losses, missing } = withLosses(readingLanguage(), read);
  if (value.success) reading?.losses.push(...losses);
  if (value.success) missRows(missing);
  return value;
}

/** What was lost since the start; contracts name their calls and fields, so that they are few. */
const known = new Set<string>();

/** Counts what an answer lost; the first of its kind is worth a line. */
export function countLosses(call: string, losses: readonly Loss[]): void {
  for (const { field, cost } of losses) {
    lossCount.inc({ call, field, cost });
    const key = `${call} ${field} ${cost}`;
    if (known.has(key)) continue;
    known.add(key);
    log.warn({ call, field, cost }, "upstream answer read in part");
  }
}
