import { createHash, randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { Upstream } from "./upstream";
import { USER_KIND, type User } from "./users";

/** The passwords that the demo starts with: the service account's own, and one for everybody else. */
export interface Passwords {
  service: string;
  member: string;
}

const SHORTEST = 6;
const KINDS_OF_LETTERS = [/\p{Ll}/u, /\p{Lu}/u, /\d/];
const KINDS_NEEDED = 2;

/** At least medium (spec 9): six letters, of which two of small, capital and digit. */
export function isStrongEnough(password: string): boolean {
  const kinds = KINDS_OF_LETTERS.filter((kind) => kind.test(password)).length;
  return password.length >= SHORTEST && kinds >= KINDS_NEEDED;
}

/** Whether it is the user's password: the one chosen last, or else that of the demo's start. */
export function isPassword({ state, passwords }: Upstream, user: User, password: string): boolean {
  const chosen = state.passwords[user.id];
  if (chosen) return isSame(hashOf(password, chosen.salt), chosen.hash);
  return isSame(password, user.kind === USER_KIND.service ? passwords.service : passwords.member);
}

/** Keeps a password that the user chose, so that nobody can read it. */
export function choosePassword({ state }: Upstream, user: User, password: string): void {
  const salt = randomBytes(16).toString("base64url");
  state.passwords[user.id] = { salt, hash: hashOf(password, salt) };
}

/** True of two texts that are the same; takes as long when they are not. */
export function isSame(typed: string, wanted: string): boolean {
  return timingSafeEqual(digest(typed), digest(wanted));
}

function hashOf(password: string, salt: string): string {
  return scryptSync(password, salt, 32).toString("base64url");
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
