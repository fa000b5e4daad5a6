import type { FormView } from "~/components/forms/form";
import type { PageContext } from "../request/page-loader";
import type { FormDefinition, FormSource } from "./definition";
import { EMPTY_FORM, formView, type FormState } from "./view";
import type { FormDisabledView } from "~/components/forms/form-disabled";
import { href } from "~/pages";
import type { WordKey } from "~/i18n/words";
import type { RequestContext } from "../request/request-context";

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

export function formDisabled(text: WordKey, { t, language }: RequestContext): FormDisabledView {
  return { text: t(text), link: { href: href("contact", language), label: t("page.contact") } };
}
