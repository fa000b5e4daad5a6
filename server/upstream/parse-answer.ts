import type { z } from "zod";
import type { Language } from "~/i18n/language";
import { DATE_ORDER } from "./assumptions";
import { dateOrderIn } from "./date-order";
import { BrokenError } from "./errors";
import { countLosses, withLosses, type Loss } from "./losses";

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

/** @throws BrokenError */
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
