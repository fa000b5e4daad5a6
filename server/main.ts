import { ConfigurationError, exitFor, isCheck } from "~server/config/configuration-error";
import { env } from "~server/config/environment";

/** Demo passwords go to a terminal (npm run up), never to a collected log. */
const isForPeople = process.stdout.isTTY || process.argv.includes("--log-ins");

try {
  if (isCheck) await (await import("~server/ops/check-configuration")).checkConfiguration();
  else await start();
} catch (error) {
  if (error instanceof ConfigurationError) exitFor(error);
  process.stderr.write(
    `borsa-portal could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}

async function start(): Promise<void> {
  const { serve } = await import("~server/serve");
  const { url, logIns } = await serve(isForPeople);
  const { log } = await import("~server/observability/log");
  if (isForPeople) process.stdout.write(`borsa-portal: ${url}${env.PORTAL_DEMO ? " (demo mode)" : ""}\n`);
  else log.info({ url, ...(env.PORTAL_DEMO && { demo: true }) }, "started");
  const { featuresOff } = await import("~server/ops/check-configuration");
  const off = featuresOff();
  if (off.length > 0) log.info({ off }, "features that are off");
  if (logIns) process.stdout.write(`\n${logIns}\n`);
}
