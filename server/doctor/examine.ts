import { rollup } from "d3-array";
import type { z } from "zod";
import { ask, contractOf, type Sending } from "../upstream/call";
import { UpstreamError } from "../upstream/errors";
import type { Check } from "./check";
import { withLosses, type Loss } from "../upstream/losses";

/** A place where an answer is not what the contract says. */
export interface Misfit {
  path: string;
  expected: string;
  got: string;
}

/** What the doctor found of one call. */
export type Finding =
  | {
      kind: "fits";
      rows: number | null;
      /** Fields that no row fills. */
      unfilled: string[];
      /** What could not be read, or was of something else: how often for each. */
      losses: Map<string, number>;
    }
  | { kind: "misfits"; misfits: Misfit[] }
  | { kind: "failed"; reason: string }
  | { kind: "skipped"; reason: string };

export interface Examined {
  finding: Finding;
  answer: unknown;
  ms: number;
}

/** Makes one check's call and holds the answer against its contract. */
export async function examine({ call }: Check, params: unknown, sending: Sending): Promise<Examined> {
  const begun = performance.now();
  const done = (finding: Finding, answer: unknown = null) => ({
    finding,
    answer,
    ms: Math.round(performance.now() - begun),
  });
  try {
    const value = await ask(call, params, sending);
    const { value: result, losses } = withLosses(sending.language, () =>
      contractOf(call, params).safeParse(value),
    );
    if (!result.success) return done({ kind: "misfits", misfits: misfitsOf(result.error, value) });
    return done({ kind: "fits", ...contentOf(result.data), losses: counted(losses) }, result.data);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return done({ kind: "failed", reason: `${error.kind}: ${error.detail}` });
  }
}

function counted(losses: readonly Loss[]): Map<string, number> {
  return rollup(
    losses,
    (same) => same.length,
    ({ field, cost }) => (cost === "foreign" ? `of another ${field}` : `${cost} ${field}`),
  );
}

/** Enough to see what is wrong; a whole list of rows is wrong in the same way. */
const MOST_MISFITS = 5;

function misfitsOf(error: z.ZodError, value: unknown): Misfit[] {
  return error.issues.slice(0, MOST_MISFITS).map((issue) => ({
    path: issue.path.join(".") || "(the answer)",
    expected: expectedBy(issue),
    got: describe(at(value, issue.path)),
  }));
}

function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_union") {
    const expected = issue.errors.map((choice) => choice.map(expectedBy).join(" and "));
    return [...new Set(expected)].join(" or ");
  }
  return issue.code === "invalid_type" ? issue.expected : issue.message.replace(/^not /, "");
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

const MOST_LETTERS = 40;

/** What stands in an answer, in a few words. */
export function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return `an object (${Object.keys(value).slice(0, 6).join(", ")})`;
  const written = JSON.stringify(value);
  return `${typeof value} ${written.length > MOST_LETTERS ? `${written.slice(0, MOST_LETTERS)}…` : written}`;
}

/** How much an answer holds: contracts are lenient, so that a field which nobody fills is worth a line. */
function contentOf(answer: unknown): { rows: number | null; unfilled: string[] } {
  const rows = rowsOf(answer);
  const records = (rows ?? [answer]).filter(isRecord);
  const fields = Object.keys(records[0] ?? {});
  const unfilled = fields.filter((field) => records.every((record) => isEmpty(record[field])));
  return { rows: rows?.length ?? null, unfilled };
}

function rowsOf(answer: unknown): unknown[] | null {
  if (Array.isArray(answer)) return answer as unknown[];
  const list = isRecord(answer) ? (answer["rows"] ?? answer["groups"]) : null;
  return Array.isArray(list) ? (list as unknown[]) : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);
