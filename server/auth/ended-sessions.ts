import { LRUCache } from "lru-cache";
import { keptSet, keptTimes } from "../kept-set";
import { signer } from "../signer";
import { LONGEST_MS } from "./session-times";
import type { Id } from "../upstream/ids";

/** The log-out list: sessions that ended before their cookies did (design 6). An entry is a number and a time. */
const ended = keptSet({ name: "ended-sessions", most: 200_000 });

/** The moments before which all sessions of a user have ended; whose they are, only keyed hashes say. */
const endedBefore = keptTimes({ name: "ended-users", most: 50_000, forMs: LONGEST_MS });
const users = signer("ended users");

/** A form that was sent twice by two clicks comes twice with the old number. */
const SECOND_CLICK_MS = 5_000;
const justReplaced = new LRUCache<string, number>({ max: 1_000 });

/** What the list needs to know of a session. */
interface Listed {
  id: string;
  issuedAt: number;
}

/** Refuses a session from now on; after `endsAt` its token is worth nothing anyway. Whether it was news. */
export const endForGood = (id: string, endsAt: number): Promise<boolean> => ended.keep(id, endsAt);

/** The same for one that goes on under another number. */
export async function endReplaced(id: string, endsAt: number): Promise<void> {
  justReplaced.set(id, Date.now() + SECOND_CLICK_MS);
  await endForGood(id, endsAt);
}

/** Refuses every session of a user that got its number before a moment. */
export const endAllBefore = (userId: Id, moment: number): Promise<void> =>
  endedBefore.keep(users.sign(String(userId)), moment);

/** Whether a session was ended, by its number or with all of its user's, here or at another portal of the same Redis. */
export async function hasEnded({ id, issuedAt }: Listed, userId: Id | null): Promise<boolean> {
  if ((justReplaced.get(id) ?? 0) > Date.now()) return false;
  const [isOver, before] = await Promise.all([ended.has(id), userId === null ? null : endOfAll(userId)]);
  return isOver || (before !== null && issuedAt < before);
}

/** A key that left the first place of SESSION_KEYS has signed earlier moments. */
async function endOfAll(userId: Id): Promise<number | null> {
  const moments = await Promise.all(users.signatures(String(userId)).map((hash) => endedBefore.timeOf(hash)));
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : Math.max(...known);
}
