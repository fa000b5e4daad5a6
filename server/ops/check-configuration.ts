import { access, constants, mkdir } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { ConfigurationError } from "../config/configuration-error";
import { env } from "../config/environment";
import { TIMEOUTS } from "../config/time-budgets";
import { sessionKeys, vapidKeys } from "../crypto/keys";

export async function checkConfiguration(): Promise<void> {
  await import("../config/site-profile");
  await import("../config/clock");
  sessionKeys();
  vapidKeys();
  for (const name of ["DATA_DIR", "IMAGE_CACHE_DIR"] as const) await checkFolder(name, env[name]);
  process.stdout.write("The configuration can be used. Whether the upstream fits it: npm run doctor\n");
  for (const off of featuresOff()) process.stdout.write(`${off}\n`);
}

const FEATURES = [
  ["RATES_URL", "exchange rates"],
  ["WEATHER_URL", "weather"],
  ["BULLETIN_APP_ID", "online bulletin for members"],
  ["EMBED_ORIGINS", "prices in frames of other sites"],
  ["VAPID_PRIVATE_KEY", "price alerts"],
  ["METRICS_PORT", "port for operators"],
] as const;

export function featuresOff(): string[] {
  const isOff = (name: (typeof FEATURES)[number][0]) => String(env[name] ?? "") === "";
  if (env.PORTAL_DEMO) return [];
  return FEATURES.filter(([name]) => isOff(name) && !(name === "BULLETIN_APP_ID" && env.BULLETIN_TOKEN)).map(
    ([name, what]) => `no ${what}: ${name}`,
  );
}

async function checkFolder(name: string, folder: string): Promise<void> {
  const late = delay(TIMEOUTS.diskAtStart, "no answer", { ref: false });
  const fault = await Promise.race([faultOf(folder), late]);
  if (fault !== null)
    throw new ConfigurationError(
      `${name} is wrong: ${folder} must be a folder that this user can write (${fault})`,
    );
}

async function faultOf(folder: string): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
