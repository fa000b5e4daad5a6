import { z } from "zod";
import { fold } from "~/i18n/letters";
import { tryParse, reportLoss, reportMissingRows } from "./parse-answer";

/** A number or GUID; equal ones are the same record. */
export type Id = number | string;

const DIGITS = /^\d{1,15}$/;
const GUID = /^\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?$/i;

export function readId(value: unknown): Id | undefined {
  if (typeof value === "number") return Number.isSafeInteger(value) ? value : undefined;
  if (typeof value !== "string") return undefined;
  const raw = value.trim();
  if (DIGITS.test(raw)) return Number(raw);
  return GUID.exec(raw)?.[1]?.toLowerCase();
}

export function compareIds(a: Id, b: Id): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en", { numeric: true });
}

declare module "zod" {
  interface GlobalMeta {
    /** Without this field the record is unreadable. */
    isEssential?: boolean;
  }
}

type Fields = Record<string, unknown>;
type Issues = readonly z.core.$ZodIssue[];

/** ISLEMTARIH, islemTarih and islem_tarih are the same name. */
const plainName = (name: string) => fold(name).replaceAll("_", "");

export type ReadRecord<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>> & {
  lost: readonly string[];
};

/** Unreadable without one of the `needs` of each kind: it is another kind of record then. */
export function record<Shape extends z.ZodRawShape>(
  shape: Shape,
  ...needs: (keyof Shape & string)[][]
): z.ZodType<ReadRecord<Shape>> {
  const schema = z.object(shape);
  const names = new Map(Object.keys(shape).map((name) => [plainName(name), name]));
  const needed = needs.length > 0 ? needs : [Object.keys(shape)];
  const essential = Object.keys(shape).filter(
    (name) => z.globalRegistry.get(shape[name] as z.ZodType)?.isEssential,
  );
  return z.unknown().transform((value, context): ReadRecord<Shape> => {
    const fields = namedFields(value, shape, names);
    if (!fields) return refuse(context, [{ code: "custom", message: "not a record", path: [] }]);
    const missing = needed.find((kind) => !kind.some((name) => name in fields));
    if (missing)
      return refuse(context, [{ code: "custom", message: "none of its fields", path: [missing[0] ?? ""] }]);
    const whole = tryParse(() => schema.safeParse(fields));
    if (whole.success) return { ...whole.data, lost: [] };
    const { issues } = whole.error;
    const unfit = issues.filter(({ path }) => essential.includes(String(path[0])));
    return unfit.length > 0 ? refuse(context, unfit) : withoutLost(schema, fields, issues, context);
  });
}

export const countIfMissing =
  (...names: string[]) =>
  <Row extends { lost: readonly string[] }>(row: Row): Row => {
    if (names.some((name) => row.lost.includes(name))) reportMissingRows(1);
    return row;
  };

export function hasField(value: unknown, name: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.keys(value).some((key) => plainName(key) === plainName(name));
}

function namedFields(
  value: unknown,
  shape: z.ZodRawShape,
  names: ReadonlyMap<string, string>,
): Fields | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const fields: Fields = {};
  for (const [key, cell] of Object.entries(value)) {
    const isExact = Object.hasOwn(shape, key);
    const name = isExact ? key : names.get(plainName(key));
    if (name !== undefined && (isExact || !(name in fields))) fields[name] = cell;
  }
  return fields;
}

function withoutLost<Value>(
  schema: z.ZodType<Value>,
  fields: Fields,
  issues: Issues,
  context: z.core.$RefinementCtx,
): Value & { lost: readonly string[] } {
  const lost = [...new Set(issues.map(({ path }) => String(path[0])))];
  const left = Object.fromEntries(Object.entries(fields).filter(([name]) => !lost.includes(name)));
  const rest = tryParse(() => schema.safeParse(left));
  if (!rest.success) return refuse(context, issues);
  for (const name of lost) reportLoss(name, "cell");
  return { ...rest.data, lost };
}

function refuse(
  context: z.core.$RefinementCtx,
  issues: Issues | { code: "custom"; message: string; path: string[] }[],
): never {
  context.issues.push(...(issues as typeof context.issues));
  return z.NEVER;
}
