import { z } from "zod";
import { exchange } from "../exchange";
import type { PagePortal } from "../page-loader";
import { createMessage, type Message } from "../upstream/contracts/messages";
import { defineForm, type FormSource, type Sending } from "./form-definition";
import { fields, schemas } from "./shared-fields";
import { thanksFor } from "./thanks";

/** A message to the exchange, from the page "İletişim". */
export const contactForm: FormSource = ({ t, language }) =>
  Promise.resolve(
    defineForm({
      id: "mesaj",
      heading: t("contactForm.heading"),
      intro: [t("contactForm.intro"), exchange.statements.answerTime?.[language] ?? ""].join(" ").trim(),
      submit: t("contactForm.submit"),
      purpose: t("form.privacy"),
      fields: [fields.name(t), fields.email(t), fields.phone(t), fields.subject(t), fields.message(t)],
      schema: z.object({
        ad_soyad: schemas.name(t),
        eposta: schemas.email(t),
        telefon: schemas.phone(t),
        konu: schemas.subject(t),
        mesaj: schemas.message(t),
      }),
      send: ({ ad_soyad: name, eposta: email, telefon: phone, konu: subject, mesaj: text }, portal) =>
        sendMessage({ kind: "feedback", name, email, phone, subject, text }, portal),
    }),
  );

/** What somebody may ask for: the words the upstream knows them by, and whose form it is. */
const SORTS = {
  istek: { sort: "İstek", label: "requests.request", kind: "sectorRequest" },
  oneri: { sort: "Öneri", label: "requests.suggestion", kind: "sectorRequest" },
  sikayet: { sort: "Şikâyet", label: "requests.complaint", kind: "feedback" },
  tesekkur: { sort: "Teşekkür", label: "requests.thanks", kind: "feedback" },
} as const;
type Sort = keyof typeof SORTS;
const SORT_NAMES = Object.keys(SORTS) as Sort[];

/** A request, suggestion, complaint or thanks. */
export const requestForm: FormSource = ({ t, language }) =>
  Promise.resolve(
    defineForm({
      id: "basvuru",
      heading: t("requestForm.heading"),
      intro: exchange.statements.requests?.[language] ?? null,
      submit: t("requestForm.submit"),
      purpose: t("form.privacy"),
      fields: [
        {
          kind: "one",
          name: "tur",
          label: t("requestForm.sort"),
          help: null,
          choices: SORT_NAMES.map((value) => ({ value, label: t(SORTS[value].label) })),
        },
        fields.name(t),
        fields.email(t),
        fields.phone(t),
        fields.subject(t),
        fields.message(t),
      ],
      schema: z.object({
        tur: z.enum(SORT_NAMES, { error: t("requestForm.sortMissing") }),
        ad_soyad: schemas.name(t),
        eposta: schemas.email(t),
        telefon: schemas.phone(t),
        konu: schemas.subject(t),
        mesaj: schemas.message(t),
      }),
      send: ({ tur, ad_soyad: name, eposta: email, telefon: phone, konu: subject, mesaj: text }, portal) => {
        const { sort, kind } = SORTS[tur];
        return sendMessage({ kind, sort, name, email, phone, subject, text }, portal);
      },
    }),
  );

async function sendMessage(message: Message, portal: PagePortal): Promise<Sending> {
  const { number } = await portal.upstream.read(createMessage, message);
  return thanksFor(portal.t("form.sentText", { email: message.email }), number, portal);
}
