import { createHash, timingSafeEqual } from "node:crypto";

/** KullaniciTipId of the wire. */
export const USER_KIND = { administrator: 1, staff: 2, member: 3, service: 9 } as const;

export interface User {
  id: number;
  userName: string;
  kind: (typeof USER_KIND)[keyof typeof USER_KIND];
  authType: "Sifre" | "Otp";
  active: boolean;
  isAdmin: boolean;
}

/** The log-in name of the portal's own service account. */
export const SERVICE_USER_NAME = "portal-servis";

const member = { kind: USER_KIND.member, authType: "Sifre", active: true, isAdmin: false } as const;

const USERS: User[] = [
  { ...member, id: 9, userName: SERVICE_USER_NAME, kind: USER_KIND.service },
  { ...member, id: 57, userName: "001014" },
  { ...member, id: 58, userName: "001092" },
  { ...member, id: 59, userName: "001170", authType: "Otp" },
  { ...member, id: 1, userName: "admin", kind: USER_KIND.administrator, isAdmin: true },
  { ...member, id: 60, userName: "yeni" },
  { ...member, id: 61, userName: "pasif", active: false },
];

export interface Passwords {
  service: string;
  member: string;
}

/** The user of that name, if the password is right. */
export function findUser(userName: string, password: string, passwords: Passwords): User | undefined {
  const user = USERS.find((each) => each.userName === userName.trim());
  const wanted = user?.kind === USER_KIND.service ? passwords.service : passwords.member;
  return isSame(password, wanted) ? user : undefined;
}

/** The user with that id. */
export function userById(id: number): User | undefined {
  return USERS.find((each) => each.id === id);
}

function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
