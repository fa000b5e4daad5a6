import { z } from "zod";
import type { Translate } from "~/i18n/words";
import { field } from "./field";

const MAX_LINE = 100;
const MAX_COMPANY = 150;
const MAX_SUBJECT = 150;
const MAX_MESSAGE = 5_000;
const MEMBER_CODE = /^[0-9A-Za-z./-]{1,20}$/;
const PHONE = /^[+]?[0-9 ()./-]{10,20}$/;

/** Accepts full-width digits, any dash and any blank in numbers. */
const plainSigns = (raw: string) =>
  raw
    .normalize("NFKC")
    .replace(/\p{Pd}/gu, "-")
    .replace(/\s+/g, " ");

export const inOnePiece = (raw: string): string => plainSigns(raw).replace(/[ -]/g, "");

export const LINE = {
  kind: "line",
  type: "text",
  help: null,
  placeholder: null,
  autoComplete: null,
} as const;

export const textUpTo = (most: number, missing: string, t: Translate) =>
  z.string({ error: missing }).max(most, t("form.tooLong", { count: most }));

export const fields = {
  name: (t: Translate) =>
    field({
      ...LINE,
      name: "ad_soyad",
      as: "name",
      label: t("form.name"),
      autoComplete: "name",
      schema: textUpTo(MAX_LINE, t("form.nameMissing"), t),
    }),
  email: (t: Translate) =>
    field({
      ...LINE,
      name: "eposta",
      as: "email",
      type: "email",
      label: t("form.email"),
      autoComplete: "email",
      schema: z
        .email({
          error: ({ input }) => t(input === undefined ? "form.emailMissing" : "form.emailWrong"),
        })
        .max(MAX_LINE, t("form.tooLong", { count: MAX_LINE })),
    }),
  phone: (t: Translate) =>
    field({
      ...LINE,
      name: "telefon",
      as: "phone",
      type: "tel",
      label: t("form.phone"),
      autoComplete: "tel",
      help: t("form.phoneHelp"),
      schema: z
        .string()
        .transform(plainSigns)
        .pipe(z.string().regex(PHONE, t("form.phoneWrong")))
        .optional(),
    }),
  company: (t: Translate) =>
    field({
      ...LINE,
      name: "unvan",
      as: "company",
      label: t("account.company"),
      autoComplete: "organization",
      schema: textUpTo(MAX_COMPANY, t("account.companyMissing"), t),
    }),
  memberCode: (t: Translate) =>
    field({
      ...LINE,
      name: "uye_kodu",
      as: "memberNumber",
      label: t("account.memberCode"),
      help: t("account.memberCodeHelp"),
      schema: z
        .string({ error: t("account.memberCodeMissing") })
        .transform((raw) => plainSigns(raw).replaceAll(" ", ""))
        .pipe(z.string().regex(MEMBER_CODE, t("account.memberCodeWrong"))),
    }),
  subject: (t: Translate) =>
    field({
      ...LINE,
      name: "konu",
      as: "subject",
      label: t("form.subject"),
      schema: textUpTo(MAX_SUBJECT, t("form.subjectMissing"), t),
    }),
  message: (t: Translate, options = { label: t("form.message"), help: null as string | null }) =>
    field({
      kind: "text",
      name: "mesaj",
      as: "text",
      ...options,
      rows: 7,
      schema: z
        .string({ error: t("form.messageMissing") })
        .min(10, t("form.messageShort"))
        .max(MAX_MESSAGE, t("form.tooLong", { count: MAX_MESSAGE })),
    }),
};
