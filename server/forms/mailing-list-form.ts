import { z } from "zod";
import type { MailingListView } from "~/components/mailing-list";
import { href } from "~/pages";
import type { Portal } from "../portal";
import { subscribe } from "../upstream/contracts/messages";
import { defineForm, type FormSource } from "./form-definition";
import { fields, schemas } from "./shared-fields";
import { thanksFor } from "./thanks";
import { TRAP_FIELD } from "./ticket";

/** The mailing list. In the footer it stands in cached pages, so that it carries no ticket. */
export const mailingListForm: FormSource = ({ t }) =>
  Promise.resolve(
    defineForm({
      id: "e-posta-listesi",
      withoutTicket: true,
      // Not as the sign-up in the footer of the same page: two forms have two names.
      heading: t("mailingList.details"),
      intro: t("mailingList.leave"),
      submit: t("mailingList.submit"),
      purpose: t("mailingList.purpose"),
      fields: [fields.name(t), fields.email(t)],
      schema: z.object({ ad_soyad: schemas.name(t), eposta: schemas.email(t) }),
      send: async ({ ad_soyad: name, eposta: email }, portal) => {
        await portal.upstream.read(subscribe, { name, email });
        return thanksFor(t("mailingList.sent", { email }), null, portal);
      },
    }),
  );

/** The same form in every page's footer. */
export function mailingListView({ t, language }: Portal): MailingListView {
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
    action: href("mailing-list", language),
    scriptAction: `/eposta-listesi/${language}`,
    fields: [
      field("ad_soyad", "text", t("form.name"), "name"),
      field("eposta", "email", t("form.email"), "email"),
    ],
    trap: { name: TRAP_FIELD, label: t("form.trap") },
    submit: t("mailingList.submit"),
    sending: t("form.sending"),
    unanswered: t("form.unanswered"),
  };
}
