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
  menuPage: 7,
  linkDocument: 9,
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

/** The product groups that home/{tip} can show, by the first letter of the upstream's GrupKodu. */
export const HOME_GROUPS: ReadonlyMap<string, string> = new Map([
  ["hububat", "HM"],
  ["bakliyat", "B"],
  ["hayvan", "CES"],
]);
