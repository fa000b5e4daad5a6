import { randomUUID } from "node:crypto";
import type { Language } from "~/i18n/language";
import { log } from "../../observability/log";
import { send } from "../call";
import { upstreamConnection } from "../../config/upstream-connection";
import { logIn, logOut } from "../contracts/authentication";
import { listUserApplications, readOwnUserIfLegible, type User } from "../contracts/users";
import { isTransient, NotFoundError, RefusedError, RejectedError, UpstreamError } from "../errors";
import { authorise, beginLogin, openApplication, type LoginFlow } from "./login-flow";
import { type NewSession, type Session, type SessionUser, endSession } from "../../session/session";
import { TIMEOUTS } from "../../config/time-budgets";
import type { RequestContext } from "../../request/request-context";
import { audit } from "../../security/audit";
import { forgetSession } from "../../session/live-sessions";

/** Clears members' pages from the browser, so that Back shows none of them. */
export const CLEAR_CACHE = { "Clear-Site-Data": '"cache"' };

type Leaving = "log-out" | "session-expired" | "session-refused" | "session-replaced";

export interface MemberCredentials {
  user: string;
  password: string;
  memberCode: string;
}

/** @throws UpstreamError; RefusedError for every refusal, or it would reveal which accounts exist */
export async function beginLogIn(credentials: MemberCredentials, language: Language): Promise<LoginFlow> {
  try {
    return await beginLogin({ ...credentials, requestId: randomUUID() }, language);
  } catch (error) {
    if (error instanceof RejectedError || error instanceof NotFoundError || error instanceof RefusedError)
      throw new RefusedError(logIn.name, error.detail, true);
    throw error;
  }
}

export const needsCode = ({ authType }: LoginFlow) => authType === "Otp";

export async function finishLogIn(
  underWay: LoginFlow,
  remembered: boolean,
  language: Language,
): Promise<NewSession> {
  const oauthToken = await authorise(underWay, language);
  const userToken = await openApplication(oauthToken, language);
  const [bulletin, user] = await Promise.all([
    bulletinOf({ oauthToken, userToken }, language),
    ownUser(userToken, language),
  ]);
  if (user?.isActive === false) {
    void logOutUpstream(
      [userToken, bulletin.bulletinToken].filter((token) => token !== null),
      language,
    );
    throw new RefusedError(logIn.name, "closed account", false);
  }
  return { id: randomUUID(), userToken, ...bulletin, remembered, user: user && sessionUserOf(user) };
}

export function sessionUserOf({ name, surname, ...user }: User): SessionUser {
  const { id, memberId, memberNumber, userName, photo } = user;
  const fullName = [name, surname].filter(Boolean).join(" ") || (userName ?? "");
  return { id, memberId, memberNumber, userName, name: fullName, photo };
}

/** The session is over here, whatever the upstream answers. Never rejects. */
async function logOutUpstream(tokens: readonly string[], language: Language): Promise<void> {
  const tell = async (token: string) => {
    const { apiBaseUrl: baseUrl } = await upstreamConnection();
    await send(logOut, null, { baseUrl, language, token, timeoutMs: TIMEOUTS.memberCall });
  };
  for (const result of await Promise.allSettled(tokens.map(tell))) {
    if (result.status === "fulfilled") continue;
    const error: unknown = result.reason;
    if (error instanceof UpstreamError)
      log.info({ kind: error.kind }, "the upstream was not told of a log-out");
    else log.error({ err: error }, "the upstream could not be told of a log-out");
  }
}

/** The operator's token where no application is configured. @throws UpstreamError */
async function bulletinOf(
  { oauthToken, userToken }: { oauthToken: string; userToken: string },
  language: Language,
): Promise<Pick<Session, "bulletinToken" | "sharesBulletin">> {
  const { bulletinStatus, sharedBulletinToken } = await upstreamConnection();
  const { key } = bulletinStatus;
  if (key !== "") {
    const bulletinToken = await unlessRefused(openApplication(oauthToken, language, key));
    return { bulletinToken, sharesBulletin: false };
  }
  const sharesBulletin = sharedBulletinToken !== null && (await mayUseBulletin(userToken, language));
  return { bulletinToken: sharesBulletin ? sharedBulletinToken : null, sharesBulletin };
}

/** With the member's own token: the shared one has the rights of its own account. */
async function mayUseBulletin(userToken: string, language: Language): Promise<boolean> {
  const { apiBaseUrl: baseUrl } = await upstreamConnection();
  const sending = { baseUrl, language, token: userToken, timeoutMs: TIMEOUTS.memberCall };
  const applications = await unlessRefused(send(listUserApplications, null, sending));
  return applications?.some(({ isBulletin }) => isBulletin) ?? false;
}

async function unlessRefused<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const { kind } = error;
    if (isTransient(error)) throw error;
    log.info({ kind }, "no right to the online bulletin");
    return null;
  }
}

async function ownUser(token: string, language: Language): Promise<User | null> {
  const { apiBaseUrl: baseUrl } = await upstreamConnection();
  const sending = { baseUrl, language, token, timeoutMs: TIMEOUTS.memberCall };
  const user = await send(readOwnUserIfLegible, null, sending);
  if (user === null) log.warn({ call: readOwnUserIfLegible.name }, "a user could not be read at log-in");
  return user;
}

export async function endVisit(
  { cookies, language, clientAddress: address }: RequestContext,
  event: Leaving,
): Promise<string[]> {
  const { id, user, tokens, setCookies } = await endSession(cookies);
  if (id === null) return setCookies;
  audit(event, { account: user?.userName ?? null, address, session: id });
  if (user) await forgetSession({ id, user });
  if (event !== "session-refused") void logOutUpstream(tokens, language);
  return setCookies;
}
