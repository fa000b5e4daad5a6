import type { z } from "zod";
import type { Language } from "~/i18n/language";
import { DATE_ORDER } from "./assumptions";
import { dateOrderIn } from "./date-order";
import { BrokenError } from "./errors";
import { countLosses, withLosses } from "./losses";

/** What was asked for, as far as it decides how an answer is read. */
export interface Asked {
  language: Language;
  /** ISO days. */
  days?: readonly string[];
}

export interface ReadAnswer<Answer> {
  answer: Answer;
  missing: number;
}

/** @throws BrokenError that says where it does not fit, never what was sent */
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
  asked: Asked,
): ReadAnswer<Answer> {
  const { value: result, losses, missing } = tryReading(contract, value, asked);
  countLosses(callName, losses);
  if (result.success) return { answer: result.data, missing };
  const issue = result.error.issues[0];
  throw new BrokenError(callName, `contract: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`);
}

/** What a contract makes of an answer, and what it loses of it. */
export function tryReading<Answer>(
  contract: z.ZodType<Answer>,
  value: unknown,
  { language, days = [] }: Asked,
) {
  const dateOrder = once(() => dateOrderIn(value, days) ?? DATE_ORDER);
  return withLosses({ language, dateOrder }, () => contract.safeParse(value));
}

function once<Value>(find: () => Value): () => Value {
  let found: { value: Value } | null = null;
  return () => (found ??= { value: find() }).value;
}
