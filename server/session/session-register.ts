import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { env } from "../config/environment";
import { INTERVALS } from "../config/time-budgets";
import { log } from "../observability/log";
import { readJson } from "../storage/read-json";
import { askRedis } from "../storage/redis";
import { writeAtomically } from "../storage/atomic-write";
import { LONGEST_MS } from "./session-times";

const knownSession = z.object({
  id: z.uuid(),
  beganAt: z.number(),
  issuedAt: z.number(),
  seenAt: z.number(),
  endsAt: z.number(),
  longestEnd: z.number(),
  browser: z.string().max(40).nullable(),
});
export type KnownSession = z.infer<typeof knownSession>;

const MOST_USERS = 20_000;

const FILE = join(env.DATA_DIR, "live-sessions.json");
const inFile = z.array(z.tuple([z.string(), z.array(knownSession)])).max(MOST_USERS);
const redisKey = (user: string) => `portal:live-sessions:${user}`;

const users = new LRUCache<string, readonly KnownSession[]>({ max: MOST_USERS });
let ready: Promise<void> | null = null;
let timer: NodeJS.Timeout | null = null;
let hasTroubled = false;

/** `user` is a keyed hash, here and below. */
export async function sessionsOf(user: string): Promise<KnownSession[]> {
  await (ready ??= readFromFile());
  const shared = (await askRedis((redis) => redis.hvals(redisKey(user)))) ?? [];
  const all = [...(users.get(user) ?? []), ...shared.map((text) => readJson(knownSession, text))];
  const latest = new Map<string, KnownSession>();
  for (const session of all) {
    if (session && session.seenAt >= (latest.get(session.id)?.seenAt ?? 0)) latest.set(session.id, session);
  }
  return [...latest.values()];
}

export async function addSession(user: string, session: KnownSession): Promise<void> {
  await strikeHere(user, [session.id]);
  users.set(user, [...(users.get(user) ?? []), session]);
  const key = redisKey(user);
  await askRedis((redis) =>
    redis.multi().hset(key, session.id, JSON.stringify(session)).pexpire(key, LONGEST_MS).exec(),
  );
}

export async function removeSession(user: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await strikeHere(user, ids);
  await askRedis((redis) => redis.hdel(redisKey(user), ...ids));
}

async function strikeHere(user: string, ids: readonly string[]): Promise<void> {
  await (ready ??= readFromFile());
  users.set(
    user,
    (users.get(user) ?? []).filter(({ id, endsAt }) => !ids.includes(id) && endsAt > Date.now()),
  );
  timer ??= setTimeout(() => void saveRegister(), INTERVALS.sessionRegister).unref();
}

export async function saveRegister(): Promise<void> {
  if (timer === null) return;
  clearTimeout(timer);
  timer = null;
  const all = [...users.entries()].filter(([, sessions]) => sessions.length > 0).toReversed();
  try {
    await writeAtomically(FILE, JSON.stringify(all));
    hasTroubled = false;
  } catch (error) {
    if (!hasTroubled) log.warn({ err: error, file: FILE }, "the list of sessions can't be kept in DATA_DIR");
    hasTroubled = true;
  }
}

async function readFromFile(): Promise<void> {
  const text = await readFile(FILE, "utf8").catch(() => "");
  for (const [user, sessions] of readJson(inFile, text) ?? []) users.set(user, sessions);
}
