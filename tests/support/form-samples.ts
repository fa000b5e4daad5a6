import type { Language } from "~/language";
import type { WordKey } from "~/text/words";

interface Wrong {
  value: string;
  says: WordKey;
  /** The number in those words. */
  count?: number;
}

/** A public form, filled in. */
export interface Filled {
  name: string;
  path: Record<Language, string>;
  values: Record<string, string | string[]>;
  /** The call it becomes, and what of it must arrive. */
  call: string;
  arrives: Record<string, unknown>;
  /** A field that must be filled in. */
  needed: string;
  /** What is said of each field that must be filled in, when it is not. */
  missing: Record<string, WordKey>;
  /** What does not fit in a field, and what is said of it. */
  wrong: Record<string, Wrong>;
  /** The heading of its thanks, and whether they have a number to ask by. */
  thanks: WordKey;
  isNumbered: boolean;
}

export const PERSON = { ad_soyad: "Şükrü Iğdır Çağlayan", eposta: "sukru@ornek.example" };
const TEXT = "Iğdır'dan yazıyorum: ÇĞİÖŞÜ çğıöşü “tırnak” & <b>işaret</b>\nİkinci satır.";

const MISSING = {
  ad_soyad: "form.nameMissing",
  eposta: "form.emailMissing",
  konu: "form.subjectMissing",
  mesaj: "form.messageMissing",
  unvan: "account.companyMissing",
  uye_kodu: "account.memberCodeMissing",
} as const;

const tooLong = (count: number): Wrong => ({ value: "ğ".repeat(count + 1), says: "form.tooLong", count });

const WRONG = {
  ad_soyad: tooLong(100),
  eposta: { value: "sukru@ornek", says: "form.emailWrong" },
  telefon: { value: "12 34", says: "form.phoneWrong" },
  konu: tooLong(150),
  mesaj: { value: "Iğdır", says: "form.messageShort" },
  unvan: tooLong(150),
  uye_kodu: { value: "üye 14", says: "account.memberCodeWrong" },
} as const;

