import type { z } from "zod";
import type { Language } from "~/i18n/language";
import { BrokenError } from "./errors";
import { countLosses, withLosses } from "./losses";

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
  return readAnswer(callName, contract, value, language).answer;
}

/** @throws BrokenError */
export function readAnswer<Answer>(
  callName: string,
  contract: z.ZodType<Answer>,
  value: unknown,
  language: Language,
): ReadAnswer<Answer> {
  const { value: result, losses, missing } = withLosses(language, () => contract.safeParse(value));
  countLosses(callName, losses);
  if (result.success) return { answer: result.data, missing };
  const issue = result.error.issues[0];
  throw new BrokenError(callName, `contract: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`);
}
