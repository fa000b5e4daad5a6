import { LRUCache } from "lru-cache";
import { env } from "../config/environment";
import { readTokenTimes } from "../crypto/json-web-token";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Milliseconds since 1970; they are sealed with the session. */
export interface SessionTimes {
  beganAt: number;
  issuedAt: number;
  seenAt: number;
}

interface Timed extends SessionTimes {
  userToken: string;
  remembered: boolean;
}

const BOUNDS = {
  plain: { idleMs: env.SESSION_IDLE_MINUTES * MINUTE_MS, longestMs: env.SESSION_LONGEST_HOURS * HOUR_MS },
  remembered: {
    idleMs: env.REMEMBERED_IDLE_HOURS * HOUR_MS,
    longestMs: env.REMEMBERED_LONGEST_HOURS * HOUR_MS,
  },
};

const boundsOf = (remembered: boolean) => BOUNDS[remembered ? "remembered" : "plain"];

export const LONGEST_MS = Math.max(BOUNDS.plain.longestMs, BOUNDS.remembered.longestMs);

const SEALED_ANEW_MS = 2 * MINUTE_MS;

/** A used session lasts until its token or its longest life ends; an unreadable token has expired. */
export function longestEnd({ beganAt, remembered, userToken }: Omit<Timed, "issuedAt" | "seenAt">): number {
  return Math.min(tokenEnd(userToken), beganAt + boundsOf(remembered).longestMs);
}

export function endOf(session: Omit<Timed, "issuedAt">): number {
  return Math.min(longestEnd(session), session.seenAt + boundsOf(session.remembered).idleMs);
}

export const needsReseal = ({ seenAt }: SessionTimes): boolean => Date.now() - seenAt > SEALED_ANEW_MS;

const tokenEnds = new LRUCache<string, number>({ max: 500 });

function tokenEnd(token: string): number {
  const cached = tokenEnds.get(token);
  if (cached !== undefined) return cached;
  const end = readTokenEnd(token);
  tokenEnds.set(token, end);
  return end;
}

function readTokenEnd(token: string): number {
  try {
    return readTokenTimes(token).expiresAt ?? Infinity;
  } catch {
    return 0;
  }
}
