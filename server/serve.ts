import { saveSessions } from "./session/live-sessions";
import { demoLogIns } from "./config/demo";
import { env } from "./config/environment";
import { INTERVALS } from "./config/time-budgets";
import { loadBuild } from "./http/remix-patches/load-build";
import { startFront } from "./start";
import { sendAlertsRegularly } from "./pages/alerts/send-alerts";
import { disconnectRedis } from "./storage/redis";
import { upstreamConnection } from "./config/upstream-connection";
import { loadSnapshot, saveSnapshot } from "./upstream/cache/snapshot";
import { registerCanary } from "./upstream/client";
import { log } from "~server/observability/log";

export interface Started {
  url: string;
  logIns: string | null;
}

export async function serve(tellsLogIns: boolean): Promise<Started> {
  const build = await loadBuild();
  await loadSnapshot();
  const logIns = tellsLogIns ? await demoLogIns() : null;
  if (env.PORTAL_DEMO) await upstreamConnection();
  const privatePort =
    env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST };
  const front = await startFront({ build, port: env.PORT, host: env.HOST, privatePort });
  endGracefully(async () => {
    try {
      await front.close();
    } finally {
      await Promise.all([saveSnapshot(), saveSessions()]);
      disconnectRedis();
    }
  });
  void registerCanary();
  setInterval(() => void registerCanary().then(saveSnapshot), INTERVALS.snapshot).unref();
  sendAlertsRegularly();
  purgeOnHangup(front.operators.purge);
  return { url: front.url, logIns };
}

/** Exits with 1 after an uncaught error, since the state it left is unknown. */
function endGracefully(close: () => Promise<void>): void {
  let ending = false;
  const end = (code: number): void => {
    if (ending) return;
    ending = true;
    close()
      .catch((error: unknown) => log.error({ err: error }, "the server could not be closed"))
      .finally(() => process.exit(code));
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // A signal may arrive twice: from the terminal, and through npm.
    process.on(signal, () => {
      if (ending) return;
      log.info({ signal }, "finishing what is in flight");
      end(0);
    });
  }
  for (const fault of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(fault, (error: unknown) => {
      log.fatal({ err: error }, fault);
      end(1);
    });
  }
}

/** In a terminal SIGHUP keeps its meaning: the window was closed. */
function purgeOnHangup(purge: () => Promise<void>): void {
  if (process.stdin.isTTY) return;
  process.on("SIGHUP", () => {
    purge().catch((error: unknown) => log.error({ err: error }, "the purge failed"));
  });
}
