import type { Redis } from "ioredis";
import { env } from "./env";
import { log } from "./log";

/** Whoever asks has an answer of their own after this long. */
const COMMAND_MS = 150;
/** A server that is connected and silent counts as gone. */
const SILENCE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;

/** What several portals share; null where REDIS_URL isn't set: then its library isn't even loaded. */
export const redis: Redis | null = env.REDIS_URL === "" ? null : await connect(env.REDIS_URL);

async function connect(url: string): Promise<Redis> {
  const { Redis: Client } = await import("ioredis");
  const client = new Client(url, {
    connectTimeout: SILENCE_MS,
    commandTimeout: COMMAND_MS,
    socketTimeout: SILENCE_MS,
    // What can't be asked now is not asked: nobody waits for a connection.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, LONGEST_PAUSE_MS),
  });
  tellOfChanges(client);
  return client;
}

/** Says once that Redis is gone, and once that it is back. */
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

/** Leaves Redis for good: an open connection would keep the process alive. */
export function leaveRedis(): void {
  redis?.disconnect();
}
