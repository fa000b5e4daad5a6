import { LRUCache } from "lru-cache";
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

type Fields = Readonly<Record<string, readonly [name: string, ...others: string[], reader: z.ZodType]>>;
type ReaderOf<Field> = Field extends readonly [...string[], infer Reader extends z.ZodType] ? Reader : never;
type Issues = readonly z.core.$ZodIssue[];

export type ReadRecord<Shape extends Fields> = {
  -readonly [Key in keyof Shape]: z.output<ReaderOf<Shape[Key]>>;
};

interface Cell {
  key: string;
  name: string;
  plain: string;
  reader: z.ZodType;
}

/** ISLEMTARIH, islemTarih and islem_tarih are the same name; the rows of an answer share theirs. */
const plainNames = new LRUCache<string, string>({
  max: 2_000,
  memoMethod: (name) => fold(name).replaceAll("_", ""),
});
const plainName = (name: string) => plainNames.memo(name);

/**
 * Fields by our names: `{ title: ["Baslik", text] }`; of several names the first with a value counts. Unreadable
 * without one of the `needs` of each kind: it is another kind of record then.
 */
export function record<const Shape extends Fields>(
  shape: Shape,
  ...needs: (keyof Shape & string)[][]
): z.ZodType<ReadRecord<Shape>> {
  const cells = cellsOf(shape);
  const schema = z.object(Object.fromEntries(cells.map(({ reader }, at) => [at, reader])));
  const names = new Set(cells.map(({ name }) => name));
  const needed = needs.length > 0 ? needs : [Object.keys(shape)];
  const isEssential = ({ reader }: Cell) => z.globalRegistry.get(reader)?.isEssential === true;
  return z.unknown().transform((value, context): ReadRecord<Shape> => {
    const values = valuesOf(value, cells, names);
    if (!values) return refuse(context, [{ code: "custom", message: "not a record", path: [] }]);
    const missing = needed.find((keys) => !cells.some(({ key }, at) => keys.includes(key) && at in values));
    if (missing) {
      const name = cells.find(({ key }) => key === missing[0])?.name ?? "";
      return refuse(context, [{ code: "custom", message: "none of its fields", path: [name] }]);
    }
    const whole = tryParse(() => schema.safeParse(values));
    if (whole.success) return rowOf<Shape>(whole.data, cells);
    const lost = [...new Set(whole.error.issues.flatMap(({ path }) => cells[Number(path[0])] ?? []))];
    const left = Object.fromEntries(
      Object.entries(values).filter(([at]) => !lost.includes(cells[Number(at)] as Cell)),
    );
    const rest = lost.some(isEssential) ? null : tryParse(() => schema.safeParse(left));
    if (!rest?.success) return refuse(context, named(whole.error.issues, cells));
    for (const { name } of lost) reportLoss(name, "cell");
    const row = rowOf<Shape>(rest.data, cells);
    lostFields.set(
      row,
      lost.map(({ key }) => key),
    );
    return row;
  });
}

function cellsOf(shape: Fields): Cell[] {
  return Object.entries(shape).flatMap(([key, field]) => {
    const reader = field.at(-1) as z.ZodType;
    return (field.slice(0, -1) as string[]).map((name) => ({ key, name, plain: plainName(name), reader }));
  });
}

const lostFields = new WeakMap<object, readonly string[]>();

/** Whether a record's field was there and couldn't be read; not of copies. */
export const isLost = <Row extends object>(row: Row, key: keyof Row & string): boolean =>
  lostFields.get(row)?.includes(key) ?? false;

export const countIfMissing =
  <Key extends string>(...keys: Key[]) =>
  <Row extends Record<Key, unknown>>(row: Row): Row => {
    if (keys.some((key) => isLost(row, key))) reportMissingRows(1);
    return row;
  };

export function hasField(value: unknown, name: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.keys(value).some((key) => plainName(key) === plainName(name));
}

/** By the place of the cell; an exact name goes before one in other letters. */
function valuesOf(
  value: unknown,
  cells: readonly Cell[],
  names: ReadonlySet<string>,
): Record<number, unknown> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const exact = value as Record<string, unknown>;
  const others = new Map<string, unknown>();
  for (const name of Object.keys(value))
    if (!names.has(name)) {
      const plain = plainName(name);
      if (!others.has(plain)) others.set(plain, exact[name]);
    }
  const values: Record<number, unknown> = {};
  for (const [at, { name, plain }] of cells.entries()) {
    if (Object.hasOwn(value, name)) values[at] = exact[name];
    else if (others.has(plain)) values[at] = others.get(plain);
  }
  return values;
}

function rowOf<Shape extends Fields>(
  values: Record<string, unknown>,
  cells: readonly Cell[],
): ReadRecord<Shape> {
  const row: Record<string, unknown> = {};
  for (const [at, { key }] of cells.entries()) row[key] ??= values[at];
  return row as ReadRecord<Shape>;
}

/** With the upstream's names, which the operator knows. */
function named(issues: Issues, cells: readonly Cell[]): Issues {
  return issues.map((issue) => {
    const [at, ...path] = issue.path;
    return { ...issue, path: [cells[Number(at)]?.name ?? "", ...path] };
  });
}

function refuse(
  context: z.core.$RefinementCtx,
  issues: Issues | { code: "custom"; message: string; path: string[] }[],
): never {
  context.issues.push(...(issues as typeof context.issues));
  return z.NEVER;
}
