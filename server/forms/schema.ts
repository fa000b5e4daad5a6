import { getZodConstraint } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { Constraints } from "~/components/forms/form-field";
import type { Translate } from "~/i18n/words";

/** zod takes longer to make a schema than to use it. */
export function perLanguage<Fields extends object>(make: (t: Translate) => Fields): (t: Translate) => Fields {
  const made = new WeakMap<Translate, Fields>();
  return (t) => {
    const known = made.get(t);
    if (known) return known;
    const fields = make(t);
    made.set(t, fields);
    return fields;
  };
}

const found = new WeakMap<z.ZodType, Record<string, Constraints>>();

export function constraintsOf(schema: z.ZodType): Record<string, Constraints> {
  const known = found.get(schema);
  if (known) return known;
  const constraints = getZodConstraint(schema) as Record<string, Constraints>;
  found.set(schema, constraints);
  return constraints;
}
