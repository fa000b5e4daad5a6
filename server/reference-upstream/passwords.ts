import { randomBytes, scryptSync } from "node:crypto";
import type { Upstream } from "./upstream";
import { USER_KIND, type User } from "./users";

export interface Passwords {
  service: string;
  member: string;
}

const SHORTEST = 6;
const KINDS_OF_LETTERS = [/\p{Ll}/u, /\p{Lu}/u, /\d/];
const KINDS_NEEDED = 2;

/** At least medium: six letters, with two of small letters, capitals and digits. */
export function isStrongEnough(password: string): boolean {
  const kinds = KINDS_OF_LETTERS.filter((kind) => kind.test(password)).length;
  return password.length >= SHORTEST && kinds >= KINDS_NEEDED;
}

export function isPassword({ state, passwords }: Upstream, user: User, password: string): boolean {
  const chosen = state.passwords[user.id];
  if (chosen) return hashOf(password, chosen.salt) === chosen.hash;
  return password === (user.kind === USER_KIND.service ? passwords.service : passwords.member);
}

export function choosePassword({ state }: Upstream, user: User, password: string): void {
  const salt = randomBytes(16).toString("base64url");
  state.passwords[user.id] = { salt, hash: hashOf(password, salt) };
}

function hashOf(password: string, salt: string): string {
  return scryptSync(password, salt, 32).toString("base64url");
}
