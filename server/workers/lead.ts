import { AggregatorRegistry } from "prom-client";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { demoLogIns, demoUpstream } from "../demo";
import { env } from "../env";
import { endGracefully, purgeOnHangup } from "../http/lifecycle";
import { openPrivatePort, type Operators } from "../http/private-port";
import { keptSet, type KeptSet, type KeptSetOptions } from "../kept-set";
import { log } from "../log";
import { leaveRedis } from "../redis";
import type { Started } from "../serve";
import { sessionKeys } from "../session-keys";
import { Crew } from "./crew";
import type { Answerers } from "./questions";
import { Turns } from "./turns";

const MOST_TURNS = 5_000;

/**
 * Leads the workers of WEB_CONCURRENCY (decision 19): starts and replaces them, holds what they share, and speaks
 * for them all on the operators' port. It answers no visitor itself.
 */
export async function lead(tellsLogIns: boolean): Promise<Started> {
  // Made before the workers look for it, all at once.
  sessionKeys();
  const logIns = tellsLogIns ? await demoLogIns() : null;
  new RateLimiterClusterMaster();
  const turns = new Turns(MOST_TURNS);
  const crew = new Crew({
    size: env.WEB_CONCURRENCY,
    answer: (topic, given, worker) => answersFor(turns, worker)[topic]?.(given as never),
    onEnded: (worker) => turns.forget(worker),
  });
  const operators = operatorsOf(crew);
  const privatePort =
    env.METRICS_PORT === undefined
      ? null
      : await openPrivatePort({ port: env.METRICS_PORT, host: env.METRICS_HOST }, operators);
  endGracefully(() =>
    crew.end().finally(() => {
      privatePort?.close();
      leaveRedis();
    }),
  );
  purgeOnHangup(operators.purge);
  process.on("SIGUSR2", () => {
    crew.replaceAll().catch((error: unknown) => log.error({ err: error }, "the workers were not replaced"));
  });
  return { url: await crew.start(), logIns };
}

function operatorsOf(crew: Crew): Operators {
  return {
    async figures() {
      const told = await crew.ask("figures", null);
      return AggregatorRegistry.aggregate(told).metrics();
    },
    async readiness() {
      const workers = await crew.ask("readiness", null);
      return { ready: workers.some(({ ready }) => ready), workers };
    },
    async purge() {
      await crew.ask("purge", null);
    },
  };
}

const sets = new Map<string, KeptSet>();

function setOf(options: KeptSetOptions): KeptSet {
  const known = sets.get(options.name) ?? keptSet(options);
  sets.set(options.name, known);
  return known;
}

const answersFor = (turns: Turns, worker: number): Answerers => ({
  "kept-set.keep": ({ set, key, until }) => setOf(set).keep(key, until),
  "kept-set.has": ({ set, key }) => setOf(set).has(key),
  "turn.take": ({ key, ttl }) => turns.take(key, ttl, worker),
  "turn.end": ({ key, result }) => {
    turns.end(key, result);
    return null;
  },
  "demo-upstream": demoUpstream,
});
