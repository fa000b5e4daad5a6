import { z } from "zod";
import type { Translate } from "~/text/words";
import type { FieldSpec } from "./form-definition";

/** What several forms ask, once: the field and its schema. */

const MAX_LINE = 100;
const MAX_SUBJECT = 150;
const MAX_MESSAGE = 5_000;
/** Digits with the signs that people write between them; ten digits at least. */
const MAX_COMPANY = 150;
const MEMBER_CODE = "[0-9A-Za-z./-]{1,20}";
const PHONE = "[+]?[0-9 ()./-]{10,20}";

const line = (name: string, label: string): Extract<FieldSpec, { kind: "line" }> => ({
  kind: "line",
  type: "text",
  name,
  label,
  help: null,
  autoComplete: null,
  placeholder: null,
});

export const fields = {
  name: (t: Translate): FieldSpec => ({ ...line("ad_soyad", t("form.name")), autoComplete: "name" }),
  email: (t: Translate): FieldSpec => ({
    ...line("eposta", t("form.email")),
    type: "email",
    autoComplete: "email",
  }),
  phone: (t: Translate): FieldSpec => ({
    ...line("telefon", t("form.phone")),
    type: "tel",
    autoComplete: "tel",
    help: t("form.phoneHelp"),
  }),
  company: (t: Translate): FieldSpec => ({
    ...line("unvan", t("account.company")),
    autoComplete: "organization",
  }),
  memberCode: (t: Translate): FieldSpec => ({
    ...line("uye_kodu", t("account.memberCode")),
    help: t("account.memberCodeHelp"),
  }),
  subject: (t: Translate): FieldSpec => line("konu", t("form.subject")),
  message: (t: Translate): FieldSpec => ({
    kind: "text",
    name: "mesaj",
    label: t("form.message"),
    help: null,
    rows: 7,
  }),
};

export const schemas = {
  name: (t: Translate) =>
    z.string({ error: t("form.nameMissing") }).max(MAX_LINE, t("form.tooLong", { count: MAX_LINE })),
  email: (t: Translate) =>
    z
      .email({
        error: ({ input }) => t(input === undefined ? "form.emailMissing" : "form.emailWrong"),
      })
      .max(MAX_LINE, t("form.tooLong", { count: MAX_LINE })),
  phone: (t: Translate) =>
    z
      .string()
      .regex(new RegExp(`^${PHONE}$`), t("form.phoneWrong"))
      .optional(),
  company: (t: Translate) =>
    z
      .string({ error: t("account.companyMissing") })
      .max(MAX_COMPANY, t("form.tooLong", { count: MAX_COMPANY })),
  memberCode: (t: Translate) =>
    z
      .string({ error: t("account.memberCodeMissing") })
      .regex(new RegExp(`^${MEMBER_CODE}$`), t("account.memberCodeWrong")),
  subject: (t: Translate) =>
    z.string({ error: t("form.subjectMissing") }).max(MAX_SUBJECT, t("form.tooLong", { count: MAX_SUBJECT })),
  message: (t: Translate) =>
    z
      .string({ error: t("form.messageMissing") })
      .min(10, t("form.messageShort"))
      .max(MAX_MESSAGE, t("form.tooLong", { count: MAX_MESSAGE })),
};
