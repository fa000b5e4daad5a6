import { z } from "zod";
import { passwordStrength } from "~/text/password-strength";
import type { Translate } from "~/text/words";
import { audit } from "../audit";
import { endOtherSessions } from "../auth/live-sessions";
import type { SessionUser } from "../auth/session";
import { asMember } from "../member-page";
import { mayPass, RejectedError, TimeoutError, type UpstreamError } from "../upstream/errors";
import { CURRENT_PASSWORD, passwordField } from "./confirm-password";
import { defineForm, type FormSource } from "./form-definition";
import { holdsKnownName } from "./guessable-password";
import { changeOwnUser, sessionOf } from "./own-user";
import { savedView } from "./profile-form";
import { takePasswordTurn } from "./profile-limits";

/** Names the form in element ids and among the forms of its page. */
export const PASSWORD_FORM = "sifrem";
/** The field beside which its strength is said while one types. */
export const NEW_PASSWORD = "yeni_sifre";

const MAX_PASSWORD = 200;

/** A new password, which the upstream takes with the current one alone. None of them is ever sent back. */
export const passwordForm: FormSource = (portal) => {
  const { t } = portal;
  const session = sessionOf(portal);
  return Promise.resolve(
    defineForm({
      id: PASSWORD_FORM,
      isOneOfSeveral: true,
      owner: session?.user.id ?? null,
      // Password managers fill it in.
      mayBeQuick: true,
      heading: t("profile.password"),
      intro: t("profile.passwordIntro"),
      submit: t("profile.passwordSubmit"),
      purpose: t("profile.passwordPurpose"),
      fields: [
        passwordField(CURRENT_PASSWORD, t("profile.currentPassword"), "current-password"),
        passwordField(NEW_PASSWORD, t("profile.newPassword"), "new-password", t("profile.newPasswordHelp")),
        passwordField("yeni_sifre_tekrar", t("profile.newPasswordAgain"), "new-password"),
      ],
      schema: passwordsSchema(t, session?.user ?? null),
      takeTurn: () => takePasswordTurn(session?.user.id ?? 0),
      explain: (error) => passwordTrouble(error, t),
      send: async ({ mevcut_sifre: current, yeni_sifre: wanted }, page) => {
        const { session: own } = asMember(page);
        const whose = { account: own.user.userName, address: page.clientAddress, session: own.id };
        await changeOwnUser(page, { password: { current, wanted } }).catch((error: unknown) => {
          if (error instanceof RejectedError) audit("password-wrong", whose);
          throw error;
        });
        // Whoever else is in with the old one is out.
        const renewed = await endOtherSessions(own, page);
        audit("password-changed", whose);
        const isStrong = passwordStrength(wanted) === "strong";
        const said = t(isStrong ? "profile.passwordSentStrong" : "profile.passwordSentMedium");
        return { thanks: savedView(said, t("profile.passwordAgain"), page), session: renewed };
      },
    }),
  );
};

function passwordsSchema(t: Translate, user: SessionUser | null) {
  const password = (missing: string) =>
    z.string({ error: missing }).max(MAX_PASSWORD, t("form.tooLong", { count: MAX_PASSWORD }));
  return z
    .object({
      mevcut_sifre: password(t("profile.currentPasswordMissing")),
      yeni_sifre: password(t("profile.newPasswordMissing"))
        .refine((wanted) => passwordStrength(wanted) !== "weak", t("profile.passwordWeak"))
        .refine((wanted) => !holdsKnownName(wanted, user), t("profile.passwordKnown")),
      yeni_sifre_tekrar: password(t("profile.newPasswordAgainMissing")),
    })
    .refine((typed) => typed.yeni_sifre === typed.yeni_sifre_tekrar, {
      path: ["yeni_sifre_tekrar"],
      error: t("profile.passwordsDiffer"),
      when: both("yeni_sifre", "yeni_sifre_tekrar"),
    })
    .refine((typed) => typed.yeni_sifre !== typed.mevcut_sifre, {
      path: [NEW_PASSWORD],
      error: t("profile.passwordUnchanged"),
      when: both("yeni_sifre", "mevcut_sifre"),
    });
}

/** Two fields are compared as soon as both are there, whatever is wrong with a third. */
function both(...names: string[]) {
  return ({ value }: { value: unknown }) =>
    names.every((name) => typeof (value as Record<string, unknown> | null)?.[name] === "string");
}

/** What was typed is gone, unlike in other forms. The upstream's own words say what it turns down. */
function passwordTrouble(error: UpstreamError, t: Translate): string | null {
  if (!mayPass(error)) return null;
  return t(error instanceof TimeoutError ? "profile.passwordUnsure" : "profile.passwordFailed");
}
