import { fold } from "~/text/fold";
import { exchange } from "../exchange";

/**
 * What the portal assumes about the upstream without evidence (`[assumed]` in the domain notes), in one
 * place. The operator's EXCHANGE_FILE overrides content types by name.
 */

const ASSUMED_CONTENT_TYPES = {
  news: 1,
  announcement: 2,
  pressRelease: 3,
  publication: 4,
  successStory: 5,
  intro: 6,
  menuPage: 7,
  usefulLink: 8,
  linkDocument: 9,
  promotionalVideo: 10,
  incentive: 11,
  policy: 12,
  activityReport: 13,
  strategicPlan: 14,
  qualityCertificate: 15,
  membershipDocument: 16,
  declaration: 17,
  feeTariff: 18,
  serviceStandard: 22,
  statistics: 23,
  corporateText: 25,
} as const;

export type ContentType = keyof typeof ASSUMED_CONTENT_TYPES;

/** TipId of DuyuruHaber for each of our content types. */
export const CONTENT_TYPE_IDS: Readonly<Record<ContentType, number>> = {
  ...ASSUMED_CONTENT_TYPES,
  ...exchange.contentTypes,
};

/** Our name of a TipId; null for a type that this portal has no special words for. */
export function contentTypeOf(tipId: number | null): ContentType | null {
  const entry = Object.entries(CONTENT_TYPE_IDS).find(([, id]) => id === tipId);
  return entry ? (entry[0] as ContentType) : null;
}

/** DosyaTip of IcerikDosya: a picture, not a document. */
export const PICTURE_FILE = 2;

/** GaleriTip of Galeri. */
export const GALLERY_KINDS = { photo: "FOTO", video: "VIDEO" } as const;

/** SeansDurum of GetAnaKart. */
export type SessionState = "open" | "closed" | "holiday";
const SESSION_STATES: ReadonlyMap<string | null, SessionState> = new Map([
  ["ACIK", "open"],
  ["KAPALI", "closed"],
  ["TATIL", "holiday"],
]);

/** Our word for a state of the session; null for one that we don't know. */
export function sessionState(told: string | null): SessionState | null {
  return SESSION_STATES.get(told) ?? null;
}

/** How a question of a survey is answered. */
export type QuestionKind = "single" | "multiple" | "rating" | "text" | "yesNo";
const QUESTION_KINDS: ReadonlyMap<number | null, QuestionKind> = new Map([
  [1, "single"],
  [2, "multiple"],
  [3, "rating"],
  [4, "text"],
  [5, "yesNo"],
]);

/** Our word for a SoruTip of Anket; null for one that we don't know. */
export function questionKind(told: number | null): QuestionKind | null {
  return QUESTION_KINDS.get(told) ?? null;
}

/** What a text on data protection is. */
export type PrivacyTextKind = "notice" | "application" | "cookies" | "consent";
const PRIVACY_TEXT_KINDS: ReadonlyMap<string | null, PrivacyTextKind> = new Map([
  ["AYDINLATMA", "notice"],
  ["BASVURU", "application"],
  ["CEREZ", "cookies"],
  ["ACIKRIZA", "consent"],
]);

/** Our word for a Tur of KvkkTanim; null for one that we don't know. */
export function privacyTextKind(told: string | null): PrivacyTextKind | null {
  return PRIVACY_TEXT_KINDS.get(told) ?? null;
}

/** The product groups that home/{tip} can show, by the first letter of the upstream's GrupKodu. */
export const HOME_GROUPS: ReadonlyMap<string, string> = new Map([
  ["hububat", "HM"],
  ["bakliyat", "B"],
  ["hayvan", "CES"],
]);

/** The organs of KadroTanim. */
export type Organ =
  | "chartUnit"
  | "council"
  | "board"
  | "disciplinaryBoard"
  | "generalSecretariat"
  | "staff"
  | "committee"
  | "accreditationCommittee"
  | "unionDelegates";

/** KurulTip of KadroTanim; 0 is a box of the organisation chart that is no person. */
const ORGANS: ReadonlyMap<number | null, Organ> = new Map([
  [0, "chartUnit"],
  [1, "council"],
  [2, "board"],
  [3, "disciplinaryBoard"],
  [4, "generalSecretariat"],
  [5, "staff"],
  [6, "committee"],
  [7, "accreditationCommittee"],
  [8, "unionDelegates"],
]);

/** Our name of a KurulTip; null for one that we don't know. */
export function organOf(kind: number | null): Organ | null {
  return ORGANS.get(kind) ?? null;
}

/** What tells an office by its words, folded, in either language; a vice chair is found before a chair. */
const OFFICES: [expression: RegExp, rank: number][] = [
  [/yardimci|\byrd\b|\bvice\b|\bdeputy\b/, 2],
  [/\bbaskan|\bpresident\b|\bchair/, 1],
  [/\bsayman|\btreasurer\b/, 3],
  [/\bkatip|\bclerk\b|\bsekreter|\bsecretary\b/, 4],
];

/** The rank of an office in an organ, 1 the highest; null for those who hold none. */
export function officeRank(office: string | null): number | null {
  const words = fold(office ?? "");
  return OFFICES.find(([expression]) => expression.test(words))?.[1] ?? null;
}

/** FormTip of IletisimeGec (spec 3). */
export const FORM_KINDS = { feedback: 1, sectorRequest: 2, memberUpdate: 3, mailingList: 4 } as const;
export type FormKind = keyof typeof FORM_KINDS;

/** UyeDurum of a member in good standing. */
export const ACTIVE_MEMBER = 1;

/** Whether the address of an application that a user may open says that it is the online bulletin. */
export function isBulletinApplication(path: string | null): boolean {
  return path?.replaceAll("/", "") === "kullanici-bulten";
}

/** Where goods are that came to the hall: sampled, in the laboratory, on sale, sold, taken back unsold. */
export type ArrivalState = "sampling" | "laboratory" | "onSale" | "sold" | "takenBack";
const ARRIVAL_STATES: ReadonlyMap<string | null, ArrivalState> = new Map([
  ["NUMUNE", "sampling"],
  ["ANALIZ", "laboratory"],
  ["SATISTA", "onSale"],
  ["SATILDI", "sold"],
  ["GERI", "takenBack"],
]);

/** Our word for a Durum of the arrivals; null for one that we don't know. */
export function arrivalState(told: string | null): ArrivalState | null {
  return ARRIVAL_STATES.get(told) ?? null;
}

/** The id that stands for the whole hall in the calls of arrivals. */
export const WHOLE_HALL = 0;

/** SaticiTip of a registration: a producer, or a merchant. */
export type SellerKind = "producer" | "merchant";
const SELLER_KINDS: ReadonlyMap<string, SellerKind> = new Map([
  ["mustahsil", "producer"],
  ["tuccar", "merchant"],
]);

/** Our word for a SaticiTip; null for one that we don't know. */
export function sellerKind(told: string | null): SellerKind | null {
  return SELLER_KINDS.get(fold(told ?? "")) ?? null;
}

/** Who somebody is who can log in. */
export type UserKind = "administrator" | "staff" | "member" | "onlineUser";
const USER_KINDS: ReadonlyMap<number | null, UserKind> = new Map([
  [1, "administrator"],
  [2, "staff"],
  [3, "member"],
  [4, "onlineUser"],
]);

/** Our word for a KullaniciTipId; null for one that we don't know. */
export function userKind(told: number | null): UserKind | null {
  return USER_KINDS.get(told) ?? null;
}
