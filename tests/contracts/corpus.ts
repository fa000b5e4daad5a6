import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { DECLARED_CALLS, type AnyCall } from "./declared-calls";

const FOLDER = join(import.meta.dirname, "corpus");

const answers = <Rest extends z.ZodRawShape>(rest: Rest) =>
  z
    .record(
      z.string(),
      z.strictObject({ answer: z.unknown().optional(), lost: z.array(z.string()).default([]), ...rest }),
    )
    .default({})
    .transform((all) => Object.entries(all).map(([title, answer]) => ({ title, ...answer })));

const file = z.strictObject({
  params: z.unknown().default(null),
  /** Without `answer`: 204. Fields read as null are left out of `read`; `missing` rows are reported to the page. */
  taken: answers({ read: z.unknown(), missing: z.int().default(0) }),
  /** Outside the contract, with the path that the error names. */
  refused: answers({ path: z.string() }),
});

/**
 * Answers that the upstream was seen to give to one call: what is read, what is lost, and what is rejected.
 */
export interface Corpus extends z.infer<typeof file> {
  call: AnyCall;
}

/** @throws for a declared call without a file */
export const CORPUS: readonly Corpus[] = [...DECLARED_CALLS.values()].map((call) => ({
  call,
  ...file.parse(JSON.parse(readFileSync(join(FOLDER, `${call.name}.json`), "utf8"))),
}));

export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutNulls(inner)]));
}
