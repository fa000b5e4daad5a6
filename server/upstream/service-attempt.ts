import { refuseServiceToken, serviceToken } from "./auth/service-token";
import { BrokenError, mayPass, RefusedError, UpstreamError } from "./errors";
import { INTERVALS } from "../config/time-budgets";

const pauses = new Map<string, { until: number; ms: number }>();

export async function withServiceToken<Answer>(
  callName: string,
  attempt: (token: string) => Promise<Answer>,
): Promise<Answer> {
  const token = await ownToken(callName);
  try {
    return await attempt(token);
  } catch (error) {
    if (!isTokenRefused(error)) throw error;
    if (!isPausing(callName)) refuse(callName, token);
    const newer = await ownToken(callName);
    if (newer === token) throw error;
    const answer = await attempt(newer);
    pauses.delete(callName);
    return answer;
  }
}

/** @throws UpstreamError; a log-in that is refused is no word on what was asked for */
async function ownToken(callName: string): Promise<string> {
  try {
    return await serviceToken();
  } catch (error) {
    if (!(error instanceof UpstreamError) || mayPass(error)) throw error;
    throw new BrokenError(callName, "the site's own log-in is refused", false, true);
  }
}

const isTokenRefused = (error: unknown) => error instanceof RefusedError && error.tokenRefused;

function isPausing(callName: string): boolean {
  return Date.now() < (pauses.get(callName)?.until ?? 0);
}

function refuse(callName: string, token: string): void {
  refuseServiceToken(token);
  const before = pauses.get(callName);
  const ms = before ? Math.min(2 * before.ms, INTERVALS.refusedToken.longest) : INTERVALS.refusedToken.first;
  pauses.set(callName, { until: Date.now() + ms, ms });
}

export async function asSite<Answer>(
  callName: string,
  attempt: (token: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await withServiceToken(callName, attempt);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    throw new BrokenError(callName, `the site's own token is refused: ${error.detail}`, false, true);
  }
}
