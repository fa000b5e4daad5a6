import { z } from "zod";
import type { SentView } from "~/components/form";
import { href } from "~/pages";
import type { Translate } from "~/text/words";
import { audit } from "../audit";
import { sessionUserOf } from "../auth/member-log-in";
import type { Session } from "../auth/session";
import { asMember } from "../member-page";
import type { PagePortal } from "../page-loader";
import { optional } from "../sources/optional";
import { listProvinces } from "../upstream/contracts/provinces";
import type { User } from "../upstream/contracts/users";
import { confirmPassword, CURRENT_PASSWORD, currentPasswordField } from "./confirm-password";
import { defineForm, type FieldSpec, type FormSource } from "./form-definition";
import type { FormState } from "./form-view";
import { changeOwnUser, sessionOf, type OwnChanges } from "./own-user";
import { takeProfileTurn } from "./profile-limits";
import { fields, schemas } from "./shared-fields";

/** Names the form in element ids and among the forms of its page. */
export const PROFILE_FORM = "bilgilerim";

const MAX_NAME = 100;
const REMOVE = "kaldir";

/** What users change of themselves. Provinces are left out where there is no list, the photo where there is none. */
export const profileForm: FormSource = async (portal) => {
  const { t } = portal;
  const session = sessionOf(portal);
  const provinces = await provinceChoices(portal);
  return defineForm({
    id: PROFILE_FORM,
    isOneOfSeveral: true,
    owner: session?.user.id ?? null,
    // Who is logged in shows no other sign of being human; and a filled in form is quickly sent.
    mayBeQuick: true,
    heading: t("profile.details"),
    intro: t("profile.detailsIntro", { page: t("page.membership") }),
    submit: t("profile.detailsSubmit"),
    purpose: t("profile.detailsPurpose"),
    fields: [
      nameField("ad", t("profile.givenName"), "given-name"),
      nameField("soyad", t("profile.surname"), "family-name"),
      fields.email(t),
      fields.phone(t),
      currentPasswordField(t, t("profile.contactPasswordHelp")),
      ...(provinces.length > 0 ? [provinceField(provinces, t)] : []),
      ...(session?.user.photo ? [photoField(t)] : []),
    ],
    schema: z.object({
      ad: nameSchema(t("profile.givenNameMissing"), t),
      soyad: nameSchema(t("profile.surnameMissing"), t),
      eposta: schemas.email(t),
      telefon: schemas.phone(t),
      [CURRENT_PASSWORD]: z.string().optional(),
      il: z
        .enum(
          provinces.map(({ value }) => value),
          { error: t("profile.provinceWrong") },
        )
        .optional(),
      foto: z.array(z.literal(REMOVE)).optional(),
    }),
    takeTurn: () => takeProfileTurn(session?.user.id ?? 0),
    send: async ({ ad, soyad, eposta, telefon, il, foto = [], [CURRENT_PASSWORD]: password }, page) => {
      const { session: own } = asMember(page);
      const changes: OwnChanges = { name: ad, surname: soyad, email: eposta, phone: telefon ?? null };
      // What the form does not ask stays as it is.
      if (provinces.length > 0) changes.provinceId = il === undefined ? null : Number(il);
      if (foto.length > 0) changes.photo = null;
      const isNewContact = ({ email, phone }: User) => !isSame(email, eposta) || !isSame(phone, telefon);
      const { before, after } = await changeOwnUser(page, changes, async (known) => {
        if (isNewContact(known)) await confirmPassword(password, own, page);
      });
      if (isNewContact(before)) auditContact(own, page);
      return {
        thanks: savedView(t("profile.detailsSent"), t("profile.edit"), page),
        session: { user: sessionUserOf(after) },
      };
    },
  });
};

/** Compared as they are typed: blanks at the ends, or several in a row, make no other address. */
function isSame(known: string | null, typed: string | undefined): boolean {
  return (known ?? "").replace(/\s+/g, " ").trim() === (typed ?? "");
}

function auditContact({ id, user }: Session, { clientAddress: address }: PagePortal): void {
  audit("contact-changed", { account: user.userName, address, session: id });
}

/** A user's details as they would have typed them. */
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

/** What stands in a form's place once it is saved: a link to the page as a whole brings the form back. */
export function savedView(text: string, again: string, { t, language }: PagePortal): SentView {
  return {
    heading: t("acknowledgement.done"),
    text,
    number: null,
    links: [{ href: href("profile", language), label: again }],
  };
}

async function provinceChoices({ upstream }: PagePortal): Promise<{ value: string; label: string }[]> {
  const provinces = await optional(upstream.read(listProvinces, null, { isAside: true }), []);
  return provinces.flatMap(({ id, name }) => (name ? [{ value: String(id), label: name }] : []));
}

function nameField(name: string, label: string, autoComplete: string): FieldSpec {
  return { kind: "line", type: "text", name, label, help: null, placeholder: null, autoComplete };
}

const nameSchema = (missing: string, t: Translate) =>
  z.string({ error: missing }).max(MAX_NAME, t("form.tooLong", { count: MAX_NAME }));

function provinceField(choices: { value: string; label: string }[], t: Translate): FieldSpec {
  return {
    kind: "select",
    name: "il",
    label: t("profile.provinceOptional"),
    help: null,
    choices,
    prompt: t("memberUpdate.choose"),
  };
}

/** The upstream has no call that takes a picture (domain 4.1): a photo can be taken away, and that is said. */
function photoField(t: Translate): FieldSpec {
  return {
    kind: "many",
    name: "foto",
    label: t("profile.photo"),
    help: t("profile.photoNote"),
    choices: [{ value: REMOVE, label: t("profile.removePhoto") }],
  };
}
