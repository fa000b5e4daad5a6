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
const LINE = /^([\da-f-]{36}) (\d{13})$/;
const redisKey = (id: string) => `portal:ended:${id}`;

let known: Promise<Map<string, number>> | null = null;

/** Refuses a session from now on; after `endsAt` its token is worth nothing anyway. */
export async function endForGood(id: string, endsAt: number): Promise<void> {
  (await ended()).set(id, endsAt);
  await appendFile(FILE, `${id} ${endsAt}\n`, { mode: 0o600 });
  await redis?.set(redisKey(id), "1", "PXAT", endsAt).catch(ignored);
}

/** Whether a session was ended, here or at another portal of the same Redis. */
export async function hasEnded(id: string): Promise<boolean> {
  if ((await ended()).has(id)) return true;
  return (await redis?.exists(redisKey(id)).catch(ignored)) === 1;
}

function ended(): Promise<Map<string, number>> {
  known ??= readKept();
  return known;
}

/** What the file holds and is still worth knowing; the rest is dropped from it. */
async function readKept(): Promise<Map<string, number>> {
  await mkdir(env.DATA_DIR, { recursive: true });
  const text = await readFile(FILE, "utf8").catch(() => "");
  const entries = text
    .split("\n")
    .flatMap((line) => {
      const [, id = "", endsAt = ""] = LINE.exec(line) ?? [];
      return id === "" ? [] : [[id, Number(endsAt)] as const];
    })
    .filter(([, endsAt]) => endsAt > Date.now());
  await writeFile(FILE, entries.map(([id, endsAt]) => `${id} ${endsAt}\n`).join(""), { mode: 0o600 });
  return new Map(entries);
}

/** Without Redis each portal refuses what it ended itself. */
function ignored(error: unknown): null {
  log.debug({ err: error }, "the log-out list of Redis was not reached");
  return null;
}
