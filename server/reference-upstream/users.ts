import { type ListedMember, MEMBERS } from "./content/members";

/** KullaniciTipId of the wire. */
export const USER_KIND = { administrator: 1, staff: 2, member: 3, service: 9 } as const;

/** What a user may change; kept in the database once it was. */
export interface Profile {
  name: string;
  surname: string;
  email: string;
  phone: string | null;
  hasPhoto: boolean;
  provinceId: number | null;
}

export interface User {
  id: number;
  userName: string;
  kind: (typeof USER_KIND)[keyof typeof USER_KIND];
  authType: "Sifre" | "Otp";
  active: boolean;
  isAdmin: boolean;
  /** The member that the user acts for; null for those of the exchange itself. */
  memberId: number | null;
  /** Whether the online bulletin is among the user's applications. */
  hasBulletin: boolean;
  /** Whether the notice on data protection was acknowledged before the demo began. */
  hasReadNotice: boolean;
  /** As it is until it is changed. */
  profile: Profile;
}

/** The log-in name of the portal's own service account. */
export const SERVICE_USER_NAME = "portal-servis";

const member = {
  kind: USER_KIND.member,
  authType: "Sifre",
  active: true,
  isAdmin: false,
  memberId: null,
  hasBulletin: true,
  hasReadNotice: true,
} as const;
/** Most of the demo's users live in the exchange's neighbourhood. */
const AFYONKARAHISAR = 3;

const USERS: User[] = [
  {
    ...member,
    id: 9,
    userName: SERVICE_USER_NAME,
    kind: USER_KIND.service,
    hasBulletin: false,
    profile: profile("Portal", "Servis", null),
  },
  { ...member, id: 57, userName: "001014", memberId: 2, profile: profile("Nazlı", "Işıkgör", "11 02") },
  {
    ...member,
    id: 58,
    userName: "001092",
    memberId: 8,
    hasBulletin: false,
    profile: profile("Şebnem", "Yağcıoğlu", "11 08"),
  },
  {
    ...member,
    id: 59,
    userName: "001170",
    memberId: 14,
    authType: "Otp",
    profile: profile("Cemal", "Yaylacı", "11 14"),
  },
  {
    ...member,
    id: 1,
    userName: "admin",
    kind: USER_KIND.administrator,
    isAdmin: true,
    profile: profile("Kaan", "Aydıngüç", "01 52"),
  },
  {
    ...member,
    id: 60,
    userName: "yeni",
    memberId: 4,
    hasReadNotice: false,
    profile: { ...profile("Elif", "Yenigün", "11 04"), hasPhoto: false },
  },
  {
    ...member,
    id: 61,
    userName: "pasif",
    memberId: 5,
    active: false,
    profile: profile("Hikmet", "Durgun", "11 05"),
  },
];

function profile(name: string, surname: string, phone: string | null): Profile {
  return {
    name,
    surname,
    email: `kullanici.${phone?.replace(" ", "") ?? "servis"}@ornek.example`,
    phone: phone && `0 (999) 555 ${phone}`,
    hasPhoto: phone !== null,
    provinceId: AFYONKARAHISAR,
  };
}

/** The user of that name. */
export function userByName(userName: string): User | undefined {
  return USERS.find((each) => each.userName === userName.trim());
}

/** The user with that id. */
export function userById(id: number): User | undefined {
  return USERS.find((each) => each.id === id);
}

/** The member that a user acts for. */
export function memberOf({ memberId }: User): ListedMember | undefined {
  return MEMBERS.find(({ id }) => id === memberId);
}

/** Everybody who may have a photo in the store. */
export const PEOPLE_WITH_PHOTOS: readonly User[] = USERS.filter((user) => user.profile.hasPhoto);

/** The log-ins of the demo with what each of them shows; their password is among the demo's secrets. */
export const DEMO_LOG_INS = [
  { userName: "001014", shows: "a member with the online bulletin" },
  { userName: "001092", shows: "a member without it" },
  { userName: "001170", shows: "a member who is asked for a one-time code" },
  { userName: "admin", shows: "an administrator of the exchange, who acts for no member" },
  { userName: "yeni", shows: "a member who has not read the data protection notice" },
  { userName: "pasif", shows: "a closed account" },
] as const;
