import { z } from "zod";
import type { FieldView, Constraints } from "~/components/forms/form-field";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { Translate } from "~/i18n/words";

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type Without<Union, Key extends KeyOf<Union>> = Union extends unknown ? Omit<Union, Key> : never;

type FieldSpec = Without<FieldView, "error" | "constraints" | "value" | "values">;

export type Field<Key extends string = string, Schema extends z.ZodType = z.ZodType> = FieldSpec & {
  as: Key;
  schema: Schema;
};

export type ValuesOf<Fields extends readonly Field[]> = {
  [Each in Fields[number] as Each["as"]]: z.output<Each["schema"]>;
};

export function field<const Key extends string, Schema extends z.ZodType>(
  options: Field<Key, Schema>,
): Field<Key, Schema> {
  return options;
}

const schemas = new WeakMap<readonly Field[], z.ZodObject>();

export function schemaOf(fields: readonly Field[]): z.ZodObject {
  const made = schemas.get(fields);
  if (made) return made;
  const schema = z.object(Object.fromEntries(fields.map(({ name, schema: each }) => [name, each])));
  schemas.set(fields, schema);
  return schema;
}

/** From the fields' names in the form to their names in the code. */
export function valuesOf(fields: readonly Field[], accepted: unknown): Record<string, unknown> {
  const byName = accepted as Record<string, unknown>;
  return Object.fromEntries(fields.map(({ name, as }) => [as, byName[name]]));
}

/** Building a zod schema takes longer than using it. */
export function perLanguage<Fields extends object>(make: (t: Translate) => Fields): (t: Translate) => Fields {
  const made = new WeakMap<Translate, Fields>();
  return (t) => {
    const cached = made.get(t);
    if (cached) return cached;
    const fields = make(t);
    made.set(t, fields);
    return fields;
  };
}

const bySchema = new WeakMap<z.ZodType, Record<string, Constraints>>();

export function constraintsOf(schema: z.ZodType): Record<string, Constraints> {
  const cached = bySchema.get(schema);
  if (cached) return cached;
  const constraints = getZodConstraint(schema) as Record<string, Constraints>;
  bySchema.set(schema, constraints);
  return constraints;
}
