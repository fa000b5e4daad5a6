import type { FormView } from "~/components/forms/form";
import type { PageContext } from "../request/page-loader";
import type { FormDefinition, FormSource } from "./definition";
import { EMPTY_FORM, formView, type FormState } from "./view";

export async function pageForm(
  context: PageContext,
  source: FormSource,
  typed: FormState["typed"] = {},
): Promise<FormView> {
  if (context.sentForm) return context.sentForm;
  const form = await source(context);
  return formView(form, { ...EMPTY_FORM, typed: { ...form.initial, ...typed } }, context);
}

export function oneOfForms(
  context: PageContext,
  form: FormDefinition<unknown>,
  typed: FormState["typed"] = {},
): FormView {
  const { sentForm } = context;
  return sentForm?.id === form.id ? sentForm : formView(form, { ...EMPTY_FORM, typed }, context);
}
