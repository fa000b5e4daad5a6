import { z } from "zod";
import { FORM_KINDS, type FormKind } from "../assumptions";
import { declareCall } from "../call";
import { one } from "../lists";
import { record } from "../record";
import { nothing, text } from "../coerce";

const write = { kind: "write", lifetime: "none", token: "none" } as const;

export interface Message {
  kind: FormKind;
  name: string;
  email: string;
  phone?: string | undefined;
  subject: string;
  text: string;
  company?: string | undefined;
  memberNumber?: string | undefined;
  provinceId?: number | undefined;
  /** "Öneri", "İstek", "Şikâyet" or "Teşekkür", in the upstream's language. */
  sort?: string | undefined;
}

export const createMessage = declareCall({
  ...write,
  name: "messages.create",
  path: () => "Alpha.WebPanel/IletisimeGec/Create",
  body: (message: Message) => ({
    FormTip: FORM_KINDS[message.kind],
    AdSoyad: message.name,
    Eposta: message.email,
    Telefon: message.phone,
    Konu: message.subject,
    Mesaj: message.text,
    Unvan: message.company,
    UyeNo: message.memberNumber,
    IlId: message.provinceId,
    BasvuruTuru: message.sort,
    KvkkOkundu: true,
  }),
  answer: z.union([
    one(record({ number: ["BasvuruNo", text] })),
    z.unknown().transform(() => ({ number: null })),
  ]),
});

export const sendMail = declareCall({
  ...write,
  name: "messages.mail",
  path: () => "Alpha.WebPanel/Iletisim/SendMailToFirmNew",
  body: (mail: { name: string; email: string; subject: string; text: string }) => ({
    AdSoyad: mail.name,
    Eposta: mail.email,
    Konu: mail.subject,
    Icerik: mail.text,
  }),
  answer: nothing,
});

export const subscribe = declareCall({
  ...write,
  name: "messages.subscribe",
  path: () => "Alpha.WebPanel/MailGonderimDetay/SendMailToFirmNew",
  body: ({ name, email }: { name: string; email: string }) => ({
    AdSoyad: name,
    Eposta: email,
    MailTur: FORM_KINDS.mailingList,
  }),
  answer: nothing,
});
