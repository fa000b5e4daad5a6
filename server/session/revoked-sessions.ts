import { LRUCache } from "lru-cache";
import { expiringSet, expiringTimes } from "../storage/expiring-set";
import { signer } from "../crypto/hmac";
import { LONGEST_MS } from "./session-times";
import type { Id } from "../upstream/ids";

const ended = expiringSet({ name: "ended-sessions", most: 200_000 });

/** The moments before which all sessions of a user have ended, by a keyed hash. */
const endedBefore = expiringTimes({ name: "ended-users", most: 50_000, forMs: LONGEST_MS });
const users = signer("ended users");

/** A form that was sent twice by two clicks comes twice with the old number. */
const SECOND_CLICK_MS = 5_000;
const justReplaced = new LRUCache<string, number>({ max: 1_000 });

interface Listed {
  id: string;
  issuedAt: number;
}

/** After `endsAt` its token is worth nothing anyway. Tells whether it was news. */
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

/** A key that left the first place of SESSION_KEYS has signed earlier moments. */
async function endOfAll(userId: Id): Promise<number | null> {
  const moments = await Promise.all(users.signatures(String(userId)).map((hash) => endedBefore.timeOf(hash)));
  const dates = moments.filter((moment) => moment !== null);
  return dates.length === 0 ? null : Math.max(...dates);
}