const pick = <Values extends object, Name extends keyof Values>(values: Values, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>;

/** The forms that anybody can send, but for the consents. */
export const FORMS: Filled[] = [
  {
    name: "message",
    path: { tr: "/iletisim", en: "/en/contact" },
    values: { ...PERSON, telefon: "0 (999) 555 01 00", konu: "Kantar saatleri", mesaj: TEXT },
    call: "IletisimeGec/Create",
    arrives: {
      FormTip: 1,
      AdSoyad: PERSON.ad_soyad,
      Eposta: PERSON.eposta,
      Telefon: "0 (999) 555 01 00",
      Konu: "Kantar saatleri",
      Mesaj: TEXT,
      source: "web",
    },
    needed: "konu",
    missing: pick(MISSING, "ad_soyad", "eposta", "konu", "mesaj"),
    wrong: pick(WRONG, "ad_soyad", "eposta", "telefon", "konu", "mesaj"),
    thanks: "form.sent",
    isNumbered: true,
  },
  {
    name: "request",
    path: { tr: "/istek-oneri-sikayet", en: "/en/requests" },
    values: { ...PERSON, tur: "sikayet", konu: "Kantar", mesaj: TEXT },
    call: "IletisimeGec/Create",
    arrives: { FormTip: 1, BasvuruTuru: "Şikâyet", AdSoyad: PERSON.ad_soyad, Mesaj: TEXT },
    needed: "tur",
    missing: { tur: "requestForm.sortMissing", ...pick(MISSING, "ad_soyad", "eposta", "konu", "mesaj") },
    wrong: pick(WRONG, "ad_soyad", "eposta", "telefon", "konu", "mesaj"),
    thanks: "form.sent",
    isNumbered: true,
  },
  {
    name: "mailing list",
    path: { tr: "/e-posta-listesi", en: "/en/mailing-list" },
    values: PERSON,
    call: "MailGonderimDetay/SendMailToFirmNew",
    arrives: { AdSoyad: PERSON.ad_soyad, Eposta: PERSON.eposta, MailTur: 4 },
    needed: "eposta",
    missing: pick(MISSING, "ad_soyad", "eposta"),
    wrong: pick(WRONG, "ad_soyad", "eposta"),
    thanks: "form.sent",
    isNumbered: false,
  },
  {
    name: "registration",
    path: { tr: "/kayit-ol", en: "/en/register" },
    values: { ...PERSON, unvan: "Iğdeli Un Ltd. Şti.", uye_kodu: "001014" },
    call: "IletisimeGec/Create",
    arrives: { Konu: "ONLINE_UYELIK", Unvan: "Iğdeli Un Ltd. Şti.", UyeNo: "001014" },
    needed: "uye_kodu",
    missing: pick(MISSING, "ad_soyad", "unvan", "uye_kodu", "eposta"),
    wrong: pick(WRONG, "ad_soyad", "unvan", "uye_kodu", "eposta", "telefon"),
    thanks: "form.sent",
    isNumbered: true,
  },
  {
    name: "password reset",
    path: { tr: "/resetpassword", en: "/en/reset-password" },
    values: { uye_kodu: "001014", eposta: PERSON.eposta },
    call: "Iletisim/SendMailToFirmNew",
    arrives: { Konu: "SIFRE_SIFIRLAMA", Eposta: PERSON.eposta },
    needed: "uye_kodu",
    missing: pick(MISSING, "uye_kodu", "eposta"),
    wrong: pick(WRONG, "uye_kodu", "eposta"),
    thanks: "form.sent",
    isNumbered: false,
  },
  {
    name: "member update",
    path: { tr: "/uyelik", en: "/en/membership" },
    values: { ...PERSON, unvan: "Iğdeli Un Ltd. Şti.", uye_kodu: "001014", il: "76", mesaj: TEXT },
    call: "IletisimeGec/Create",
    arrives: { FormTip: 3, IlId: 76, UyeNo: "001014", Mesaj: TEXT },
    needed: "il",
    missing: {
      il: "memberUpdate.provinceMissing",
      ...pick(MISSING, "unvan", "uye_kodu", "ad_soyad", "eposta", "mesaj"),
    },
    wrong: pick(WRONG, "unvan", "uye_kodu", "ad_soyad", "eposta", "telefon", "mesaj"),
    thanks: "form.sent",
    isNumbered: true,
  },
  {
    name: "survey",
    path: { tr: "/anket-detay/1", en: "/en/surveys/1" },
    values: { soru_101: "4", soru_102: ["10201", "10203"], soru_103: "10301", soru_105: "evet" },
    call: "IletisimeGec/Create",
    arrives: {
      Konu: "ANKET:1",
      Mesaj: JSON.stringify({ 101: "4", 102: ["10201", "10203"], 103: "10301", 105: "evet" }),
    },
    needed: "soru_101",
    missing: Object.fromEntries(
      ["soru_101", "soru_102", "soru_103", "soru_105"].map((field) => [field, "surveyForm.missing"] as const),
    ),
    wrong: { soru_106: tooLong(2_000) },
    thanks: "surveyForm.sent",
    isNumbered: false,
  },
];

/** The consents on the page about data protection: refused, as anybody who only looks would. */
export const CONSENTS: Filled = {
  name: "consents",
  path: { tr: "/kvkk", en: "/en/data-protection" },
  values: { riza_4: "hayir" },
  call: "KvkkOnayDurum/Create",
  arrives: { Onay: false },
  needed: "riza_4",
  missing: { riza_4: "consent.missing" },
  wrong: {},
  thanks: "consent.sent",
  isNumbered: false,
};

/** The values with a text of one's own in them, by which what arrived is found; consents have no place for it. */
export function markedValues({ values }: Filled, mark: string): Filled["values"] {
  if ("eposta" in values) return { ...values, eposta: `${mark}@ornek.example` };
  return "soru_101" in values ? { ...values, soru_106: mark } : values;
}
