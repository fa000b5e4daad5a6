import type { z } from "zod";
import { passwordStrength } from "~/i18n/password-strength";
import type { Translate } from "~/i18n/words";
import { audit } from "../../security/audit";
import { endOtherSessions } from "../../session/live-sessions";
import type { SessionUser } from "../../session/session";
import { memberContext } from "../member-context";
import { isTransient, RejectedError, type UpstreamError } from "../../upstream/errors";
import { CURRENT_PASSWORD, currentPasswordField, limitPasswordChanges } from "./confirm-password";
import { defineForm, type FormSource } from "../../forms/definition";
import { field } from "../../forms/field";
import { LINE, textUpTo } from "../../forms/shared-fields";
import { changeOwnUser, sessionOf } from "./own-user";
import { savedView } from "./profile-form";
import { fold } from "~/i18n/letters";
import { siteProfile } from "../../config/site-profile";

/** Shorter names occur in many words. */
const MIN_NAME_LENGTH = 4;

const plainOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

export const PASSWORD_FORM = "sifrem";
export const NEW_PASSWORD = "yeni_sifre";
const REPEATED = "yeni_sifre_tekrar";

const MAX_PASSWORD = 200;

/** The 49,000 most used, in small letters: 5 MB, which only this form needs. */
const commonPasswords = async (): Promise<readonly string[]> =>
  (await import("@zxcvbn-ts/language-common")).dictionary["passwords-common"];

export const passwordForm: FormSource = async (context) => {
  const { t } = context;
  const session = sessionOf(context);
  const common = await commonPasswords();
  return defineForm({
    id: PASSWORD_FORM,
    isOneOfSeveral: true,
    owner: session?.user.id ?? null,
    mayBeQuick: true,
    heading: t("profile.password"),
    intro: t("profile.passwordIntro"),
    submit: t("profile.passwordSubmit"),
    purpose: t("profile.passwordPurpose"),
    fields: passwordFields(t, session?.user ?? null, common),
    together: (schema) => compared(schema, t),
    reserve: () => limitPasswordChanges(session?.user.id ?? 0),
    explain: (error) => passwordTrouble(error, t),
    headingOf: (error) => (error instanceof RejectedError ? t("profile.passwordNotChanged") : null),
    send: async ({ current, wanted }, page) => {
      const { session: own } = memberContext(page);
      const whose = { account: own.user.userName, address: page.clientAddress, session: own.id };
      await changeOwnUser(page, { password: { current, wanted } }).catch((error: unknown) => {
        if (error instanceof RejectedError) audit("password-wrong", whose);
        throw error;
      });
      const renewed = await endOtherSessions(own, page);
      audit("password-changed", whose);
      const isStrong = passwordStrength(wanted) === "strong";
      const said = t(isStrong ? "profile.passwordSentStrong" : "profile.passwordSentMedium");
      return { thanks: savedView(said, t("profile.passwordAgain"), page), session: renewed };
    },
  });
};

function passwordFields(t: Translate, user: SessionUser | null, common: readonly string[]) {
  const password = (missing: string) => textUpTo(MAX_PASSWORD, missing, t);
  const newPassword = { ...LINE, type: "password", autoComplete: "new-password" } as const;
  return [
    currentPasswordField(t, null, password(t("profile.currentPasswordMissing"))),
    field({
      ...newPassword,
      name: NEW_PASSWORD,
      as: "wanted",
      label: t("profile.newPassword"),
      help: t("profile.newPasswordHelp"),
      schema: password(t("profile.newPasswordMissing"))
        .refine((wanted) => passwordStrength(wanted) !== "weak", t("profile.passwordWeak"))
        .refine((wanted) => !common.includes(wanted.toLowerCase()), t("profile.passwordCommon"))
        .refine((wanted) => !holdsKnownName(wanted, user), t("profile.passwordKnown")),
    }),
    field({
      ...newPassword,
      name: REPEATED,
      as: "repeated",
      label: t("profile.newPasswordAgain"),
      schema: password(t("profile.newPasswordAgainMissing")),
    }),
  ] as const;
}

function compared(schema: z.ZodObject, t: Translate) {
  return schema
    .refine((typed) => typed[NEW_PASSWORD] === typed[REPEATED], {
      path: [REPEATED],
      error: t("profile.passwordsDiffer"),
      when: both(NEW_PASSWORD, REPEATED),
    })
    .refine((typed) => typed[NEW_PASSWORD] !== typed[CURRENT_PASSWORD], {
      path: [NEW_PASSWORD],
      error: t("profile.passwordUnchanged"),
      when: both(NEW_PASSWORD, CURRENT_PASSWORD),
    });
}

function both(...names: string[]) {
  return ({ value }: { value: unknown }) =>
    names.every((name) => typeof (value as Record<string, unknown> | null)?.[name] === "string");
}

function passwordTrouble(error: UpstreamError, t: Translate): string | null {
  if (!isTransient(error)) return null;
  return t(error.mayHaveArrived ? "profile.passwordUnsure" : "profile.passwordFailed");
}

function holdsKnownName(password: string, user: SessionUser | null): boolean {
  const plain = plainOf(password);
  const { name, shortName } = siteProfile;
  const names = [name.tr, name.en, shortName.tr, shortName.en];
  const own = [user?.name, user?.userName, user?.memberNumber].filter((text) => text != null);
  return [...names, ...own]
    .flatMap((text) => text.split(/\s+/))
    .map(plainOf)
    .some((word) => word.length >= MIN_NAME_LENGTH && plain.includes(word));
}
