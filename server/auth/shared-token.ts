import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { readJson } from "../read-json";
import { askRedis } from "../redis";
import { edition } from "../upstream/edition";
import { seal } from "./seal";

/** A token of the site's with the moments at which it is to be renewed, and ends. */
export interface HeldToken {
  token: string;
  renewAt: number;
  endsAt: number;
}

const held: z.ZodType<HeldToken> = z.object({ token: z.string(), renewAt: z.number(), endsAt: z.number() });

const KEY = `portal:service-token:${edition}`;
const TURN = `${KEY}:turn`;
const POLL_MS = 100;
/** Whoever logs in for all is waited for so long: less than a visitor waits for a page. */
const PATIENCE_MS = 1_000;

const tokens = seal(`service token ${edition}`);

/** The token that another portal of the same Redis got, or null; in Redis it lies sealed, for this edition alone. */
export async function findSharedToken(): Promise<HeldToken | null> {
  if (edition === null) return null;
  const sealed = await askRedis((redis) => redis.get(KEY));
  const opened = sealed && (await tokens.open(sealed));
  return opened ? readJson(held, opened) : null;
}

/** Gives a token to the other portals until it ends; one without an end stays here. */
export async function shareToken(token: HeldToken): Promise<void> {
  const leftMs = Math.floor(token.endsAt - Date.now());
  if (edition === null || !Number.isFinite(leftMs) || leftMs <= 0) return;
  const sealed = await tokens.close(JSON.stringify(token));
  await askRedis((redis) => redis.multi().set(KEY, sealed, "PX", leftMs).unlink(TURN).exec());
}

/**
 * Waits for its turn to log in, so that one portal does it for all. The token that another got meanwhile; null
 * when it is this one's turn, or nobody knows: then it logs in, as without Redis.
 */
export async function awaitTurn(isOfUse: (token: HeldToken) => boolean): Promise<HeldToken | null> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const shared = await findSharedToken();
    if (shared && isOfUse(shared)) return shared;
    if (edition === null || (await isOurs())) return null;
    await delay(POLL_MS);
  }
  return null;
}

/** Whether the turn is this portal's, or there is nobody to ask. */
async function isOurs(): Promise<boolean> {
  const taken = await askRedis(async (redis) => ({
    by: await redis.set(TURN, "taken", "PX", PATIENCE_MS, "NX"),
  }));
  return taken?.by !== null;
}
