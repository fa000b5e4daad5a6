import type { FormView, ProblemView, ReceiptView } from "~/components/forms/form";
import type { Constraints, FieldView } from "~/components/forms/form-field";
import { href, hrefOfMatch } from "~/pages";
import type { PageContext } from "../request/page-loader";
import type { FormDefinition } from "./definition";
import { type Field, constraintsOf } from "./field";
import { OWNER_FIELD, ownerToken, issueFormToken, FORM_TOKEN_FIELD, HONEYPOT_FIELD } from "./form-token";

export interface FormState {
  typed: Readonly<Record<string, string[]>>;
  errors: Readonly<Record<string, string>>;
  problem: Pick<ProblemView, "heading" | "text" | "message" | "link"> | null;
  receipt: ReceiptView | null;
  formToken: string | null;
  owner: string | null;
  alone: boolean;
}

export const EMPTY_FORM: FormState = {
  typed: {},
  errors: {},
  problem: null,
  receipt: null,
  formToken: null,
  owner: null,
  alone: false,
};

export const FORM_FIELD = "form";

export const answerIdOf = (formId: string): string => `${formId}-answer`;

export function formView(
  form: FormDefinition<unknown>,
  { typed, errors, problem, receipt, formToken, owner, alone }: FormState,
  context: PageContext,
): FormView {
  const { t, language, match, url } = context;
  const constraints = constraintsOf(form.schema);
  const titlePrefix = `${t("form.titlePrefix")} `;
  const fields = form.fields.map((spec) => fieldView(spec, typed, errors, constraints[spec.name] ?? {}));
  return {
    id: form.id,
    answerId: answerIdOf(form.id),
    action: `${hrefOfMatch(match, language)}${url.search}#${answerIdOf(form.id)}`,
    heading: form.heading,
    intro: form.intro,
    requiredNote: t("form.requiredNote"),
    problem: problem && {
      ...problem,
      titlePrefix,
      errors: fields.flatMap(({ name, label, lang, error }) =>
        error === null ? [] : [{ href: `#${form.id}-${name}`, label, error, ...(lang && { lang }) }],
      ),
    },
    unanswered: {
      heading: t("form.problem"),
      text: t("form.unanswered"),
      message: null,
      link: null,
      errors: [],
      titlePrefix,
    },
    receipt,
    fields,
    hidden: [
      { name: FORM_TOKEN_FIELD, value: formToken ?? issueFormToken() },
      ...(form.isOneOfSeveral ? [{ name: FORM_FIELD, value: form.id }] : []),
      ...ownerFields(form, owner),
    ],
    trap: { name: HONEYPOT_FIELD, label: t("form.trap") },
    privacy: {
      text: form.purpose,
      link: { href: href("data-protection", language), label: t("form.privacyLink") },
    },
    submit: form.submit,
    sending: t("form.sending"),
    ...(alone && { alone }),
  };
}

function ownerFields({ owner }: FormDefinition<unknown>, typedValue: string | null) {
  const value = typedValue ?? (typeof owner === "number" ? ownerToken(owner) : null);
  return owner === undefined || value === null ? [] : [{ name: OWNER_FIELD, value }];
}

function fieldView(
  { as: _, schema: __, ...spec }: Field,
  typed: FormState["typed"],
  errors: FormState["errors"],
  constraints: Constraints,
): FieldView {
  const isPassword = spec.kind === "line" && spec.type === "password";
  // Passwords are never sent back, and have no maxlength: browsers would silently cut a pasted one.
  const values = isPassword ? [] : (typed[spec.name] ?? []);
  const { required, minLength, pattern } = constraints;
  const maxLength = isPassword ? undefined : constraints.maxLength;
  const common = {
    error: errors[spec.name] ?? null,
    constraints: { required, minLength, maxLength, pattern },
  };
  return spec.kind === "many"
    ? { ...spec, ...common, values }
    : { ...spec, ...common, value: values[0] ?? "" };
}
