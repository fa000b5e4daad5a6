import { z } from "zod";
import type { Translate } from "~/i18n/words";
import { siteProfile } from "../../config/site-profile";
import type { PageContext } from "../../request/page-loader";
import { createMessage, type Message } from "../../upstream/contracts/messages";
import { defineForm, type FormSource, type FormSubmission } from "../../forms/definition";
import { field, perLanguage } from "../../forms/field";
import { fields } from "../../forms/shared-fields";
import { successMessage } from "../../forms/success-message";

const contactFields = perLanguage(
  (t) => [fields.name(t), fields.email(t), fields.phone(t), fields.subject(t), fields.message(t)] as const,
);
const requestFields = perLanguage((t) => [sortField(t), ...contactFields(t)] as const);

export const contactForm: FormSource = ({ t, language }) =>
  defineForm({
    id: "mesaj",
    heading: t("contactForm.heading"),
    intro: [t("contactForm.intro"), siteProfile.statements.answerTime?.[language] ?? ""].join(" ").trim(),
    submit: t("contactForm.submit"),
    purpose: t("form.privacy"),
    fields: contactFields(t),
    send: (message, context) => sendMessage({ kind: "feedback", ...message }, context),
  });

const SORTS = {
  istek: { sort: "İstek", label: "requests.request", kind: "sectorRequest" },
  oneri: { sort: "Öneri", label: "requests.suggestion", kind: "sectorRequest" },
  sikayet: { sort: "Şikâyet", label: "requests.complaint", kind: "feedback" },
  tesekkur: { sort: "Teşekkür", label: "requests.thanks", kind: "feedback" },
} as const;
type Sort = keyof typeof SORTS;
const SORT_NAMES = Object.keys(SORTS) as Sort[];

const sortField = (t: Translate) =>
  field({
    kind: "one",
    name: "tur",
    as: "sort",
    label: t("requestForm.sort"),
    help: null,
    choices: SORT_NAMES.map((value) => ({ value, label: t(SORTS[value].label) })),
    schema: z.enum(SORT_NAMES, { error: t("requestForm.sortMissing") }),
  });

export const requestForm: FormSource = ({ t, language }) =>
  defineForm({
    id: "basvuru",
    heading: t("requestForm.heading"),
    intro: siteProfile.statements.requests?.[language] ?? null,
    submit: t("requestForm.submit"),
    purpose: t("form.privacy"),
    fields: requestFields(t),
    send: ({ sort, ...message }, context) => {
      const { sort: sortName, kind } = SORTS[sort];
      return sendMessage({ kind, sort: sortName, ...message }, context);
    },
  });

async function sendMessage(message: Message, context: PageContext): Promise<FormSubmission> {
  const { number } = await context.upstream.read(createMessage, message);
  return successMessage(context.t("form.sentText", { email: message.email }), number, context);
}
