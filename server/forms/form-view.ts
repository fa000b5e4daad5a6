import { getZodConstraint } from "@conform-to/zod/v4";
import type { FormView, ProblemView, SentView } from "~/components/form";
import type { Constraints, FieldView } from "~/components/form-field";
import { href, hrefOfMatch } from "~/pages";
import type { PagePortal } from "../page-loader";
import type { FieldSpec, FormDefinition } from "./form-definition";
import { OWNER_FIELD, ownerMark } from "./owner";
import { issueTicket, TICKET_FIELD, TRAP_FIELD } from "./ticket";

/** A form as it stands after a sending: what was typed, and what was wrong with it. */
export interface FormState {
  typed: Readonly<Record<string, string[]>>;
  errors: Readonly<Record<string, string>>;
  problem: Pick<ProblemView, "heading" | "text" | "message" | "link"> | null;
  sent: SentView | null;
  /** The ticket it came with, which a repeated sending keeps; null for a new one. */
  ticket: string | null;
  /** The owner's mark that it came with, which it keeps. */
  owner: string | null;
  /** The page around it is not for its visitor, at least not now. */
  alone: boolean;
}

export const EMPTY_FORM: FormState = {
  typed: {},
  errors: {},
  problem: null,
  sent: null,
  ticket: null,
  owner: null,
  alone: false,
};

/** Of several forms on a page, the field by which one says which it is. */
export const FORM_FIELD = "form";

/** A form for the page: with what was typed, what is wrong, and a new ticket. */
export function formView(
  form: FormDefinition<unknown>,
  { typed, errors, problem, sent, ticket, owner, alone }: FormState,
  portal: PagePortal,
): FormView {
  const { t, language, match, url } = portal;
  const constraints = getZodConstraint(form.schema) as Record<string, Constraints>;
  const titlePrefix = `${t("form.titlePrefix")} `;
  const fields = form.fields.map((spec) => fieldView(spec, typed, errors, constraints[spec.name] ?? {}));
  return {
    id: form.id,
    action: hrefOfMatch(match, language) + url.search,
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
    sent,
    fields,
    hidden: [
      { name: TICKET_FIELD, value: ticket ?? issueTicket() },
      ...(form.isOneOfSeveral ? [{ name: FORM_FIELD, value: form.id }] : []),
      ...ownerFields(form, owner),
    ],
    trap: { name: TRAP_FIELD, label: t("form.trap") },
    privacy: {
      text: form.purpose,
      link: { href: href("data-protection", language), label: t("form.privacyLink") },
    },
    submit: form.submit,
    sending: t("form.sending"),
    ...(alone && { alone }),
  };
}

function ownerFields({ owner }: FormDefinition<unknown>, kept: string | null) {
  const value = kept ?? (typeof owner === "number" ? ownerMark(owner) : null);
  return owner === undefined || value === null ? [] : [{ name: OWNER_FIELD, value }];
}

function fieldView(
  spec: FieldSpec,
  typed: FormState["typed"],
  errors: FormState["errors"],
  constraints: Constraints,
): FieldView {
  const isPassword = spec.kind === "line" && spec.type === "password";
  // A password is never sent back, and no browser may cut one that is pasted: too long is said.
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
