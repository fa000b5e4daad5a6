import { randomUUID } from "node:crypto";
import { env } from "../env";
import { log } from "../log";
import { send, type Call } from "../upstream/call";
import { upstreamConnection, type Connection } from "../upstream/connection";
import { changeStatus, exchangeToken, logIn } from "../upstream/contracts/authentication";
import { RefusedError } from "../upstream/errors";
import { presentToken, readTokenTimes } from "./json-web-token";

/** A token is renewed this long before it ends, so that no call starts with one about to expire. */
const RENEW_BEFORE_MS = 60_000;
const STEP_TIMEOUT_MS = 2_000;
/** After a failed log-in the next one waits, so that a wrong password can't lock the account. */
const PAUSE_AFTER_FAILURE_MS = 3_000;

interface HeldToken {
  token: string;
  renewAt: number;
}

let held: HeldToken | null = null;
let running: Promise<string> | null = null;
let lastFailure: { error: unknown; at: number } | null = null;

/**
 * The site's own token (the "default token" of the spec): from the environment, or by the three-step
 * log-in; one log-in at a time however many wait, kept in memory only.
 * @throws an upstream error when the log-in fails.
 */
export async function serviceToken(): Promise<string> {
  const connection = await upstreamConnection();
  if (connection.fixedToken) return connection.fixedToken;
  if (held && Date.now() < held.renewAt) return held.token;
  if (lastFailure && Date.now() - lastFailure.at < PAUSE_AFTER_FAILURE_MS) throw lastFailure.error;
  running ??= logInService(connection).finally(() => {
    running = null;
  });
  return running;
}

/** Drops a token that the upstream refused, unless it was renewed meanwhile. */
export function refuseServiceToken(token: string): void {
  if (held?.token === token) held = null;
}

/** For health: whether the site has its token. */
export function serviceTokenState(): "ready" | "missing" {
  return held || env.DEFAULT_TOKEN ? "ready" : "missing";
}

async function logInService(connection: Connection): Promise<string> {
  try {
    const token = await threeSteps(connection);
    const { expiresAt } = readTokenTimes(token);
    held = { token, renewAt: expiresAt === null ? Infinity : expiresAt - RENEW_BEFORE_MS };
    lastFailure = null;
    log.info("service token renewed");
    return token;
  } catch (error) {
    lastFailure = { error, at: Date.now() };
    log.error({ reason: error instanceof Error ? error.message : "unknown" }, "service log-in failed");
    throw error;
  }
}

async function threeSteps(connection: Connection): Promise<string> {
  const step = async <Params>(call: Call<Params, TokenAnswer>, params: Params, bearer: string | null) => {
    const sending = {
      baseUrl: connection.apiBaseUrl,
      language: "tr" as const,
      token: bearer,
      timeoutMs: STEP_TIMEOUT_MS,
    };
    const answer = await send(call, params, sending);
    const token = presentToken(answer.token);
    if (!token) throw new RefusedError(call.name, "answer without token", true);
    return { ...answer, token };
  };

  const requestId = randomUUID();
  const credentials = {
    requestId,
    user: connection.serviceUser,
    password: connection.servicePassword,
    memberCode: env.SERVICE_MEMBER_CODE,
  };
  const login = await step(logIn, credentials, null);
  const oauth = await step(exchangeToken, { ...login, requestId, redirectUrl: env.OAUTH_REDIRECT_URL }, null);
  return (await step(changeStatus, connection.status, oauth.token)).token;
}

interface TokenAnswer {
  token: string | null;
  authType: string | null;
}
