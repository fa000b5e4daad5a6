import type { FormView } from "~/components/form";
import type { PagePortal } from "../page-loader";
import type { FormDefinition, FormSource } from "./form-definition";
import { EMPTY_FORM, formView, type FormState } from "./form-view";

/** A page's form: as it was just sent, or empty, or with what is known already. */
export async function pageForm(
  portal: PagePortal,
  source: FormSource,
  typed: FormState["typed"] = {},
): Promise<FormView> {
  if (portal.sentForm) return portal.sentForm;
  const form = await source(portal);
  return formView(form, { ...EMPTY_FORM, typed: { ...form.initial, ...typed } }, portal);
}

/** One of a page's several forms: as it was just sent, or with what is known already. */
export function oneOfForms(
  portal: PagePortal,
  form: FormDefinition<unknown>,
  typed: FormState["typed"] = {},
): FormView {
  const { sentForm } = portal;
  return sentForm?.id === form.id ? sentForm : formView(form, { ...EMPTY_FORM, typed }, portal);
}
