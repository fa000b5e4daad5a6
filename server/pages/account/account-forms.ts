import { createMessage, sendMail } from "../../upstream/contracts/messages";
import { defineForm, type FormSource } from "../../forms/definition";
import { perLanguage } from "../../forms/field";
import { fields } from "../../forms/shared-fields";
import { successMessage } from "../../forms/success-message";
import { wordsIn } from "~/i18n/words";

/** The upstream has no call for these: staff find the messages by subject. */
const REGISTER_SUBJECT = "ONLINE_UYELIK";
const RESET_SUBJECT = "SIFRE_SIFIRLAMA";

const registerFields = perLanguage(
  (t) => [fields.name(t), fields.company(t), fields.memberCode(t), fields.email(t), fields.phone(t)] as const,
);
const resetPasswordFields = perLanguage((t) => [fields.memberCode(t), fields.email(t)] as const);

export const registerForm: FormSource = ({ t }) =>
  defineForm({
    id: "kayit",
    heading: t("register.heading"),
    intro: t("register.intro"),
    submit: t("register.submit"),
    purpose: t("form.privacy"),
    fields: registerFields(t),
    send: async (value, context) => {
      const inTurkish = await wordsIn("tr");
      const { name, company, memberNumber, email } = value;
      const { number } = await context.upstream.read(createMessage, {
        kind: "feedback",
        ...value,
        subject: REGISTER_SUBJECT,
        text: inTurkish("register.message", { name, company, code: memberNumber }),
      });
      return successMessage(t("register.sent", { email }), number, context);
    },
  });

/** The answer doesn't reveal whether the account exists. */
export const resetPasswordForm: FormSource = ({ t }) =>
  defineForm({
    id: "sifre",
    heading: t("resetPassword.heading"),
    intro: t("resetPassword.intro"),
    submit: t("resetPassword.submit"),
    purpose: t("form.privacy"),
    fields: resetPasswordFields(t),
    send: async ({ memberNumber: code, email }, context) => {
      const inTurkish = await wordsIn("tr");
      await context.upstream.read(sendMail, {
        name: code,
        email,
        subject: RESET_SUBJECT,
        text: inTurkish("resetPassword.message", { code, email }),
      });
      return successMessage(t("resetPassword.sent", { email }), null, context);
    },
  });
