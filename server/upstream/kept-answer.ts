import { createHash } from "node:crypto";
import { z } from "zod";
import { readJson } from "../read-json";

/** A parsed answer with the moment it was made, in milliseconds since 1970. */
export interface Kept<Answer> {
  value: Answer;
  madeAt: number;
  /** Before it there was something: it is asked for again soon. */
  isNewNothing?: boolean;
}

/** One that outlives the process, or goes to another: with the moments at which it is no longer fresh, and over. */
export interface Outlasting<Answer = unknown> extends Kept<Answer> {
  freshUntil: number;
  keepUntil: number;
}

const written = z.object({
  key: z.string(),
  value: z.unknown(),
  madeAt: z.number(),
  freshUntil: z.number(),
  keepUntil: z.number(),
});

/** A name for what is kept under a key, that says nothing and fits everywhere. */
export const nameOf = (key: string): string => createHash("sha256").update(key).digest("hex").slice(0, 40);

/** An answer as text; it says under which key it was kept. */
export function write(key: string, { value, madeAt, freshUntil, keepUntil }: Outlasting): string {
  return JSON.stringify({ key, value, madeAt, freshUntil, keepUntil });
}

/** Reads what `write` wrote; null for what isn't that, belongs to another key or is over. */
export function read(key: string, text: string): Outlasting | null {
  const answer = readJson(written, text);
  if (!answer || answer.key !== key || answer.keepUntil <= Date.now()) return null;
  return deepFreeze(answer);
}

/** Kept answers are shared by all requests: nobody may change them. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
