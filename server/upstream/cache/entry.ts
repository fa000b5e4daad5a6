import { createHash } from "node:crypto";
import { z } from "zod";
import { readJson } from "../../storage/read-json";

/** `madeAt` in milliseconds since 1970. */
export interface CacheEntry<Answer> {
  value: Answer;
  madeAt: number;
  isNewNothing?: boolean;
}

export interface StoredEntry<Answer = unknown> extends CacheEntry<Answer> {
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

export const entryName = (key: string): string => createHash("sha256").update(key).digest("hex").slice(0, 40);

export function writeEntry(key: string, { value, madeAt, freshUntil, keepUntil }: StoredEntry): string {
  return JSON.stringify({ key, value, madeAt, freshUntil, keepUntil });
}

export function readEntry(key: string, text: string): StoredEntry | null {
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
