import { ConfigurationError } from "~server/configuration-error";
import { env } from "~server/env";

const INCOMPLETE = 78;
/** Passwords are for the terminal of who tries the demo (npm run up), not for a log that somebody collects. */
const isForPeople = process.stdout.isTTY || process.argv.includes("--log-ins");

try {
  // Loaded after the environment was found right, so that a start that can't be right stops at once.
  const { serve } = await import("~server/serve");
  const { url, logIns } = await serve(isForPeople);
  process.stdout.write(`borsa-portal: ${url}${env.PORTAL_DEMO ? " (demo mode)" : ""}\n`);
  if (logIns) process.stdout.write(`\n${logIns}\n`);
} catch (error) {
  process.stderr.write(`borsa-portal could not start: ${reasonOf(error)}\n`);
  process.exit(error instanceof ConfigurationError ? INCOMPLETE : 1);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigurationError) return error.message;
  if ("code" in error && error.code === "EADDRINUSE") {
    return `port ${env.PORT} on ${env.HOST} is taken. Set PORT to a free one, or end the other server.`;
  }
  return error.stack ?? error.message;
}
