import { z } from "zod";
import { fold } from "~/text/fold";
import { attempt, lose, missRows } from "./losses";

/** Records of the upstream: fields by their names in any letter case, and what can't be read costs its cell. */

type Fields = Record<string, unknown>;
type Issues = readonly z.core.$ZodIssue[];

/** ISLEMTARIH, islemTarih and islem_tarih are one name. */
const plainName = (name: string) => fold(name).replaceAll("_", "");

/** What is read of a record, and the names of its cells that can't be read. */
export type ReadRecord<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>> & {
  lost: readonly string[];
};

/**
 * A record of named fields. One in which none of the `needs` of each kind stands, be it empty, is another record
 * under these names, and can't be read; without `needs` any of its fields will do.
 */
export function record<Shape extends z.ZodRawShape>(
  shape: Shape,
  ...needs: (keyof Shape & string)[][]
): z.ZodType<ReadRecord<Shape>> {
  const schema = z.object(shape);
  const names = new Map(Object.keys(shape).map((name) => [plainName(name), name]));
  const needed = needs.length > 0 ? needs : [Object.keys(shape)];
  return z.unknown().transform((value, context): ReadRecord<Shape> => {
    const fields = namedFields(value, shape, names);
    if (!fields) return refuse(context, [{ code: "custom", message: "not a record", path: [] }]);
    const missing = needed.find((kind) => !kind.some((name) => name in fields));
    if (missing)
      return refuse(context, [{ code: "custom", message: "none of its fields", path: [missing[0] ?? ""] }]);
    const whole = attempt(() => schema.safeParse(fields));
    return whole.success
      ? { ...whole.data, lost: [] }
      : withoutLost(schema, fields, whole.error.issues, context);
  });
}

/** Notes a record that has lost one of the cells by which pages find it. */
export const missedWithout =
  (...names: string[]) =>
  <Row extends { lost: readonly string[] }>(row: Row): Row => {
    if (names.some((name) => row.lost.includes(name))) missRows(1);
    return row;
  };

/** Whether a value has a field, in any letter case. */
export function hasField(value: unknown, name: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.keys(value).some((written) => plainName(written) === plainName(name));
}

function namedFields(
  value: unknown,
  shape: z.ZodRawShape,
  names: ReadonlyMap<string, string>,
): Fields | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const fields: Fields = {};
  for (const [written, cell] of Object.entries(value)) {
    const isExact = Object.hasOwn(shape, written);
    const name = isExact ? written : names.get(plainName(written));
    if (name !== undefined && (isExact || !(name in fields))) fields[name] = cell;
  }
  return fields;
}

/** The record without the cells that can't be read; a record that can't be without them can't be read either. */
function withoutLost<Value>(
  schema: z.ZodType<Value>,
  fields: Fields,
  issues: Issues,
  context: z.core.$RefinementCtx,
): Value & { lost: readonly string[] } {
  const lost = [...new Set(issues.map(({ path }) => String(path[0])))];
  const left = Object.fromEntries(Object.entries(fields).filter(([name]) => !lost.includes(name)));
  const rest = attempt(() => schema.safeParse(left));
  if (!rest.success) return refuse(context, issues);
  for (const name of lost) lose(name, "cell");
  return { ...rest.data, lost };
}

function refuse(
  context: z.core.$RefinementCtx,
  issues: Issues | { code: "custom"; message: string; path: string[] }[],
): never {
  context.issues.push(...(issues as typeof context.issues));
  return z.NEVER;
}
