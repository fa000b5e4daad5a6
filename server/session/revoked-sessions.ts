import { LRUCache } from "lru-cache";
import { expiringSet, expiringTimes } from "../storage/expiring-set";
import { signer } from "../crypto/hmac";
import { LONGEST_MS } from "./session-times";
import type { Id } from "../upstream/record";

const ended = expiringSet({ name: "ended-sessions", most: 200_000 });

/** By keyed hash of the user: all sessions begun before this moment are revoked. */
const endedBefore = expiringTimes({ name: "ended-users", most: 50_000, forMs: LONGEST_MS });
const users = signer("ended users");

/** A double click submits twice with the old number. */
const SECOND_CLICK_MS = 5_000;
const justReplaced = new LRUCache<string, number>({ max: 1_000 });

interface Listed {
  id: string;
  issuedAt: number;
}

/** `endsAt`: when its token expires anyway. Resolves to true for the first call. */
export const revokeSession = (id: string, endsAt: number): Promise<boolean> => ended.keep(id, endsAt);

export async function revokeReplaced(id: string, endsAt: number): Promise<void> {
  justReplaced.set(id, Date.now() + SECOND_CLICK_MS);
  await revokeSession(id, endsAt);
}

export const revokeAllBefore = (userId: Id, moment: number): Promise<void> =>
  endedBefore.keep(users.sign(String(userId)), moment);

export async function isRevoked({ id, issuedAt }: Listed, userId: Id | null): Promise<boolean> {
  if ((justReplaced.get(id) ?? 0) > Date.now()) return false;
  const [isOver, before] = await Promise.all([ended.has(id), userId === null ? null : endOfAll(userId)]);
  return isOver || (before !== null && issuedAt < before);
}

/** Earlier entries may be signed with a key that is no longer the first. */
async function endOfAll(userId: Id): Promise<number | null> {
  const moments = await Promise.all(users.signatures(String(userId)).map((hash) => endedBefore.timeOf(hash)));
  const dates = moments.filter((moment) => moment !== null);
  return dates.length === 0 ? null : Math.max(...dates);
}
