import { z } from "zod";
import { href } from "~/pages";
import { createMessage, sendMail } from "../upstream/contracts/messages";
import { BrokenError } from "../upstream/errors";
import { defineForm, type FieldSpec, type FormSource } from "./form-definition";
import { fields, schemas } from "./shared-fields";
import { wordsIn, type Translate } from "~/text/words";

/** The subjects under which the exchange's staff know these messages (domain 4.9): the upstream has no call for them. */
const REGISTER_SUBJECT = "ONLINE_UYELIK";
const RESET_SUBJECT = "SIFRE_SIFIRLAMA";

const MAX_COMPANY = 150;
const MEMBER_CODE = "[0-9A-Za-z./-]{1,20}";

const memberCode = (t: Translate): FieldSpec => ({
  kind: "line",
  type: "text",
  name: "uye_kodu",
  label: t("account.memberCode"),
  help: t("account.memberCodeHelp"),
  autoComplete: null,
  placeholder: null,
});
const memberCodeSchema = (t: Translate) =>
  z
    .string({ error: t("account.memberCodeMissing") })
    .regex(new RegExp(`^${MEMBER_CODE}$`), t("account.memberCodeWrong"));

/** A member asks for an online account: the exchange looks at it and sends the log-in. No password is asked. */
export const registerForm: FormSource = ({ t }) =>
  Promise.resolve(
    defineForm({
      id: "kayit",
      heading: t("register.heading"),
      intro: t("register.intro"),
      submit: t("register.submit"),
      fields: [
        fields.name(t),
        {
          kind: "line",
          type: "text",
          name: "unvan",
          label: t("register.company"),
          help: null,
          autoComplete: "organization",
          placeholder: null,
        },
        memberCode(t),
        fields.email(t),
        fields.phone(t),
      ],
      schema: z.object({
        ad_soyad: schemas.name(t),
        unvan: z
          .string({ error: t("register.companyMissing") })
          .max(MAX_COMPANY, t("form.tooLong", { count: MAX_COMPANY })),
        uye_kodu: memberCodeSchema(t),
        eposta: schemas.email(t),
        telefon: schemas.phone(t),
      }),
      send: async (value, { upstream, language }) => {
        // The exchange's staff read Turkish.
        const inTurkish = await wordsIn("tr");
        const {
          ad_soyad: name,
          unvan: company,
          uye_kodu: memberNumber,
          eposta: email,
          telefon: phone,
        } = value;
        const { number } = await upstream.read(createMessage, {
          kind: "feedback",
          name,
          email,
          phone,
          company,
          memberNumber,
          subject: REGISTER_SUBJECT,
          text: inTurkish("register.message", { name, company, code: memberNumber }),
        });
        return {
          heading: t("form.sent"),
          text: t("register.sent", { email }),
          number: number === null ? null : { label: t("form.number"), value: number },
          links: [{ href: href("home", language), label: t("error.goHome") }],
        };
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
      fields: [memberCode(t), fields.email(t)],
      schema: z.object({ uye_kodu: memberCodeSchema(t), eposta: schemas.email(t) }),
      send: async ({ uye_kodu: code, eposta: email }, { upstream, language }) => {
        const inTurkish = await wordsIn("tr");
        const isDone = await upstream.read(sendMail, {
          name: code,
          email,
          subject: RESET_SUBJECT,
          text: inTurkish("resetPassword.message", { code, email }),
        });
        if (!isDone) throw new BrokenError(sendMail.name, "not done");
        return {
          heading: t("form.sent"),
          text: t("resetPassword.sent", { email }),
          number: null,
          links: [{ href: href("home", language), label: t("error.goHome") }],
        };
      },
    }),
  );
