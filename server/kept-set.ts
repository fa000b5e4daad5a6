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
  /**
   * Remembers a key until a moment, in milliseconds since 1970. Whether it was news: of several requests that keep a
   * key at once, one alone is told so.
   */
  keep(key: string, until: number): Promise<boolean>;
  /** Whether a key was kept, here or at another portal of the same Redis. */
  has(key: string): Promise<boolean>;
}

export interface KeptSetOptions {
  /** Of its file in DATA_DIR, and before its keys in Redis. */
  name: string;
  /** So many keys at most: beyond it the oldest are forgotten. */
  most: number;
}

type Kept = Map<string, number>;

const LINE = /^([\w-]{1,64}) (\d{1,13})$/;
/** So many new ones later, those whose time is over are forgotten. */
const TIDY_EVERY = 1_000;

/** The set of a name; its file is read when it is first asked. */
export function keptSet({ name, most }: KeptSetOptions): KeptSet {
  const file = join(env.DATA_DIR, name);
  const redisKey = (key: string) => `portal:${name}:${key}`;
  let known: Promise<Kept> | null = null;
  const all = () => (known ??= readKept(file, most));
  const share = async (key: string, until: number) => {
    if (until > Date.now()) await redis?.set(redisKey(key), "1", "PXAT", until).catch(ignored);
  };
  // What was kept while Redis was away, or before it was emptied, is shared when it comes back.
  redis?.on("ready", () => {
    void all().then((kept) => Promise.all([...kept].map(([key, until]) => share(key, until))));
  });

  return {
    async keep(key, until) {
      const kept = await all();
      if (kept.has(key)) return false;
      kept.set(key, until);
      if (kept.size > most || kept.size % TIDY_EVERY === 0) tidy(kept, most);
      await onDisk(file, () => appendFile(file, lineOf(key, until), { mode: 0o600 }));
      await share(key, until);
      return true;
    },
    async has(key) {
      if ((await all()).has(key)) return true;
      return (await redis?.exists(redisKey(key)).catch(ignored)) === 1;
    },
  };
}

const lineOf = (key: string, until: number) => `${key} ${until}\n`;

/** What the file holds and is still worth knowing; the rest is dropped from it. */
async function readKept(file: string, most: number): Promise<Kept> {
  const text = await readFile(file, "utf8").catch(() => "");
  const kept: Kept = new Map(
    text.split("\n").flatMap((line) => {
      const [, key, until] = LINE.exec(line) ?? [];
      return key === undefined ? [] : [[key, Number(until)] as const];
    }),
  );
  tidy(kept, most);
  await onDisk(file, async () => {
    await mkdir(env.DATA_DIR, { recursive: true });
    await writeFile(file, [...kept].map(([key, until]) => lineOf(key, until)).join(""), { mode: 0o600 });
  });
  return kept;
}

/** Forgets what is over, and then the oldest beyond the limit. */
function tidy(kept: Kept, most: number): void {
  for (const [key, until] of kept) if (until <= Date.now()) kept.delete(key);
  for (const key of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(key);
}

/** A folder that can't be written costs no visitor their page: what it would hold is known until the next start. */
async function onDisk(file: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    log.warn({ err: error, file }, "a list can't be kept in DATA_DIR: a restart forgets it");
  }
}

/** Without Redis each portal knows what it kept itself. */
function ignored(error: unknown): null {
  log.debug({ err: error }, "what is kept in Redis was not reached");
  return null;
}
