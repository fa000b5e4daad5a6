import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "../env";
import { log } from "../log";
import { redis } from "../redis";

/**
 * The log-out list: sessions that ended before their cookies did (design 6). Kept in a file, so that a restart
 * forgets none, and in Redis where several portals share one. An entry is a number and a time: nothing of a person.
 */

const FILE = join(env.DATA_DIR, "ended-sessions");
const LINE = /^([\da-f-]{36}) (\d{1,13})$/;
/** So many new ones later, those whose tokens are over anyway are forgotten. */
const TIDY_EVERY = 1_000;
const redisKey = (id: string) => `portal:ended:${id}`;

type EndedSessions = Map<string, number>;
let known: Promise<EndedSessions> | null = null;

/**
 * Refuses a session from now on; after `endsAt` its token is worth nothing anyway. Whether it was news: of several
 * requests that end a session at once, one alone is told so.
 */
export async function endForGood(id: string, endsAt: number): Promise<boolean> {
  const list = await ended();
  if (list.has(id)) return false;
  list.set(id, endsAt);
  if (list.size % TIDY_EVERY === 0) forgetOver(list);
  await onDisk(() => appendFile(FILE, lineOf(id, endsAt), { mode: 0o600 }));
  await share(id, endsAt);
  return true;
}

/** Whether a session was ended, here or at another portal of the same Redis. */
export async function hasEnded(id: string): Promise<boolean> {
  if ((await ended()).has(id)) return true;
  return (await redis?.exists(redisKey(id)).catch(ignored)) === 1;
}

// What was ended while Redis was away, or before it was emptied, is shared when it comes back.
redis?.on("ready", () => {
  void ended().then((list) => Promise.all([...list].map(([id, endsAt]) => share(id, endsAt))));
});

function ended(): Promise<EndedSessions> {
  known ??= readKept();
  return known;
}

/** What the file holds and is still worth knowing; the rest is dropped from it. */
async function readKept(): Promise<EndedSessions> {
  const text = await readFile(FILE, "utf8").catch(() => "");
  const list: EndedSessions = new Map(
    text.split("\n").flatMap((line) => {
      const [, id, endsAt] = LINE.exec(line) ?? [];
      return id === undefined ? [] : [[id, Number(endsAt)] as const];
    }),
  );
  forgetOver(list);
  await onDisk(async () => {
    await mkdir(env.DATA_DIR, { recursive: true });
    await writeFile(FILE, [...list].map(([id, endsAt]) => lineOf(id, endsAt)).join(""), { mode: 0o600 });
  });
  return list;
}

const lineOf = (id: string, endsAt: number) => `${id} ${endsAt}\n`;

function forgetOver(list: EndedSessions): void {
  for (const [id, endsAt] of list) if (endsAt <= Date.now()) list.delete(id);
}

async function share(id: string, endsAt: number): Promise<void> {
  if (endsAt > Date.now()) await redis?.set(redisKey(id), "1", "PXAT", endsAt).catch(ignored);
}

/** A folder that can't be written costs no visitor their page: what it would hold is known until the next start. */
async function onDisk(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    log.warn({ err: error }, "the log-out list can't be kept in DATA_DIR: a restart forgets it");
  }
}

/** Without Redis each portal refuses what it ended itself. */
function ignored(error: unknown): null {
  log.debug({ err: error }, "the log-out list of Redis was not reached");
  return null;
}
