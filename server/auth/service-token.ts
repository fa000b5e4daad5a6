import { randomUUID } from "node:crypto";
import { env } from "../env";
import { log } from "../log";
import { upstreamConnection, type Connection } from "../upstream/connection";
import { changeStatus } from "../upstream/contracts/authentication";
import { BrokenError, mayPass } from "../upstream/errors";
import { readTokenTimes, type TokenTimes } from "./json-web-token";
import { authorise, begin, openApplication } from "./log-in-steps";
import { awaitTurn, shareToken, type HeldToken } from "./shared-token";

/** A token is renewed this long before it ends, so that no call starts with one about to expire. */
const RENEW_BEFORE_MS = 60_000;
/** Short-lived tokens too are used for a while: a log-in for every call would be worse than a refused one. */
const USE_AT_LEAST_MS = 30_000;
/** After a failed log-in the next one waits, so that a wrong password can't lock the account. */
const PAUSE_AFTER_FAILURE_MS = 3_000;

let held: HeldToken | null = null;
let running: Promise<string> | null = null;
/** What the upstream refused last: no longer of use, whoever else still has it. */
let refused: string | null = null;
let lastFailure: { error: unknown; at: number } | null = null;

/**
 * The site's own token (the "default token" of the spec): from the environment, or by the three-step
 * log-in; one log-in at a time however many wait. Kept in memory, and sealed in Redis for the other portals.
 * @throws an upstream error when the log-in fails.
 */
export async function serviceToken(): Promise<string> {
  const connection = await upstreamConnection();
  if (connection.fixedToken) return connection.fixedToken;
  if (held && Date.now() < held.renewAt) return held.token;
  if (lastFailure && Date.now() - lastFailure.at < PAUSE_AFTER_FAILURE_MS)
    return heldOrThrow(lastFailure.error);
  running ??= renewed(connection).finally(() => {
    running = null;
  });
  return running;
}

/** Drops a token that the upstream refused, unless it was renewed meanwhile. */
export function refuseServiceToken(token: string): void {
  refused = token;
  if (held?.token === token) held = null;
}

/** For health: whether the site has its token. */
export function serviceTokenState(): "ready" | "missing" {
  return held || env.DEFAULT_TOKEN ? "ready" : "missing";
}

/** A new token: another portal's where there is one, else by a log-in. */
async function renewed(connection: Connection): Promise<string> {
  const shared = await awaitTurn(({ token, renewAt }) => token !== refused && Date.now() < renewAt);
  if (!shared) return logInService(connection);
  held = shared;
  return shared.token;
}

async function logInService(connection: Connection): Promise<string> {
  try {
    const token = await threeSteps(connection);
    held = { token, ...timesOf(token) };
    lastFailure = null;
    await shareToken(held);
    log.info("service token renewed");
    return token;
  } catch (error) {
    lastFailure = { error, at: Date.now() };
    logFailure(error);
    return heldOrThrow(error);
  }
}

/** When a token got just now ends and is to be renewed; the upstream's clock may differ from ours. */
function timesOf(token: string): Omit<HeldToken, "token"> {
  const { expiresAt, lifetimeMs } = readTimes(token);
  if (expiresAt === null) return { renewAt: Infinity, endsAt: Infinity };
  const leftMs = lifetimeMs ?? expiresAt - Date.now();
  const renewAt = Date.now() + Math.max(leftMs - RENEW_BEFORE_MS, USE_AT_LEAST_MS);
  return { renewAt, endsAt: Date.now() + leftMs };
}

/** A token that can't be read is a broken answer of the upstream's, not a fault of ours. */
function readTimes(token: string): TokenTimes {
  try {
    return readTokenTimes(token);
  } catch (error) {
    throw new BrokenError(changeStatus.name, error instanceof Error ? error.message : "unreadable token");
  }
}

/** A log-in that fails leaves the old token its last minute. */
function heldOrThrow(error: unknown): string {
  if (held && Date.now() < held.endsAt) return held.token;
  throw error;
}

/** A refusal is for the operator to mend; an upstream that is away comes back by itself. */
function logFailure(error: unknown): void {
  const reason = error instanceof Error ? error.message : "unknown";
  log[mayPass(error) ? "warn" : "error"]({ reason }, "service log-in failed");
}

/** A log-in of the site's account, whatever token there is; the operator's token as it is. @throws UpstreamError */
export async function logInSite(): Promise<string> {
  const connection = await upstreamConnection();
  return connection.fixedToken ?? threeSteps(connection);
}

async function threeSteps(connection: Connection): Promise<string> {
  const credentials = {
    requestId: randomUUID(),
    user: connection.serviceUser,
    password: connection.servicePassword,
    memberCode: env.SERVICE_MEMBER_CODE,
  };
  const oauthToken = await authorise(await begin(credentials, "tr"), "tr");
  return openApplication(oauthToken, "tr");
}
