import { createHash } from "node:crypto";
import { env } from "../env";
import { exchange } from "../exchange";

/** What reads the upstream's answers, as a hash of its source made by the build; empty outside a build. */
declare const __READERS_HASH__: string;

/** What the environment says of where answers come from and of what they may show; no secret is among it. */
const ORIGIN = [
  env.API_BASE_URL,
  env.RATES_URL,
  env.WEATHER_URL,
  env.WEATHER_QUERY,
  env.SERVICE_USER,
  env.ISLETME_ID,
  env.FIRMA_ID,
  env.SUBE_ID,
  env.APP_ID,
  env.DEMO_TODAY,
  exchange,
];

/**
 * A mark of the answers that this process could have made itself: those of another upstream, account, exchange
 * or of another build's contracts have another. Null where answers don't outlive the process: the demo's own
 * upstream lives and ends with it, and in development the contracts change under it.
 */
export const edition: string | null =
  env.API_BASE_URL && __READERS_HASH__ ? markOf(JSON.stringify([__READERS_HASH__, ...ORIGIN])) : null;

function markOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
