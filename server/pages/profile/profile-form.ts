import { z } from "zod";
import type { ReceiptView } from "~/components/forms/form";
import { href } from "~/pages";
import type { Translate } from "~/i18n/words";
import { audit } from "../../security/audit";
import { sessionUserOf } from "../../upstream/auth/member-login";
import type { Session } from "../../session/session";
import { memberContext } from "../member-context";
import type { PageContext } from "../../request/page-loader";
import { orFallback } from "../fallbacks";
import { listProvinces } from "../../upstream/contracts/registry";
import type { User } from "../../upstream/contracts/users";
import { confirmPassword, currentPasswordField, limitProfileChanges } from "./confirm-password";
import { defineForm, type FormSource } from "../../forms/definition";
import { field } from "../../forms/field";
import type { FormState } from "../../forms/view";
import { changeOwnUser, sessionOf, type OwnChanges } from "./own-user";
import { fields, LINE, textUpTo } from "../../forms/shared-fields";

export const PROFILE_FORM = "bilgilerim";

const MAX_NAME = 100;
const REMOVE = "kaldir";

export const profileForm: FormSource = async (context) => {
  const { t } = context;
  const session = sessionOf(context);
  const provinces = await provinceChoices(context);
  return defineForm({
    id: PROFILE_FORM,
    isOneOfSeveral: true,
    owner: session?.user.id ?? null,
    mayBeQuick: true,
    heading: t("profile.details"),
    intro: t("profile.detailsIntro", { page: t("page.membership") }),
    submit: t("profile.detailsSubmit"),
    purpose: t("profile.detailsPurpose"),
    fields: [
      nameField("ad", "name", t("profile.givenName"), t("profile.givenNameMissing"), "given-name", t),
      nameField("soyad", "surname", t("profile.surname"), t("profile.surnameMissing"), "family-name", t),
      fields.email(t),
      fields.phone(t),
      currentPasswordField(t, t("profile.contactPasswordHelp"), z.string().optional()),
      ...(provinces.length > 0 ? [provinceField(provinces, t)] : []),
      ...(session?.user.photo ? [photoField(t)] : []),
    ],
    reserve: () => limitProfileChanges(session?.user.id ?? 0),
    send: async ({ name, surname, email, phone, province, photo = [], current }, page) => {
      const { session: own } = memberContext(page);
      const changes: OwnChanges = { name, surname, email, phone: phone ?? null };
      if (provinces.length > 0) changes.provinceId = province === undefined ? null : Number(province);
      if (photo.length > 0) changes.photo = null;
      const isNewContact = (user: User) => !isSame(user.email, email) || !isSame(user.phone, phone);
      const { before, after } = await changeOwnUser(page, changes, async (user) => {
        if (isNewContact(user)) await confirmPassword(current, own, page);
      });
      if (isNewContact(before)) auditContact(own, page);
      return {
        thanks: savedView(t("profile.detailsSent"), t("profile.edit"), page),
        session: { user: sessionUserOf(after) },
      };
    },
  });
};

function isSame(current: string | null, typed: string | undefined): boolean {
  return (current ?? "").replace(/\s+/g, " ").trim() === (typed ?? "");
}

function auditContact({ id, user }: Session, { clientAddress: address }: PageContext): void {
  audit("contact-changed", { account: user.userName, address, session: id });
}

export function typedDetails(user: User): FormState["typed"] {
  const { name, surname, email, phone, provinceId } = user;
  return {
    ad: [name ?? ""],
    soyad: [surname ?? ""],
    eposta: [email ?? ""],
    telefon: [phone ?? ""],
    il: [provinceId === null ? "" : String(provinceId)],
  };
}

export function savedView(text: string, again: string, { t, language }: PageContext): ReceiptView {
  return {
    heading: t("acknowledgement.done"),
    text,
    number: null,
    links: [{ href: href("profile", language), label: again }],
  };
}

async function provinceChoices({ upstream }: PageContext): Promise<{ value: string; label: string }[]> {
  const provinces = await orFallback(upstream.read(listProvinces, null, { isAside: true }), []);
  return provinces.flatMap(({ id, name }) => (name ? [{ value: String(id), label: name }] : []));
}

const nameField = <const Key extends string>(
  name: string,
  as: Key,
  label: string,
  missing: string,
  autoComplete: string,
  t: Translate,
) => field({ ...LINE, name, as, label, autoComplete, schema: textUpTo(MAX_NAME, missing, t) });

const provinceField = (choices: { value: string; label: string }[], t: Translate) =>
  field({
    kind: "select",
    name: "il",
    as: "province",
    label: t("profile.provinceOptional"),
    help: null,
    choices,
    prompt: t("memberUpdate.choose"),
    schema: z
      .enum(
        choices.map(({ value }) => value),
        { error: t("profile.provinceWrong") },
      )
      .optional(),
  });

/** The upstream has no call for pictures: a photo can only be removed. */
const photoField = (t: Translate) =>
  field({
    kind: "many",
    name: "foto",
    as: "photo",
    label: t("profile.photo"),
    help: t("profile.photoNote"),
    choices: [{ value: REMOVE, label: t("profile.removePhoto") }],
    schema: z.array(z.literal(REMOVE)).optional(),
  });
