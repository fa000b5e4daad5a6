import type { Language } from "../../app/i18n/language";
import type { WordKey } from "../../app/i18n/words";

/** A form of the portal, filled in correctly, and in wrong ways. */
export interface Filled {
  name: string;
  path: Record<Language, string>;
  values: Record<string, string | string[]>;
  /** The upstream call it becomes, and what of it must arrive. */
  call: string;
  arrives: Record<string, unknown>;
  /** A required field. */
  needed: string;
  /** What each field refuses. */
  faults: Record<string, readonly Fault[]>;
  /** The heading of its thanks, and whether they have a reference number. */
  thanks: WordKey;
  isNumbered: boolean;
}

/** An invalid value (none: left empty) and its message. */
export type Fault = readonly [string | undefined, WordKey, { count: number }?];

export const PERSON = { ad_soyad: "Şükrü Iğdır Çağlayan", eposta: "sukru@ornek.example" };
const TEXT = "Iğdır'dan yazıyorum: ÇĞİÖŞÜ çğıöşü “tırnak” & <b>işaret</b>\nİkinci satır.";

const missing = (key: WordKey): Fault => [undefined, key];
const tooLong = (count: number): Fault => ["ğ".repeat(count + 1), "form.tooLong", { count }];

const NAME = [missing("form.nameMissing"), ["  ", "form.nameMissing"], tooLong(100)] as const;
const EMAIL = [
  missing("form.emailMissing"),
  ...["sukru", "sukru@ornek", "sukru ornek@ornek.example", "şükrü@ornek.example"].map((text): Fault => [
    text,
    "form.emailWrong",
  ]),
  [`a@${"b".repeat(60)}.${"c".repeat(60)}.example`, "form.tooLong", { count: 100 }],
] as const;
const PHONE = ["555 01 00", "telefonum yok", "0 (999) 555 01 00 dahili 12"].map((text): Fault => [
  text,
  "form.phoneWrong",
]);
const SUBJECT = [missing("form.subjectMissing"), tooLong(150)];
const MESSAGE = [
  missing("form.messageMissing"),
  ["Kısa.", "form.messageShort"],
  [" \n Kısa. \n ", "form.messageShort"],
  tooLong(5_000),
] as const;
const COMPANY = [missing("account.companyMissing"), tooLong(150)];
const MEMBER_CODE = [
  missing("account.memberCodeMissing"),
  ...["00_10", "ğ1014", "1".repeat(21)].map((text): Fault => [text, "account.memberCodeWrong"]),
];
const PERSON_FAULTS = { ad_soyad: NAME, eposta: EMAIL };

/** What a required question or choice refuses: nothing, and what isn't offered. */
const choice = (key: WordKey, notOffered: string): Fault[] => [missing(key), [notOffered, key]];

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
    faults: { ...PERSON_FAULTS, telefon: PHONE, konu: SUBJECT, mesaj: MESSAGE },
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
    faults: {
      ...PERSON_FAULTS,
      tur: choice("requestForm.sortMissing", "ihbar"),
      telefon: PHONE,
      konu: SUBJECT,
      mesaj: MESSAGE,
    },
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
    faults: PERSON_FAULTS,
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
    faults: { ...PERSON_FAULTS, telefon: PHONE, unvan: COMPANY, uye_kodu: MEMBER_CODE },
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
    faults: { uye_kodu: MEMBER_CODE, eposta: EMAIL },
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
    faults: {
      ...PERSON_FAULTS,
      telefon: PHONE,
      unvan: COMPANY,
      uye_kodu: MEMBER_CODE,
      il: choice("memberUpdate.provinceMissing", "82"),
      mesaj: MESSAGE,
    },
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
    faults: {
      soru_101: choice("surveyForm.missing", "6"),
      soru_102: choice("surveyForm.missing", "10299"),
      soru_103: choice("surveyForm.missing", "10201"),
      soru_104: [["10501", "surveyForm.missing"]],
      soru_105: choice("surveyForm.missing", "belki"),
      soru_106: [tooLong(2_000)],
    },
    thanks: "surveyForm.sent",
    isNumbered: false,
  },
];

/** The consents on the page about data protection: refused, as by a visitor who only looks. */
export const CONSENTS: Filled = {
  name: "consents",
  path: { tr: "/kvkk", en: "/en/data-protection" },
  values: { riza_4: "hayir" },
  call: "KvkkOnayDurum/Create",
  arrives: { Onay: false },
  needed: "riza_4",
  faults: { riza_4: choice("consent.missing", "belki") },
  thanks: "consent.sent",
  isNumbered: false,
};

/** A form with one invalid field. */
export function withFault(values: Filled["values"], name: string, [wrong]: Fault): Filled["values"] {
  const others = Object.fromEntries(Object.entries(values).filter(([other]) => other !== name));
  return wrong === undefined ? others : { ...others, [name]: wrong };
}

/**
 * The values with a distinctive text, by which the message is found upstream; consents have no place for it.
 */
export function markedValues({ values }: Filled, mark: string): Filled["values"] {
  if ("eposta" in values) return { ...values, eposta: `${mark}@ornek.example` };
  return "soru_101" in values ? { ...values, soru_106: mark } : values;
}

/** The message of each required field when it is empty. */
export function missingIn({ faults }: Filled): Record<string, WordKey> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, all]) =>
      all.flatMap(([wrong, says]) => (wrong === undefined ? [[name, says]] : [])),
    ),
  );
}

/** Invalid values of a field, and their messages. */
export function wrongIn({ faults }: Filled): Record<string, { value: string; says: WordKey; count: number }> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, all]) => {
      const fault = all.find(
        ([wrong, says]) => wrong !== undefined && !says.toLowerCase().endsWith("missing"),
      );
      if (!fault) return [];
      const [value = "", says, { count } = { count: 0 }] = fault;
      return [[name, { value, says, count }]];
    }),
  );
}
