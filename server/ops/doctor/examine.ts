import { rollup } from "d3-array";
import type { z } from "zod";
import { UpstreamError } from "../../upstream/errors";
import type { Loss } from "../../upstream/losses";
import type { Answered } from "../../upstream/observed";
import { tryReading } from "../../upstream/parse-answer";

export interface Misfit {
  path: string;
  expected: string;
  got: string;
}

export interface Examined {
  name: string;
  ms: number;
  rows: number | null;
  isEmpty: boolean;
  unfilled: string[];
  losses: ReadonlyMap<string, number>;
  misfits: Misfit[];
  failure: string | null;
}

export function examine({ name, ms, asked, contract, sent, error }: Answered): Examined {
  const examined = { name, ms, rows: null, isEmpty: false, unfilled: [], losses: new Map(), misfits: [] };
  if (sent === undefined) return { ...examined, failure: reasonOf(error) };
  const { value: result, losses } = tryReading(contract, sent, asked);
  if (!result.success) return { ...examined, misfits: misfitsOf(result.error, sent), failure: MISFIT };
  return { ...examined, ...contentOf(result.data), losses: counted(losses), failure: null };
}

const MISFIT = "does not fit the contract";

export function reasonOf(error: unknown): string {
  if (!(error instanceof UpstreamError)) throw error;
  if (error.detail.startsWith("contract:")) return MISFIT;
  return error.kind === "timeout" ? "no answer within the 3 s that pages wait" : error.detail;
}

const WORDS: Record<Loss["cost"], (field: string) => string> = {
  cell: (field) => `cells of ${field} can't be read`,
  row: (field) => `rows can't be read for their ${field}`,
  part: (field) => `parts can't be read: ${field}`,
  foreign: (field) => `rows of another ${field}`,
};

function counted(losses: readonly Loss[]): Map<string, number> {
  return rollup(
    losses,
    (same) => same.length,
    ({ field, cost }) => WORDS[cost](field),
  );
}

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

function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return `an object (${Object.keys(value).slice(0, 6).join(", ")})`;
  const written = JSON.stringify(value);
  return `${typeof value} ${written.length > MOST_LETTERS ? `${written.slice(0, MOST_LETTERS)}…` : written}`;
}

/** Contracts are lenient, so that a field which nobody fills is worth a line. */
function contentOf(answer: unknown): Pick<Examined, "rows" | "isEmpty" | "unfilled"> {
  const rows = rowsOf(answer);
  const records = (rows ?? [answer]).filter(isRecord);
  const fields = Object.keys(records[0] ?? {}).filter((field) => field !== "lost");
  const unfilled = fields.filter((field) => records.every((record) => isEmpty(record[field])));
  return { rows: rows?.length ?? null, isEmpty: isEmpty(rows ?? answer), unfilled };
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
