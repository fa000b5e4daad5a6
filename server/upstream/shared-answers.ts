import type { Redis } from "ioredis";
import { log } from "../log";
import { askRedis, redis } from "../redis";
import { signedValues } from "../signed-values";
import { edition } from "./edition";
import { nameOf, read, write, type Outlasting } from "./kept-answer";

/** What all portals of an edition keep together in Redis; nothing where there is none, and nobody waits for one that is gone. */

const PREFIX = "portal:answers:";
const SCANNED_AT_ONCE = 500;

const answers = signedValues("answer");

const keyOf = (key: string) => `${PREFIX}${edition}:${nameOf(key)}`;

/** What some portal keeps under a key, or null. */
export async function findShared(key: string): Promise<Outlasting | null> {
  if (edition === null) return null;
  const name = keyOf(key);
  const written = await askRedis((client) => client.get(name));
  const text = written === null ? null : answers.read(name, written);
  return text === null ? null : read(key, text);
}

/** Gives an answer to the others, in the background; Redis lets it go by itself. */
export function share(key: string, answer: Outlasting): void {
  if (edition === null) return;
  const leftMs = Math.floor(answer.keepUntil - Date.now());
  if (leftMs <= 0) return;
  const name = keyOf(key);
  const written = answers.write(name, write(key, answer));
  void askRedis((client) => client.set(name, written, "PX", leftMs));
}

/** Takes an answer from all portals. */
export function dropShared(key: string): void {
  if (edition !== null) void askRedis((client) => client.unlink(keyOf(key)));
}

/** Takes all answers of all editions from all portals. */
export async function clearShared(): Promise<void> {
  if (redis) await clear(redis).catch((error: unknown) => log.warn({ err: error }, "Redis was not purged"));
}

async function clear(client: Redis): Promise<void> {
  for await (const keys of client.scanStream({ match: `${PREFIX}*`, count: SCANNED_AT_ONCE })) {
    if (isTexts(keys) && keys.length > 0) await client.unlink(keys);
  }
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value);
