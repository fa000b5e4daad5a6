import { siteProfile } from "../config/site-profile";
import type { Call } from "./call";
import { RefusedError, BrokenError, isTransient, UpstreamError } from "./errors";
import type { Visitor } from "../session/session";
import { refuseServiceToken, serviceToken } from "./auth/service-token";
import { INTERVALS } from "../config/time-budgets";

/** `service`: the site's own token; `given`: passed in by the log-in or log-out it belongs to. */
export type TokenRule =
  "none" | "service" | "user" | "userOrService" | "bulletin" | "bulletinOnMemberPages" | "given";

export interface TokenSource {
  user: string | null;
  bulletin: string | null;
  sharesBulletin?: boolean;
  /** False for the shell around such a page. */
  onBulletinPage: boolean;
}

export const ANONYMOUS: TokenSource = { user: null, bulletin: null, onBulletinPage: false };

export type ChosenToken = { whose: "nobody" | "site" } | { whose: "visitor" | "members"; token: string };

const NONE: ChosenToken = { whose: "nobody" };
const OF_THE_SITE: ChosenToken = { whose: "site" };

/** @throws RefusedError when the visitor has no such token */
export function chooseToken(
  { name, token: rule }: Pick<Call<never, unknown>, "name" | "token">,
  visitor: TokenSource,
): ChosenToken {
  switch (rule) {
    case "none":
      return forAnyone(name);
    case "service":
      return OF_THE_SITE;
    case "user":
      return ofVisitor(name, visitor.user);
    case "userOrService":
      return visitor.user === null ? OF_THE_SITE : ofVisitor(name, visitor.user);
    case "bulletin":
      return forBulletin(name, visitor);
    case "bulletinOnMemberPages":
      return visitor.onBulletinPage ? forBulletin(name, visitor) : forAnyone(name);
    case "given":
      throw new Error(`${name} is sent by the log-in, with the token of its step`);
  }
}

/** Configured by the operator, or found to refuse anonymous calls. */
const needsSiteToken = new Set<string>(siteProfile.siteTokenCalls);

export function useSiteToken(callName: string): void {
  needsSiteToken.add(callName);
}

export const mayUseSiteToken = ({ token }: Pick<Call<never, unknown>, "token">): boolean =>
  token === "bulletinOnMemberPages";

const forAnyone = (callName: string): ChosenToken => (needsSiteToken.has(callName) ? OF_THE_SITE : NONE);

function forBulletin(callName: string, { bulletin, sharesBulletin = false }: TokenSource): ChosenToken {
  const { token } = ofVisitor(callName, bulletin);
  return { whose: sharesBulletin ? "members" : "visitor", token };
}

function ofVisitor(callName: string, token: string | null): { whose: "visitor"; token: string } {
  if (token === null) throw new RefusedError(callName, "the visitor has no such token", true);
  return { whose: "visitor", token };
}

export function tokensOf(visitor: Visitor, onBulletinPage: boolean): TokenSource {
  return visitor.kind === "member"
    ? {
        user: visitor.session.userToken,
        bulletin: visitor.session.bulletinToken,
        sharesBulletin: visitor.session.sharesBulletin,
        onBulletinPage,
      }
    : { user: null, bulletin: null, onBulletinPage: false };
}

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

/** @throws UpstreamError; a refused log-in says nothing of the requested record */
async function ownToken(callName: string): Promise<string> {
  try {
    return await serviceToken();
  } catch (error) {
    if (!(error instanceof UpstreamError) || isTransient(error)) throw error;
    throw new BrokenError(callName, "the site's own log-in is refused", false, true);
  }
}

function isPausing(callName: string): boolean {
  return Date.now() < (pauses.get(callName)?.until ?? 0);
}

function refuse(callName: string, token: string): void {
  refuseServiceToken(token);
  const before = pauses.get(callName);
  const ms = before ? Math.min(2 * before.ms, INTERVALS.refusedToken.longest) : INTERVALS.refusedToken.first;
  pauses.set(callName, { until: Date.now() + ms, ms });
}

export async function withSiteToken<Answer>(
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

const isTokenRefused = (error: unknown) => error instanceof RefusedError && error.tokenRefused;
