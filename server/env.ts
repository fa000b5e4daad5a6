import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { parseEnvironment } from "./environment-schema";

// What is set already wins, so the more special file is read first.
for (const file of [".env.local", ".env"]) if (existsSync(file)) loadEnvFile(file);

/** The environment, parsed once; no other file reads process.env. */
export const env = readOrStop();

function readOrStop(): ReturnType<typeof parseEnvironment> {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(78);
  }
}

/** The address under which visitors reach the portal, without a trailing slash. */
export const portalOrigin = env.PORTAL_ORIGIN ?? `http://localhost:${env.PORT}`;
