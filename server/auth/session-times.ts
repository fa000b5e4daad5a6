import { env } from "../env";
import { readTokenTimes } from "./json-web-token";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** When a session's moments were, in milliseconds since 1970; they are sealed with it. */
export interface SessionTimes {
  /** The log-in, from which the longest life counts. */
  beganAt: number;
  /** When it got the number that it has now. */
  issuedAt: number;
  /** When it was last used, as far as its cookie says. */
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

/** No session lives longer, whichever it is. */
export const LONGEST_MS = Math.max(BOUNDS.plain.longestMs, BOUNDS.remembered.longestMs);

/** So long after its last use a session is sealed anew: pages don't all set cookies. */
const SEALED_ANEW_MS = 2 * MINUTE_MS;

/** A session that is used goes on until its token ends, or its longest life; a token that can't be read has ended. */
export function longestEnd({ beganAt, remembered, userToken }: Omit<Timed, "issuedAt" | "seenAt">): number {
  return Math.min(tokenEnd(userToken), beganAt + boundsOf(remembered).longestMs);
}

/** A session that isn't used ends sooner. */
export function endOf(session: Omit<Timed, "issuedAt">): number {
  return Math.min(longestEnd(session), session.seenAt + boundsOf(session.remembered).idleMs);
}

/** Whether a session that is used is to be sealed with the moment. */
export const isToBeSealedAnew = ({ seenAt }: SessionTimes): boolean => Date.now() - seenAt > SEALED_ANEW_MS;

/** A token that tells no end leaves it to the session's own. */
function tokenEnd(token: string): number {
  try {
    return readTokenTimes(token).expiresAt ?? Infinity;
  } catch {
    return 0;
  }
}
