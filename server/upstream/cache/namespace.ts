import { createHash } from "node:crypto";
import { env } from "../../config/environment";
import { siteProfile } from "../../config/site-profile";

/** Set by the build: a hash of the source that parses answers; empty outside builds. */
declare const __READERS_HASH__: string;

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
  siteProfile,
];

/** Null where answers aren't persisted: with the demo's own upstream, and in development. */
export const cacheNamespace: string | null =
  env.API_BASE_URL && __READERS_HASH__ ? markOf(JSON.stringify([__READERS_HASH__, ...ORIGIN])) : null;

function markOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
