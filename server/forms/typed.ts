import { printable } from "~/text/printable";
import type { FieldSpec, FormDefinition } from "./form-definition";
import type { FormState } from "./form-view";

/**
 * What was typed into the fields that the form has, made printable; a single line holds no other. A field that is
 * there once has one value, one with choices as many as it has choices: what repeats costs conform its square.
 */
export function typedInto({ fields }: FormDefinition<unknown>, given: FormData): FormState["typed"] {
  return Object.fromEntries(
    fields.map((field) => {
      const texts = given.getAll(field.name).filter((value) => typeof value === "string");
      return [field.name, texts.slice(0, mostValues(field)).map((text) => cleaned(field, text))];
    }),
  );
}

const mostValues = (field: FieldSpec): number => (field.kind === "many" ? field.choices.length : 1);

function cleaned(field: FieldSpec, text: string): string {
  // Of a password every sign counts.
  if (field.kind === "line" && field.type === "password") return text;
  const shown = printable(text);
  return field.kind === "text" ? shown.replace(/\r\n?/g, "\n").trim() : shown.replace(/\s+/g, " ").trim();
}

/** What was typed, as the schema reads it. */
export function typedData(typed: FormState["typed"]): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(typed)) for (const value of values) form.append(name, value);
  return form;
}

/** What is said at each field; of the choices of one ("soru_102[0]") it is said at the field. */
export function firstErrors(errors: Record<string, string[] | null> | null): FormState["errors"] {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([path, messages]) =>
      messages?.[0] ? [[path.replace(/\[\d+\]$/, ""), messages[0]]] : [],
    ),
  );
}
