import { refuseServiceToken, serviceToken } from "../auth/service-token";
import { RefusedError } from "./errors";

/** A call that refuses a new token too is no reason for the next one so soon: it is the call that refuses, not the token. */
const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 60_000;

/** By the name of a call: until when no refusal of its makes the site log in again. */
const pauses = new Map<string, { until: number; ms: number }>();

/** Runs an attempt with the site's token, and once more with a new one when the upstream refuses it (401). */
export async function withServiceToken<Answer>(
  callName: string,
  attempt: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = await serviceToken();
  try {
    return await attempt(token);
  } catch (error) {
    if (!isTokenRefused(error)) throw error;
    if (!isPausing(callName)) refuse(callName, token);
    const newer = await serviceToken();
    if (newer === token) throw error;
    const answer = await attempt(newer);
    pauses.delete(callName);
    return answer;
  }
}

const isTokenRefused = (error: unknown) => error instanceof RefusedError && error.tokenRefused;

function isPausing(callName: string): boolean {
  return Date.now() < (pauses.get(callName)?.until ?? 0);
}

function refuse(callName: string, token: string): void {
  refuseServiceToken(token);
  const before = pauses.get(callName);
  const ms = before ? Math.min(2 * before.ms, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
  pauses.set(callName, { until: Date.now() + ms, ms });
}
