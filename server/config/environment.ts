import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { ConfigurationError, exitFor } from "./configuration-error";
import { parseEnvironment } from "./environment-schema";

export const env = readOrStop();

function readOrStop(): ReturnType<typeof parseEnvironment> {
  try {
    // Variables that are already set win, so the more specific file is loaded first.
    for (const file of [".env.local", ".env"]) if (existsSync(file)) loadEnvFile(file);
    return parseEnvironment(process.env);
  } catch (error) {
    return exitFor(new ConfigurationError((error as Error).message));
  }
}

/** Without a trailing slash. */
export const portalOrigin = env.PORTAL_ORIGIN ?? `http://localhost:${env.PORT}`;
