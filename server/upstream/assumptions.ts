import { fold } from "~/text/fold";
import { exchange, type Exchange } from "../exchange";

/** What the portal assumes about the upstream without evidence, as the operator's file has it, in our own names. */

export type ContentType = keyof Exchange["contentTypes"];

/** TipId of DuyuruHaber for each of our content types. */
export const CONTENT_TYPE_IDS: Readonly<Record<ContentType, number>> = exchange.contentTypes;

/** Our name of a TipId; null for a type that this portal has no special words for. */
export const contentTypeOf = namedBy(exchange.contentTypes);

/** A page whose text is fixed, by the word in its address or its id. */
export type FixedPage = keyof Exchange["fixedPages"];

/** DosyaTip of IcerikDosya: a picture, not a document. */
export const PICTURE_FILE = exchange.pictureFile;

/** GaleriTip of Galeri. */
export const GALLERY_KINDS = exchange.galleryKinds;

/** SeansDurum of GetAnaKart. */
export type SessionState = keyof Exchange["sessionStates"];

/** Our word for a state of the session; null for one that we don't know. */
export const sessionState = namedByWords(exchange.sessionStates);

/** How a question of a survey is answered. */
export type QuestionKind = keyof Exchange["questionKinds"];

/** Our word for a SoruTip of Anket; null for one that we don't know. */
export const questionKind = namedBy(exchange.questionKinds);

/** What a text on data protection is. */
export type PrivacyTextKind = keyof Exchange["privacyTexts"];

/** Our word for a Tur of KvkkTanim; null for one that we don't know. */
export const privacyTextKind = namedByWords(exchange.privacyTexts);

/** The product groups that home/{tip} can show, by the first letters of the upstream's GrupKodu. */
export const HOME_GROUPS: ReadonlyMap<string, string> = new Map(Object.entries(exchange.groupLetters));

/** The unit in which animals are counted. */
export const HEAD = "BAS";

/** Whether a product group is one of live animals. */
export function isLivestock(groupCode: string | null): boolean {
  return groupCode !== null && exchange.livestockLetters.includes(groupCode.charAt(0));
}

/** The same by the words of UstUrunGrubu and GrupAdi, folded. */
const GROUP_WORDS: readonly (readonly [group: string, words: RegExp])[] = [
  ["hububat", /hububat|bugday|arpa\b|misir|yulaf|cavdar/],
  ["bakliyat", /bakliyat|nohut|mercimek|fasulye/],
  ["hayvan", /hayvan|\bet\b|sut\b|karkas/],
];

/** The group of home/{tip} that a row of prices belongs to; null when it doesn't say, or is of none. */
export function homeGroupOf(row: {
  groupCode: string | null;
  groupName: string | null;
  kind: string | null;
}): string | null {
  const letter = row.groupCode?.charAt(0) ?? "";
  const byLetter = [...HOME_GROUPS].find(([, letters]) => letter !== "" && letters.includes(letter));
  const words = fold(row.kind ?? (row.groupCode === null ? row.groupName : null) ?? "");
  return byLetter?.[0] ?? GROUP_WORDS.find(([, named]) => named.test(words))?.[0] ?? null;
}

/** The organs of KadroTanim. */
export type Organ = keyof Exchange["boardKinds"];

/** Our name of a KurulTip; null for one that we don't know. */
export const organOf = namedBy(exchange.boardKinds);

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
export const ACTIVE_MEMBER = exchange.activeMember;

/** Whether the address of an application that a user may open says that it is the online bulletin. */
export function isBulletinApplication(path: string | null): boolean {
  return path?.replaceAll("/", "") === "kullanici-bulten";
}

/** Where goods are that came to the hall: sampled, in the laboratory, on sale, sold, taken back unsold. */
export type ArrivalState = keyof Exchange["arrivalStates"];

/** Our word for a Durum of the arrivals; null for one that we don't know. */
export const arrivalState = namedByWords(exchange.arrivalStates);

/** The id that stands for the whole hall in the calls of arrivals. */
export const WHOLE_HALL = 0;

/** SaticiTip of a registration: a producer, or a merchant. */
export type SellerKind = keyof Exchange["sellerKinds"];

/** Our word for a SaticiTip; null for one that we don't know. */
export const sellerKind = namedByWords(exchange.sellerKinds);

/** Who somebody is who can log in. */
export type UserKind = keyof Exchange["userKinds"];

/** Our word for a KullaniciTipId; null for one that we don't know. */
export const userKind = namedBy(exchange.userKinds);

/** Finds our name of an upstream's number. */
function namedBy<Name extends string>(ids: Readonly<Record<Name, number>>) {
  const names = new Map(Object.entries<number>(ids).map(([name, id]) => [id, name as Name]));
  return (told: number | null): Name | null => (told === null ? null : (names.get(told) ?? null));
}

/** Finds our name of an upstream's word, whatever its letters' case and accents. */
function namedByWords<Name extends string>(words: Readonly<Record<Name, readonly string[]>>) {
  const names = new Map(
    Object.entries<readonly string[]>(words).flatMap(([name, own]) =>
      own.map((word) => [fold(word), name as Name] as const),
    ),
  );
  return (told: string | null): Name | null => names.get(fold(told ?? "")) ?? null;
}
