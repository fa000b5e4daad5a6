import { fold } from "~/i18n/letters";
import { siteProfile, type SiteProfile } from "../config/site-profile";

export type ContentType = keyof SiteProfile["contentTypes"];

export const CONTENT_TYPE_IDS: Readonly<Record<ContentType, number>> = siteProfile.contentTypes;

export const contentTypeOf = namedBy(siteProfile.contentTypes);

export type FixedPage = keyof SiteProfile["fixedPages"];

export const DATE_ORDER = siteProfile.dateOrder ?? null;

export const PICTURE_FILE = siteProfile.pictureFile;

export const GALLERY_KINDS = siteProfile.galleryKinds;

export type SessionState = keyof SiteProfile["sessionStates"];

export const sessionState = namedByWords(siteProfile.sessionStates);

export type QuestionKind = keyof SiteProfile["questionKinds"];

export const questionKind = namedBy(siteProfile.questionKinds);

export type PrivacyTextKind = keyof SiteProfile["privacyTexts"];

export const privacyTextKind = namedByWords(siteProfile.privacyTexts);

export const HOME_GROUPS: ReadonlyMap<string, string> = new Map(Object.entries(siteProfile.groupLetters));

export const HEAD = "BAS";

export function isLivestock(groupCode: string | null): boolean {
  return groupCode !== null && siteProfile.livestockLetters.includes(groupCode.charAt(0));
}

const GROUP_WORDS: readonly (readonly [group: string, words: RegExp])[] = [
  ["hububat", /hububat|bugday|arpa\b|misir|yulaf|cavdar/],
  ["bakliyat", /bakliyat|nohut|mercimek|fasulye/],
  ["hayvan", /hayvan|\bet\b|sut\b|karkas/],
];

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

export type Organ = keyof SiteProfile["boardKinds"];

export const organOf = namedBy(siteProfile.boardKinds);

/** By folded words of either language; vice chairs come before chairs. */
const OFFICES: [expression: RegExp, rank: number][] = [
  [/yardimci|\byrd\b|\bvice\b|\bdeputy\b/, 2],
  [/\bbaskan|\bpresident\b|\bchair/, 1],
  [/\bsayman|\btreasurer\b/, 3],
  [/\bkatip|\bclerk\b|\bsekreter|\bsecretary\b/, 4],
];

export function officeRank(office: string | null): number | null {
  const words = fold(office ?? "");
  return OFFICES.find(([expression]) => expression.test(words))?.[1] ?? null;
}

/** FormTip of IletisimeGec. */
export const FORM_KINDS = { feedback: 1, sectorRequest: 2, memberUpdate: 3, mailingList: 4 } as const;
export type FormKind = keyof typeof FORM_KINDS;

export const ACTIVE_MEMBER = siteProfile.activeMember;

export function isBulletinApplication(path: string | null): boolean {
  return path?.replaceAll("/", "") === "kullanici-bulten";
}

export type ArrivalState = keyof SiteProfile["arrivalStates"];

export const arrivalState = namedByWords(siteProfile.arrivalStates);

export const WHOLE_HALL = 0;

export type SellerKind = keyof SiteProfile["sellerKinds"];

export const sellerKind = namedByWords(siteProfile.sellerKinds);

export type UserKind = keyof SiteProfile["userKinds"];

export const userKind = namedBy(siteProfile.userKinds);

function namedBy<Name extends string>(ids: Readonly<Record<Name, number>>) {
  const names = new Map(Object.entries<number>(ids).map(([name, id]) => [id, name as Name]));
  return (value: number | null): Name | null => (value === null ? null : (names.get(value) ?? null));
}

function namedByWords<Name extends string>(words: Readonly<Record<Name, readonly string[]>>) {
  const names = new Map(
    Object.entries<readonly string[]>(words).flatMap(([name, own]) =>
      own.map((word) => [fold(word), name as Name] as const),
    ),
  );
  return (value: string | null): Name | null => names.get(fold(value ?? "")) ?? null;
}
