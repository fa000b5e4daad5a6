import type { z } from "zod";

/** Reads JSON by a schema; null for what is no JSON, or other than the schema says. */
export function readJson<Value>(schema: z.ZodType<Value>, text: string): Value | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
