import { printable } from "~/i18n/printable";
import type { FormDefinition } from "./definition";
import type { Field } from "./field";
import type { FormState } from "./view";

/** Bounded per field: conform's cost grows with the square of repeated names. */
export function withFormValues({ fields }: FormDefinition<unknown>, formData: FormData): FormState["typed"] {
  return Object.fromEntries(
    fields.map((field) => {
      const texts = formData.getAll(field.name).filter((value) => typeof value === "string");
      return [field.name, texts.slice(0, mostValues(field)).map((text) => cleaned(field, text))];
    }),
  );
}

const mostValues = (field: Field): number => (field.kind === "many" ? field.choices.length : 1);

function cleaned(field: Field, text: string): string {
  if (field.kind === "line" && field.type === "password") return text;
  const clean = printable(text);
  return field.kind === "text" ? clean.replace(/\r\n?/g, "\n").trim() : clean.replace(/\s+/g, " ").trim();
}

export function formValues(typed: FormState["typed"]): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(typed)) for (const value of values) form.append(name, value);
  return form;
}

/** Errors at a choice, "soru_102[0]", are said at its field. */
export function firstErrors(errors: Record<string, string[] | null> | null): FormState["errors"] {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([path, messages]) =>
      messages?.[0] ? [[path.replace(/\[\d+\]$/, ""), messages[0]]] : [],
    ),
  );
}
