import { z } from "zod";
import { createMessage, sendMail } from "../upstream/contracts/messages";
import { defineForm, type FormSource } from "./form-definition";
import { fields, schemas } from "./shared-fields";
import { thanksFor } from "./thanks";
import { wordsIn } from "~/text/words";

/** The subjects under which the exchange's staff know these messages (domain 4.9): the upstream has no call for them. */
const REGISTER_SUBJECT = "ONLINE_UYELIK";
const RESET_SUBJECT = "SIFRE_SIFIRLAMA";

/** A member asks for an online account: the exchange looks at it and sends the log-in. No password is asked. */
export const registerForm: FormSource = ({ t }) =>
  Promise.resolve(
    defineForm({
      id: "kayit",
      heading: t("register.heading"),
      intro: t("register.intro"),
      submit: t("register.submit"),
      purpose: t("form.privacy"),
      fields: [fields.name(t), fields.company(t), fields.memberCode(t), fields.email(t), fields.phone(t)],
      schema: z.object({
        ad_soyad: schemas.name(t),
        unvan: schemas.company(t),
        uye_kodu: schemas.memberCode(t),
        eposta: schemas.email(t),
        telefon: schemas.phone(t),
      }),
      send: async (value, portal) => {
        // The exchange's staff read Turkish.
        const inTurkish = await wordsIn("tr");
        const {
          ad_soyad: name,
          unvan: company,
          uye_kodu: memberNumber,
          eposta: email,
          telefon: phone,
        } = value;
        const { number } = await portal.upstream.read(createMessage, {
          kind: "feedback",
          name,
          email,
          phone,
          company,
          memberNumber,
          subject: REGISTER_SUBJECT,
          text: inTurkish("register.message", { name, company, code: memberNumber }),
        });
        return thanksFor(t("register.sent", { email }), number, portal);
      },
    }),
  );

/** Somebody forgot the password. The answer is the same whether there is such an account or not. */
export const resetPasswordForm: FormSource = ({ t }) =>
  Promise.resolve(
    defineForm({
      id: "sifre",
      heading: t("resetPassword.heading"),
      intro: t("resetPassword.intro"),
      submit: t("resetPassword.submit"),
      purpose: t("form.privacy"),
      fields: [fields.memberCode(t), fields.email(t)],
      schema: z.object({ uye_kodu: schemas.memberCode(t), eposta: schemas.email(t) }),
      send: async ({ uye_kodu: code, eposta: email }, portal) => {
        const inTurkish = await wordsIn("tr");
        await portal.upstream.read(sendMail, {
          name: code,
          email,
          subject: RESET_SUBJECT,
          text: inTurkish("resetPassword.message", { code, email }),
        });
        return thanksFor(t("resetPassword.sent", { email }), null, portal);
      },
    }),
  );
