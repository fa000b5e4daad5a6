import type { Redis } from "ioredis";
import { log } from "../../observability/log";
import { askRedis, redis } from "../../storage/redis";
import { signedValues } from "../../crypto/signed-values";
import { cacheNamespace } from "./namespace";
import { entryName, readEntry, writeEntry, type StoredEntry } from "./entry";

const PREFIX = "portal:answers:";
const SCANNED_AT_ONCE = 500;

const answers = signedValues("answer");

const keyOf = (key: string) => `${PREFIX}${cacheNamespace}:${entryName(key)}`;

export async function findInRedis(key: string): Promise<StoredEntry | null> {
  if (cacheNamespace === null) return null;
  const name = keyOf(key);
  const written = await askRedis((client) => client.get(name));
  const text = written === null ? null : answers.read(name, written);
  return text === null ? null : readEntry(key, text);
}

export function storeInRedis(key: string, answer: StoredEntry): void {
  if (cacheNamespace === null) return;
  const leftMs = Math.floor(answer.keepUntil - Date.now());
  if (leftMs <= 0) return;
  const name = keyOf(key);
  const written = answers.write(name, writeEntry(key, answer));
  void askRedis((client) => client.set(name, written, "PX", leftMs));
}

export function dropFromRedis(key: string): void {
  if (cacheNamespace !== null) void askRedis((client) => client.unlink(keyOf(key)));
}

export async function clearRedis(): Promise<void> {
  if (redis) await clear(redis).catch((error: unknown) => log.warn({ err: error }, "Redis was not purged"));
}

async function clear(client: Redis): Promise<void> {
  for await (const keys of client.scanStream({ match: `${PREFIX}*`, count: SCANNED_AT_ONCE })) {
    if (isTexts(keys) && keys.length > 0) await client.unlink(keys);
  }
}

const isTexts = (value: unknown): value is string[] => Array.isArray(value);
