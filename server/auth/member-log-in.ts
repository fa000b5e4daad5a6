import { randomUUID } from "node:crypto";
import type { Language } from "~/language";
import { log } from "../log";
import { send } from "../upstream/call";
import { upstreamConnection } from "../upstream/connection";
import { logIn, logOut } from "../upstream/contracts/authentication";
import { readOwnUserIfLegible, type User } from "../upstream/contracts/users";
import { mayPass, RefusedError, UpstreamError } from "../upstream/errors";
import { authorise, begin, openApplication, type LogInUnderWay } from "./log-in-steps";
import type { NewSession, SessionUser } from "./session";

/** What a member types to log in. */
export interface MemberCredentials {
  user: string;
  password: string;
  memberCode: string;
}

const READ_TIMEOUT_MS = 2_000;

/** The first step of a member's log-in. @throws UpstreamError */
export function beginLogIn(credentials: MemberCredentials, language: Language): Promise<LogInUnderWay> {
  return begin({ ...credentials, requestId: randomUUID() }, language);
}

/** Whether a code is asked for before the log-in goes on. */
export const needsCode = ({ authType }: LogInUnderWay) => authType === "Otp";

/** The rest of a log-in, up to the session. @throws UpstreamError */
export async function finishLogIn(
  underWay: LogInUnderWay,
  remembered: boolean,
  language: Language,
): Promise<NewSession> {
  const oauthToken = await authorise(underWay, language);
  const userToken = await openApplication(oauthToken, language);
  const [bulletinToken, user] = await Promise.all([
    bulletinTokenFrom(oauthToken, language),
    ownUser(userToken, language),
  ]);
  if (user?.isActive === false) {
    void tellLogOut(
      [userToken, bulletinToken].filter((token) => token !== null),
      language,
    );
    throw new RefusedError(logIn.name, "closed account", false);
  }
  return { id: randomUUID(), userToken, bulletinToken, remembered, user: user && sessionUserOf(user) };
}

function sessionUserOf({ id, memberId, userName, name, surname, photo }: User): SessionUser {
  const fullName = [name, surname].filter(Boolean).join(" ") || (userName ?? "");
  return { id, memberId, userName, name: fullName, photo };
}

/** Tells the upstream that a session is over. What it answers changes nothing: here it is over. Never rejects. */
export async function tellLogOut(tokens: readonly string[], language: Language): Promise<void> {
  const tell = async (token: string) => {
    const { apiBaseUrl: baseUrl } = await upstreamConnection();
    await send(logOut, null, { baseUrl, language, token, timeoutMs: READ_TIMEOUT_MS });
  };
  for (const told of await Promise.allSettled(tokens.map(tell))) {
    if (told.status === "fulfilled") continue;
    const error: unknown = told.reason;
    if (error instanceof UpstreamError)
      log.info({ kind: error.kind }, "the upstream was not told of a log-out");
    else log.error({ err: error }, "the upstream could not be told of a log-out");
  }
}

/** Without it a member has no bulletin, and everything else. @throws UpstreamError when nobody could tell */
async function bulletinTokenFrom(oauthToken: string, language: Language): Promise<string | null> {
  const { bulletinStatus } = await upstreamConnection();
  if (bulletinStatus.key === "") return null;
  try {
    return await openApplication(oauthToken, language, bulletinStatus.key);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const { kind } = error;
    if (mayPass(error)) throw error;
    log.info({ kind }, "no token for the online bulletin");
    return null;
  }
}

async function ownUser(token: string, language: Language): Promise<User | null> {
  const { apiBaseUrl: baseUrl } = await upstreamConnection();
  const sending = { baseUrl, language, token, timeoutMs: READ_TIMEOUT_MS };
  const user = await send(readOwnUserIfLegible, null, sending);
  if (user === null) log.warn({ call: readOwnUserIfLegible.name }, "a user could not be read at log-in");
  return user;
}
