import { writeDown } from "./auth/session-register";
import { demoLogIns } from "./demo";
import { env } from "./env";
import { endGracefully, purgeOnHangup } from "./http/lifecycle";
import { loadBuild } from "./http/remix-patches/load-build";
import { startFront } from "./http/start";
import { leaveRedis } from "./redis";
import { warnOfEviction } from "./redis-eviction";
import { upstreamConnection } from "./upstream/connection";
import { settleAnswers } from "./upstream/outlasting-answers";

/** A portal that has started. */
export interface Started {
  url: string;
  /** What the demo's users log in with; null where nobody is to read it. */
  logIns: string | null;
}

/** Serves visitors. */
export async function serve(tellsLogIns: boolean): Promise<Started> {
  const build = await loadBuild();
  // Before the first request starts the demo's upstream: what isn't there yet is made once.
  const logIns = tellsLogIns ? await demoLogIns() : null;
  // What the demo shows is made now, not while its first visitor waits.
  if (env.PORTAL_DEMO) await upstreamConnection();
  const privatePort =
    env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST };
  const front = await startFront({ build, port: env.PORT, host: env.HOST, privatePort });
  endGracefully(() =>
    front.close().finally(async () => {
      await Promise.all([settleAnswers(), writeDown()]);
      leaveRedis();
    }),
  );
  warnOfEviction();
  purgeOnHangup(front.operators.purge);
  return { url: front.url, logIns };
}
