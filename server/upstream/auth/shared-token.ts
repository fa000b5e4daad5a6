import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { readJson } from "../../storage/read-json";
import { askRedis } from "../../storage/redis";
import { cacheNamespace } from "../cache/namespace";
import { seal } from "../../crypto/seal";
import { INTERVALS, TIMEOUTS } from "../../config/time-budgets";

/** Moments in milliseconds since 1970. */
export interface HeldToken {
  token: string;
  renewAt: number;
  endsAt: number;
}

const held: z.ZodType<HeldToken> = z.object({ token: z.string(), renewAt: z.number(), endsAt: z.number() });

const KEY = `portal:service-token:${cacheNamespace}`;
const TURN = `${KEY}:turn`;

const tokens = seal(`service token ${cacheNamespace}`);

/** In Redis it lies sealed, for this edition alone. */
export async function findSharedToken(): Promise<HeldToken | null> {
  if (cacheNamespace === null) return null;
  const sealed = await askRedis((redis) => redis.get(KEY));
  const opened = sealed && (await tokens.open(sealed));
  return opened ? readJson(held, opened) : null;
}

export async function shareToken(token: HeldToken): Promise<void> {
  const leftMs = Math.floor(token.endsAt - Date.now());
  if (cacheNamespace === null || !Number.isFinite(leftMs) || leftMs <= 0) return;
  const sealed = await tokens.close(JSON.stringify(token));
  await askRedis((redis) => redis.multi().set(KEY, sealed, "PX", leftMs).unlink(TURN).exec());
}

/** So that one portal logs in for all; null when it is this one's turn, or nobody knows. */
export async function awaitTurn(isOfUse: (token: HeldToken) => boolean): Promise<HeldToken | null> {
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
