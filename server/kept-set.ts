import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "./env";
import { log } from "./log";
import { redis } from "./redis";

/**
 * Keys that are remembered until a moment, over restarts: in a file, and in Redis where several portals share
 * one. A key is a number or a keyed hash, so that nothing of a person lies on disk.
 */
export interface KeptSet {
  /** Remembers a key until a moment, in milliseconds since 1970. */
  keep(key: string, until: number): Promise<void>;
  /** Whether a key was kept and still is, here or at another portal of the same Redis. */
  has(key: string): Promise<boolean>;
}

interface KeptSetOptions {
  /** Of its file in DATA_DIR, and before its keys in Redis. */
  name: string;
  /** So many keys at most: beyond it the oldest are forgotten. */
  most: number;
}

const LINE = /^([\w-]{1,64}) (\d{13})$/;

/** A set of a name; its file is read when it is first asked. */
export function keptSet({ name, most }: KeptSetOptions): KeptSet {
  const file = join(env.DATA_DIR, name);
  const redisKey = (key: string) => `portal:${name}:${key}`;
  let known: Promise<Map<string, number>> | null = null;
  const entries = () => (known ??= readKept(file, most));

  return {
    async keep(key, until) {
      const all = await entries();
      remember(all, key, until, most);
      await appendFile(file, lineOf(key, until), { mode: 0o600 });
      await redis?.set(redisKey(key), "1", "PXAT", until).catch(ignored);
    },
    async has(key) {
      if (((await entries()).get(key) ?? 0) > Date.now()) return true;
      return (await redis?.exists(redisKey(key)).catch(ignored)) === 1;
    },
  };
}

const lineOf = (key: string, until: number) => `${key} ${until}\n`;

/** The newest stand last, also those that were known before. */
function remember(all: Map<string, number>, key: string, until: number, most: number): void {
  all.delete(key);
  all.set(key, until);
  const [oldest] = all.keys();
  if (all.size > most && oldest !== undefined) all.delete(oldest);
}

/** What the file holds and is still worth knowing; the rest is dropped from it. */
async function readKept(file: string, most: number): Promise<Map<string, number>> {
  await mkdir(env.DATA_DIR, { recursive: true });
  const text = await readFile(file, "utf8").catch(() => "");
  const all = new Map<string, number>();
  for (const line of text.split("\n")) {
    const [, key = "", until = ""] = LINE.exec(line) ?? [];
    if (key !== "" && Number(until) > Date.now()) remember(all, key, Number(until), most);
  }
  await writeFile(file, [...all].map(([key, until]) => lineOf(key, until)).join(""), { mode: 0o600 });
  return all;
}

/** Without Redis each portal knows what it kept itself. */
function ignored(error: unknown): null {
  log.debug({ err: error }, "what is kept in Redis was not reached");
  return null;
}
