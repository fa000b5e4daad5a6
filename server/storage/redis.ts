import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { circuitBreaker, ConsecutiveBreaker, handleAll, retry, wrap } from "cockatiel";
import type { Redis } from "ioredis";
import { env } from "../config/environment";
import { INTERVALS, TIMEOUTS } from "../config/time-budgets";
import { log } from "../observability/log";
import { gauge } from "../observability/metrics";

/** After so many timeouts in a row optional commands pause for a while. */
const LATE_AT_MOST = 3;

/** Null without REDIS_URL; its library isn't loaded then. */
export const redis: Redis | null = env.REDIS_URL === "" ? null : await connect(env.REDIS_URL);

if (redis) gauge("portal_redis_up", "Whether Redis is reached", () => Number(redis.status === "ready"));

async function connect(url: string): Promise<Redis> {
  const { Redis: Client } = await import("ioredis");
  const client = new Client(url, {
    connectTimeout: TIMEOUTS.redisSilence,
    commandTimeout: TIMEOUTS.redisCommand,
    socketTimeout: TIMEOUTS.redisSilence,
    // Commands fail at once while there is no connection.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, INTERVALS.redisReconnect),
  });
  tellOfChanges(client);
  // Otherwise the first commands would fail before the connection is ready.
  await Promise.race([once(client, "ready"), delay(TIMEOUTS.redisCommand)]).catch(() => undefined);
  return client;
}

function tellOfChanges(client: Redis): void {
  let isGone = false;
  client.on("error", (error) => {
    if (!isGone) log.warn({ err: error }, "Redis can't be reached: this process counts alone");
    isGone = true;
  });
  client.on("ready", () => {
    if (isGone) log.info("Redis is back");
    isGone = false;
  });
}

const patience = wrap(
  circuitBreaker(handleAll, {
    halfOpenAfter: INTERVALS.redisPause,
    breaker: new ConsecutiveBreaker(LATE_AT_MOST),
  }),
  // When this process was busy, a timely answer looks late: one retry finds it.
  retry(handleAll, { maxAttempts: 1 }),
);

export async function askRedis<Answer>(act: (client: Redis) => Promise<Answer>): Promise<Answer | null> {
  if (redis?.status !== "ready") return null;
  const client = redis;
  return patience.execute(() => act(client)).catch(() => null);
}

let listener: Redis | null = null;

export function listen(channel: string, hear: (text: string) => void): void {
  if (!redis) return;
  // A subscribed connection accepts no other commands.
  const hearing = redis.duplicate({ autoResubscribe: false });
  hearing.on("error", (error) => log.debug({ err: error }, "Redis is not heard"));
  hearing.on("ready", () => void hearing.subscribe(channel).catch(() => undefined));
  hearing.on("message", (_, text) => hear(text));
  listener = hearing;
}

export function disconnectRedis(): void {
  redis?.disconnect();
  listener?.disconnect();
}
