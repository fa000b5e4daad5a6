import { randomUUID } from "node:crypto";
import { env } from "../../config/environment";
import { INTERVALS, TIMEOUTS } from "../../config/time-budgets";
import { log } from "../../observability/log";
import { upstreamConnection, type Connection } from "../../config/upstream-connection";
import { changeStatus } from "../contracts/authentication";
import { BrokenError, isTransient, UpstreamError } from "../errors";
import { readTokenTimes, type TokenTimes } from "../../crypto/json-web-token";
import { authorise, beginLogin, openApplication, variablesBehind } from "./login-flow";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { readJson } from "../../storage/files";
import { askRedis } from "../../storage/redis";
import { cacheNamespace } from "../cache/namespace";
import { seal } from "../../crypto/seal";

/** Times in milliseconds since 1970. */
interface HeldToken {
  token: string;
  renewAt: number;
  endsAt: number;
}

const sharedToken: z.ZodType<HeldToken> = z.object({
  token: z.string(),
  renewAt: z.number(),
  endsAt: z.number(),
});

const KEY = `portal:service-token:${cacheNamespace ?? ""}`;
const TURN = `${KEY}:turn`;

const tokens = seal(`service token ${cacheNamespace ?? ""}`);

let held: HeldToken | null = null;
let running: Promise<string> | null = null;
let refused: string | null = null;
let lastFailure: { error: unknown; at: number } | null = null;

/** A single log-in for concurrent requests, shared sealed through Redis. @throws UpstreamError */
export async function serviceToken(): Promise<string> {
  const connection = await upstreamConnection();
  if (connection.fixedToken) return connection.fixedToken;
  if (held && Date.now() < held.renewAt) return held.token;
  if (lastFailure && Date.now() - lastFailure.at < INTERVALS.failedServiceLogIn)
    return heldOrThrow(lastFailure.error);
  running ??= renewed(connection).finally(() => {
    running = null;
  });
  return running;
}

export function refuseServiceToken(token: string): void {
  refused = token;
  if (held?.token === token) held = null;
}

/** `refused` needs the operator; `unavailable` passes when the upstream comes back. */
export type ServiceTokenState = "ready" | "not asked" | "refused" | "unavailable";

export function serviceTokenState(): ServiceTokenState {
  if (env.DEFAULT_TOKEN) return env.DEFAULT_TOKEN === refused ? "refused" : "ready";
  if (held && Date.now() < held.endsAt) return "ready";
  if (!lastFailure) return "not asked";
  return isTransient(lastFailure.error) ? "unavailable" : "refused";
}

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

function timesOf(token: string): Omit<HeldToken, "token"> {
  const { expiresAt, lifetimeMs } = readTimes(token);
  if (expiresAt === null) return { renewAt: Infinity, endsAt: Infinity };
  const leftMs = lifetimeMs ?? expiresAt - Date.now();
  const renewAt = Date.now() + Math.max(leftMs - INTERVALS.tokenRenewal, INTERVALS.shortestTokenUse);
  return { renewAt, endsAt: Date.now() + leftMs };
}

function readTimes(token: string): TokenTimes {
  try {
    return readTokenTimes(token);
  } catch (error) {
    throw new BrokenError(changeStatus.name, error instanceof Error ? error.message : "unreadable token");
  }
}

/** After a failed log-in the old token is used to its end. */
function heldOrThrow(error: unknown): string {
  if (held && Date.now() < held.endsAt) return held.token;
  throw error;
}

function logFailure(error: unknown): void {
  const reason = error instanceof Error ? error.message : "unknown";
  const lookAt = error instanceof UpstreamError ? variablesBehind(error) : undefined;
  log[isTransient(error) ? "warn" : "error"]({ reason, lookAt }, "service log-in failed");
}

/** A new log-in, whatever token is in use; a fixed token of the operator is returned as it is. @throws UpstreamError */
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
  const oauthToken = await authorise(await beginLogin(credentials, "tr"), "tr");
  return openApplication(oauthToken, "tr");
}

async function findSharedToken(): Promise<HeldToken | null> {
  if (cacheNamespace === null) return null;
  const sealed = await askRedis((redis) => redis.get(KEY));
  const opened = sealed && (await tokens.open(sealed));
  return opened ? readJson(sharedToken, opened) : null;
}

async function shareToken(token: HeldToken): Promise<void> {
  const leftMs = Math.floor(token.endsAt - Date.now());
  if (cacheNamespace === null || !Number.isFinite(leftMs) || leftMs <= 0) return;
  const sealed = await tokens.close(JSON.stringify(token));
  await askRedis((redis) => redis.multi().set(KEY, sealed, "PX", leftMs).unlink(TURN).exec());
}

/** One portal logs in for all; null when it is this one, or Redis doesn't answer. */
async function awaitTurn(isOfUse: (token: HeldToken) => boolean): Promise<HeldToken | null> {
  for (let waited = 0; waited < TIMEOUTS.sharedToken; waited += INTERVALS.sharedTokenPoll) {
    const shared = await findSharedToken();
    if (shared && isOfUse(shared)) return shared;
    if (cacheNamespace === null || (await isOurs())) return null;
    await delay(INTERVALS.sharedTokenPoll);
  }
  return null;
}

async function isOurs(): Promise<boolean> {
  const taken = await askRedis(async (redis) => ({
    by: await redis.set(TURN, "taken", "PX", TIMEOUTS.sharedToken, "NX"),
  }));
  return taken?.by !== null;
}
