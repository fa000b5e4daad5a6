import { z } from "zod";
import { parseDate } from "~/text/dates";

/** How the upstream writes things, and how the contracts read them: tolerant of every observed spelling. */

const NO_VALUE = new Set(["", "-", "--", "---", "----"]);
const GROUPED = { price: /^-?\d{1,3}(\.\d{3}){2,}$/, quantity: /^-?\d{1,3}(\.\d{3})+$/ };

type NumberKind = "price" | "quantity";

/**
 * Reads a number as the upstream may write it: 16.602, "16,6020", "1.234,56", "----".
 * With a comma, dots group thousands, and so do two dots; a single one, as in "16.602", is the decimal
 * sign of a price but groups a quantity.
 * A price of 0 means that there was none. Returns null for no value, undefined for what is no number.
 */
export function readNumber(value: string | number | null, kind: NumberKind): number | null | undefined {
  const number = typeof value === "number" ? value : value === null ? null : readText(value.trim(), kind);
  if (number === undefined || number === null) return number;
  if (!Number.isFinite(number)) return undefined;
  return kind === "price" && number === 0 ? null : number;
}

function readText(text: string, kind: NumberKind): number | null | undefined {
  if (NO_VALUE.has(text)) return null;
  const grouped = text.includes(",") || GROUPED[kind].test(text);
  const plain = grouped ? text.replaceAll(".", "").replace(",", ".") : text;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

function numberSchema(kind: NumberKind) {
  return z
    .union([z.number(), z.string(), z.null()])
    .optional()
    .transform((value, context) => {
      const number = readNumber(value ?? null, kind);
      if (number !== undefined) return number;
      context.addIssue({ code: "custom", message: `not a ${kind}` });
      return z.NEVER;
    });
}

/** A price per unit, in lira; null when there was none. */
export const price = numberSchema("price");

/** A quantity, a count or an amount; null when it is missing. */
export const quantity = numberSchema("quantity");

/** A latitude or longitude, in which a dot never groups; null when it is missing or 0. */
export const coordinate = numberSchema("price");

/** A text, trimmed; null when it is missing or empty. */
export const text = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => (value === null || value === undefined ? null : String(value).trim() || null));

const YES = new Set(["true", "1", "e", "evet"]);
const NO = new Set(["false", "0", "h", "hayır"]);

/** Reads a yes or no as the upstream may write it: true, 1, "1", "True", "E"; null when it says neither. */
export function readYesNo(value: unknown): boolean | null {
  const written = String(value).trim().toLowerCase();
  return YES.has(written) ? true : NO.has(written) ? false : null;
}

const written = z.union([z.boolean(), z.number(), z.string(), z.null()]).optional();

/** A yes or no; null when the upstream does not say. */
export const yesNo = written.transform(readYesNo);

/** A yes or no; what is not said is no. */
export const flag = written.transform((value) => readYesNo(value) === true);

/** A whole number that a row can't live without, also as a string. */
export const id = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.number().int());

const TURKISH_DATE = /^(\d{2})\.(\d{2})\.(\d{4})(?:\s+(\d{2}:\d{2}(?::\d{2})?))?$/;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** A date or moment, ISO or 19.11.2026 10:42, as ISO text (local to Istanbul unless it says otherwise). */
export const date = z
  .union([z.string(), z.null()])
  .optional()
  .transform((value, context) => {
    const written = value?.trim() ?? "";
    if (written === "") return null;
    if (ISO_DATE.test(written)) return written;
    const parts = TURKISH_DATE.exec(written);
    if (parts) return `${parts[3]}-${parts[2]}-${parts[1]}T${parts[4] ?? "00:00"}`;
    context.addIssue({ code: "custom", message: "not a date" });
    return z.NEVER;
  });

const OFFSET = /(Z|[+-]\d{2}:\d{2})$/;
const DAY_LENGTH = "2026-11-20".length;

/** The calendar day of a date or moment at the exchange: midnight in Istanbul may come written in UTC. */
export const day = date.transform((written) => {
  if (written === null) return null;
  const isElsewhere = written.length > DAY_LENGTH && OFFSET.test(written);
  // The moments of a local day are many, and days are remembered.
  return parseDate(isElsewhere ? written : written.slice(0, DAY_LENGTH))?.toISODate() ?? null;
});

/** Reads a value by the schema that its form calls for; what is wrong is told by that schema, path and all. */
export function readBy<Value>(choose: (value: unknown) => z.ZodType<Value>): z.ZodType<Value> {
  return z.unknown().transform((value, context): Value => {
    const result = choose(value).safeParse(value);
    if (result.success) return result.data;
    context.issues.push(...(result.error.issues as typeof context.issues));
    return z.NEVER;
  });
}

/** A list's rows with the number of all that match. */
export interface Rows<Row> {
  rows: Row[];
  total: number;
}

/** A list in either envelope, `{ data, totalRecords }` or a bare array; no content is an empty list. */
export function listOf<Row extends z.ZodType>(row: Row) {
  const bare = z.array(row).transform((rows): Rows<z.infer<Row>> => ({ rows, total: rows.length }));
  const envelope = z
    .object({ data: z.array(row).nullable(), totalRecords: quantity })
    .transform(({ data, totalRecords }): Rows<z.infer<Row>> => {
      const rows = data ?? [];
      return { rows, total: totalRecords ?? rows.length };
    });
  const nothing = z.null().transform((): Rows<z.infer<Row>> => ({ rows: [], total: 0 }));
  return readBy<Rows<z.infer<Row>>>((value) =>
    Array.isArray(value) ? bare : value === null ? nothing : envelope,
  );
}
