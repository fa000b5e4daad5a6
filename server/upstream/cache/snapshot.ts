import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { env } from "../../config/environment";
import { log } from "../../observability/log";
import { withDiskTimeout } from "../../storage/disk-timeout";
import { readJson } from "../../storage/files";
import { restoreAnswer, usableAnswers } from "./answer-cache";
import { cacheNamespace } from "./namespace";

/** Public answers, one a line, for a restart while the upstream is down. */
const FOLDER = join(env.DATA_DIR, "answers");
const FILE = cacheNamespace && join(FOLDER, cacheNamespace);

const line = z.tuple([
  z.string(),
  z.object({ value: z.unknown(), madeAt: z.number(), freshUntil: z.number(), keepUntil: z.number() }),
]);

/** Before the first request; waits at most a second for a disk that hangs. */
export async function loadSnapshot(): Promise<void> {
  if (FILE) await withDiskTimeout(() => read(FILE), undefined);
}

async function read(file: string): Promise<void> {
  try {
    for await (const text of createInterface({ input: createReadStream(file) })) {
      const entry = readJson(line, text);
      if (entry) restoreAnswer(...entry);
    }
  } catch {
    // A missing or unreadable file is like an empty one.
  }
  await removeOthers(file);
}

async function removeOthers(file: string): Promise<void> {
  const paths = (await readdir(FOLDER).catch(() => [])).map((name) => join(FOLDER, name));
  const others = paths.filter((path) => !path.startsWith(file));
  await Promise.all(others.map((path) => rm(path, { recursive: true, force: true }))).catch(warn);
}

let writing = Promise.resolve();

export async function saveSnapshot(): Promise<void> {
  if (FILE) await withDiskTimeout(() => (writing = writing.then(() => write(FILE)).catch(warn)), undefined);
}

async function write(file: string): Promise<void> {
  const aside = `${file}.${process.pid}.part`;
  await mkdir(FOLDER, { recursive: true, mode: 0o700 });
  const lines = Readable.from(entryLines());
  await pipeline(lines, createWriteStream(aside, { mode: 0o600, flush: true }));
  await rename(aside, file);
}

function* entryLines(): Iterable<string> {
  for (const entry of usableAnswers()) yield `${JSON.stringify(entry)}\n`;
}

function warn(error: unknown): void {
  log.warn({ err: error, folder: FOLDER }, "answers can't be saved in DATA_DIR: a restart forgets them");
}
