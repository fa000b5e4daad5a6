import { readFileSync } from "node:fs";
import { ConfigurationError } from "./configuration-error";
import { env } from "./env";
import { exchangeSchema, faultsOf, type Exchange } from "./exchange-schema";

export type { Exchange } from "./exchange-schema";

/** The exchange this portal serves: EXCHANGE_FILE, or in demo mode the demo exchange. */
export const exchange: Readonly<Exchange> = Object.freeze(await readExchange());

async function readExchange(): Promise<Exchange> {
  if (env.EXCHANGE_FILE) return parseFile(env.EXCHANGE_FILE);
  const { PORTAL_SETTINGS } = await import("./reference-upstream/portal-settings");
  return exchangeSchema.parse(PORTAL_SETTINGS);
}

function parseFile(path: string): Exchange {
  const result = exchangeSchema.safeParse(readJson(path));
  if (result.success) return result.data;
  throw new ConfigurationError(`EXCHANGE_FILE ${path}: ${faultsOf(result.error).join("; ")}`);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new ConfigurationError(
      `EXCHANGE_FILE ${path}: ${error instanceof Error ? error.message : "unreadable"}`,
    );
  }
}
