import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { circuitBreaker, ConsecutiveBreaker, handleAll, retry, wrap } from "cockatiel";
import type { Redis } from "ioredis";
import { env } from "../config/environment";
import { INTERVALS, TIMEOUTS } from "../config/time-budgets";
import { log } from "../observability/log";
import { gauge } from "../observability/metrics";

/** One that was late so often in a row is left alone for a while by those who can do without it. */
const LATE_AT_MOST = 3;

/** Null where REDIS_URL isn't set: then its library isn't even loaded. */
export const redis: Redis | null = env.REDIS_URL === "" ? null : await connect(env.REDIS_URL);

if (redis) gauge("portal_redis_up", "Whether Redis is reached", () => Number(redis.status === "ready"));

async function connect(url: string): Promise<Redis> {
  const { Redis: Client } = await import("ioredis");
  const client = new Client(url, {
    connectTimeout: TIMEOUTS.redisSilence,
    commandTimeout: TIMEOUTS.redisCommand,
    socketTimeout: TIMEOUTS.redisSilence,
    // What can't be asked now is not asked: nobody waits for a connection.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, INTERVALS.redisReconnect),
  });
  tellOfChanges(client);
  // Else the first who ask would find it not there yet.
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
  // While this process itself is busy, a timely answer seems late: it is there when it is asked for once more.
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
  // A connection that listens can't be asked anything.
  const hearing = redis.duplicate({ autoResubscribe: false });
  hearing.on("error", (error) => log.debug({ err: error }, "Redis is not heard"));
  hearing.on("ready", () => void hearing.subscribe(channel).catch(() => undefined));
  hearing.on("message", (_, text) => hear(text));
  listener = hearing;
}

/** An open connection would keep the process alive. */
export function disconnectRedis(): void {
  redis?.disconnect();
  listener?.disconnect();
}
