import type { z } from "zod";
import type { Language } from "~/i18n/language";
import { DATE_ORDER } from "./assumptions";
import { dateOrderIn, type DateOrder } from "./date-order";
import { BrokenError } from "./errors";
import { log } from "../observability/log";
import { lossCount } from "../observability/metrics";

export interface Loss {
  /** A field of the contract, never a name that was received. */
  field: string;
  cost: "cell" | "row" | "part" | "foreign";
}

interface Writing {
  language: Language;
  dateOrder?: () => DateOrder | null;
}

interface Reading {
  writing: Writing;
  losses: Loss[];
  missing: number;
}

let reading: Reading | null = null;

export const readingLanguage = (): Language => reading?.writing.language ?? "tr";

export const readingDateOrder = (): DateOrder | null => reading?.writing.dateOrder?.() ?? null;

export function reportLoss(field: string, cost: Loss["cost"]): void {
  reading?.losses.push({ field, cost });
}

/** Parsed values have no place for the number of unread rows, so it is reported here. */
export function reportMissingRows(count: number): void {
  if (reading) reading.missing += count;
}

export function withLosses<Value>(
  writing: Writing,
  read: () => Value,
): { value: Value } & Omit<Reading, "writing"> {
  const outer = reading;
  reading = { writing, losses: [], missing: 0 };
  try {
    return { value: read(), losses: reading.losses, missing: reading.missing };
  } finally {
    reading = outer;
  }
}

/** Losses count only if the parse succeeds, since another reading may follow. */
export function tryParse<Result extends { success: boolean }>(read: () => Result): Result {
  const { value, losses, missing } = withLosses(reading?.writing ?? { language: "tr" }, read);
  if (value.success) reading?.losses.push(...losses);
  if (value.success) reportMissingRows(missing);
  return value;
}

const loggedLosses = new Set<string>();

export function countLosses(call: string, losses: readonly Loss[]): void {
  for (const { field, cost } of losses) {
    lossCount.inc({ call, field, cost });
    const key = `${call} ${field} ${cost}`;
    if (loggedLosses.has(key)) continue;
    loggedLosses.add(key);
    log.warn({ call, field, cost }, "upstream answer read in part");
  }
}

export interface AnswerContext {
  language: Language;
  days?: readonly string[];
}

export interface ReadAnswer<Answer> {
  answer: Answer;
  missing: number;
  losses: readonly Loss[];
}

/** @throws BrokenError naming the mismatch, never the received value */
export function parseAnswer<Answer>(
  callName: string,
  contract: z.ZodType<Answer>,
  value: unknown,
  language: Language = "tr",
): Answer {
  return readAnswer(callName, contract, value, { language }).answer;
}

export function readAnswer<Answer>(
  callName: string,
  contract: z.ZodType<Answer>,
  value: unknown,
  { language, days = [] }: AnswerContext,
): ReadAnswer<Answer> {
  const dateOrder = once(() => dateOrderIn(value, days) ?? DATE_ORDER);
  const read = withLosses({ language, dateOrder }, () => contract.safeParse(value));
  countLosses(callName, read.losses);
  const { success, data, error } = read.value;
  if (success) return { answer: data, missing: read.missing, losses: read.losses };
  const issue = error.issues[0];
  throw new BrokenError(callName, `contract: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`);
}

function once<Value>(find: () => Value): () => Value {
  let result: { value: Value } | null = null;
  return () => (result ??= { value: find() }).value;
}
