import type { MailingListView } from "~/components/frame/footer";
import { href } from "~/pages";
import type { RequestContext } from "../../request/request-context";
import { subscribe } from "../../upstream/contracts/messages";
import { defineForm, type FormSource } from "../../forms/definition";
import { perLanguage } from "../../forms/field";
import { answerIdOf } from "../../forms/view";
import { fields } from "../../forms/shared-fields";
import { successMessage } from "../../forms/success-message";
import { HONEYPOT_FIELD } from "../../forms/form-token";

const ID = "e-posta-listesi";
const mailingListFields = perLanguage((t) => [fields.name(t), fields.email(t)] as const);

/** Also in the footer of cached pages, hence without a form token. */
export const mailingListForm: FormSource = ({ t }) =>
  defineForm({
    id: ID,
    withoutToken: true,
    heading: t("mailingList.details"),
    intro: t("mailingList.leave"),
    submit: t("mailingList.submit"),
    purpose: t("mailingList.purpose"),
    fields: mailingListFields(t),
    send: async (subscriber, context) => {
      await context.upstream.read(subscribe, subscriber);
      return successMessage(t("mailingList.sent", { email: subscriber.email }), null, context);
    },
  });

export function mailingListView({ t, language }: RequestContext): MailingListView {
  const field = (name: string, type: "text" | "email", label: string, autoComplete: string) => ({
    name,
    type,
    label,
    placeholder: label,
    autoComplete,
  });
  return {
    heading: t("mailingList.heading"),
    text: t("mailingList.text"),
    note: t("mailingList.note"),
    privacy: { href: href("data-protection", language), label: t("form.privacyLink") },
    action: `${href("mailing-list", language)}#${answerIdOf(ID)}`,
    fields: [
      field("ad_soyad", "text", t("form.name"), "name"),
      field("eposta", "email", t("form.email"), "email"),
    ],
    trap: { name: HONEYPOT_FIELD, label: t("form.trap") },
    submit: t("mailingList.submit"),
    sending: t("form.sending"),
    unanswered: t("form.unanswered"),
  };
}
