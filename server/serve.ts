import { saveSessions } from "./session/live-sessions";
import { demoLogIns } from "./config/demo";
import { env } from "./config/environment";
import { INTERVALS } from "./config/time-budgets";
import { endGracefully, purgeOnHangup } from "./ops/lifecycle";
import { loadBuild } from "./http/remix-patches/load-build";
import { startFront } from "./start";
import { sendAlertsRegularly } from "./pages/alerts/send-alerts";
import { disconnectRedis } from "./storage/redis";
import { upstreamConnection } from "./config/upstream-connection";
import { loadSnapshot, saveSnapshot } from "./upstream/cache/snapshot";
import { registerCanary } from "./upstream/client";

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
  endGracefully(() =>
    front.close().finally(async () => {
      await Promise.all([saveSnapshot(), saveSessions()]);
      disconnectRedis();
    }),
  );
  void registerCanary();
  setInterval(() => void registerCanary().then(saveSnapshot), INTERVALS.snapshot).unref();
  sendAlertsRegularly();
  purgeOnHangup(front.operators.purge);
  return { url: front.url, logIns };
}
