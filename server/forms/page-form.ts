import type { FormView } from "~/components/form";
import type { PagePortal } from "../page-loader";
import type { FormSource } from "./form-definition";
import { EMPTY_FORM, formView } from "./form-view";

/** A page's form: as it was just sent, or empty. */
export async function pageForm(portal: PagePortal, source: FormSource): Promise<FormView> {
  if (portal.sentForm) return portal.sentForm;
  const form = await source(portal);
  return formView(form, { ...EMPTY_FORM, typed: form.initial ?? EMPTY_FORM.typed }, portal);
}
