import { getZodConstraint } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { Constraints } from "~/components/forms/form-field";
import type { Translate } from "~/i18n/words";

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
