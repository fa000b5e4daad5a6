import { z } from "zod";
import { href } from "~/pages";
import type { PageContext } from "../../request/page-loader";
import { PageError } from "../errors/page-error";
import { localizedRows, type Localized } from "../fallbacks";
import { createConsent, listPrivacyTexts, type PrivacyText } from "../../upstream/contracts/data-protection";
import { rememberConsents, rememberedConsents } from "./consents";
import {
  defineForm,
  type FormDefinition,
  type FormSource,
  type FormSubmission,
} from "../../forms/definition";
import { field } from "../../forms/field";
import type { Id } from "../../upstream/record";

const fieldName = (id: Id) => `riza_${id}`;
const ANSWERS = ["evet", "hayir"] as const;

export const consentForm: FormSource = async (context) => {
  const form = formOfConsents(await localizedRows(context, listPrivacyTexts, null), context);
  if (!form) throw new PageError("method");
  return form;
};

export function formOfConsents(
  texts: readonly Localized<PrivacyText>[],
  { t }: PageContext,
): FormDefinition<unknown> | null {
  const consents = texts.filter(({ kind }) => kind === "consent");
  if (consents.length === 0) return null;
  const choice = z.enum(ANSWERS, { error: t("consent.missing") });
  const answer = consents.length === 1 ? choice : choice.optional();
  return defineForm({
    id: "riza",
    heading: t("consent.heading"),
    intro: t("consent.intro"),
    submit: t("consent.submit"),
    purpose: t("consent.purpose"),
    fields: consents.map(({ id, title, textLanguage }) =>
      field({
        kind: "one",
        name: fieldName(id),
        as: fieldName(id),
        label: title ?? t("article.untitled"),
        ...(textLanguage && { lang: textLanguage }),
        help: null,
        choices: [
          { value: "evet", label: t("consent.yes") },
          { value: "hayir", label: t("consent.no") },
        ],
        schema: answer,
      }),
    ),
    together: (schema) =>
      schema.refine((answers) => Object.values(answers).some((each) => each !== undefined), {
        path: [fieldName(consents[0]?.id ?? 0)],
        error: t("consent.missing"),
      }),
    send: (answers, page) =>
      sendConsents(
        consents.flatMap(({ id }) => {
          const chosen = answers[fieldName(id)];
          return chosen === undefined ? [] : [{ id, isGiven: chosen === "evet" }];
        }),
        page,
      ),
  });
}

/** Stored with the user, or in an anonymous visitor's browser. */
async function sendConsents(
  answers: readonly { id: Id; isGiven: boolean }[],
  { upstream, visitor, cookies, t, language }: PageContext,
): Promise<FormSubmission> {
  const userId = visitor.kind === "member" ? visitor.session.user.id : undefined;
  for (const each of answers) await upstream.read(createConsent, { ...each, userId });
  const thanks = {
    heading: t("consent.sent"),
    text: t(userId === undefined ? "consent.sentText" : "profile.consentSent"),
    number: null,
    // The whole page, since a fragment link would not reload the form.
    links: [{ href: href("data-protection", language), label: t("consent.change") }],
  };
  if (userId !== undefined) return { thanks };
  const earlier = rememberedConsents(cookies);
  const values = Object.fromEntries(answers.map(({ id, isGiven }) => [String(id), isGiven]));
  return { thanks, setCookies: [rememberConsents({ ...earlier, ...values })] };
}

export function typedConsents(consents: Readonly<Record<string, boolean>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(consents).map(([id, isGiven]) => [fieldName(Number(id)), [isGiven ? "evet" : "hayir"]]),
  );
}
