import { z } from "zod";
import { optional } from "../sources/optional";
import { createMessage } from "../upstream/contracts/messages";
import { listProvinces } from "../upstream/contracts/provinces";
import { defineForm, type FormSource } from "./form-definition";
import { fields, schemas } from "./shared-fields";
import { thanksFor } from "./thanks";

/** A province that was chosen while there was a list of them. */
const CHOSEN_EARLIER = z
  .string()
  .regex(/^\d{1,4}$/)
  .optional()
  .catch(undefined);

/** A member tells that something in the register has changed (form kind 3). */
export const memberUpdateForm: FormSource = async ({ t, upstream }) => {
  // Without the list the province is left out, and the form works.
  const provinces = await optional(upstream.read(listProvinces, null, { isAside: true }), []);
  const choices = provinces.flatMap(({ id, name }) => (name ? [{ value: String(id), label: name }] : []));
  const province = z.enum(
    choices.map(({ value }) => value),
    { error: t("memberUpdate.provinceMissing") },
  );
  return defineForm({
    id: "bilgi-guncelleme",
    heading: t("memberUpdate.heading"),
    intro: t("memberUpdate.intro"),
    submit: t("memberUpdate.submit"),
    purpose: t("memberUpdate.purpose"),
    fields: [
      fields.company(t),
      fields.memberCode(t),
      fields.name(t),
      fields.email(t),
      fields.phone(t),
      ...(choices.length > 0
        ? [
            {
              kind: "select" as const,
              name: "il",
              label: t("memberUpdate.province"),
              help: null,
              choices,
              prompt: t("memberUpdate.choose"),
            },
          ]
        : []),
      { ...fields.message(t), label: t("memberUpdate.changes"), help: t("memberUpdate.changesHelp") },
    ],
    schema: z.object({
      unvan: schemas.company(t),
      uye_kodu: schemas.memberCode(t),
      ad_soyad: schemas.name(t),
      eposta: schemas.email(t),
      telefon: schemas.phone(t),
      il: choices.length > 0 ? province : CHOSEN_EARLIER,
      mesaj: schemas.message(t),
    }),
    send: async (value, portal) => {
      const { number } = await portal.upstream.read(createMessage, {
        kind: "memberUpdate",
        company: value.unvan,
        memberNumber: value.uye_kodu,
        name: value.ad_soyad,
        email: value.eposta,
        phone: value.telefon,
        provinceId: value.il === undefined ? undefined : Number(value.il),
        subject: "BILGI_GUNCELLEME",
        text: value.mesaj,
      });
      return thanksFor(t("form.sentText", { email: value.eposta }), number, portal);
    },
  });
};
