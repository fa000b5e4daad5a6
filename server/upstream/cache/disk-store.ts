import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { DiskCache } from "../../storage/disk-cache";
import { env } from "../../config/environment";
import { log } from "../../observability/log";
import { cacheNamespace } from "./namespace";
import { entryName, readEntry, writeEntry, type StoredEntry } from "./entry";

/** Answers are written together, so long after the first of them: prices alone come twice a minute. */
const TOGETHER_MS = 1_000;

class AnswerShelf {
  readonly #files: DiskCache;
  readonly #waiting = new Map<string, { text: string; madeAt: number }>();
  #timer: NodeJS.Timeout | null = null;
  /** One after another, so that what was dropped while it was written is gone in the end. */
  #acts: Promise<void> = Promise.resolve();

  constructor(directory: string, maxBytes: number) {
    this.#files = new DiskCache({ directory, maxBytes, names: /^[\da-f]{40}$/, what: "answers" });
    void this.#files.open();
  }

  async find(key: string): Promise<StoredEntry | null> {
    const name = entryName(key);
    const found = await this.#files.find(name);
    if (!found) return null;
    const answer = readEntry(key, found.bytes.toString());
    if (!answer) await this.#files.drop(name);
    return answer;
  }

  keep(key: string, answer: StoredEntry): void {
    this.#waiting.set(entryName(key), { text: writeEntry(key, answer), madeAt: answer.madeAt });
    this.#timer ??= setTimeout(() => void this.settle(), TOGETHER_MS).unref();
  }

  drop(key: string): void {
    this.#waiting.delete(entryName(key));
    void this.#then(() => this.#files.drop(entryName(key)));
  }

  clear(): Promise<void> {
    this.#waiting.clear();
    return this.#then(() => this.#files.clear());
  }

  settle(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    return this.#then(async () => {
      for (const [name, { text, madeAt }] of this.#waiting) {
        this.#waiting.delete(name);
        await this.#files.keep(name, { bytes: Buffer.from(text), madeAt });
      }
    });
  }

  #then(act: () => Promise<void>): Promise<void> {
    this.#acts = this.#acts.then(act);
    return this.#acts;
  }
}

const FOLDER = join(env.DATA_DIR, "answers");

export const diskStore: AnswerShelf | null =
  cacheNamespace === null || env.ANSWER_CACHE_MB === 0
    ? null
    : new AnswerShelf(join(FOLDER, cacheNamespace), env.ANSWER_CACHE_MB * 1024 * 1024);

export async function dropOtherNamespaces(): Promise<void> {
  const names = await readdir(FOLDER).catch(() => []);
  const others = names.filter((name) => /^[\da-f]{16}$/.test(name) && name !== cacheNamespace);
  try {
    await Promise.all(others.map((name) => rm(join(FOLDER, name), { recursive: true, force: true })));
  } catch (error) {
    log.warn({ err: error, folder: FOLDER }, "answers of another edition can't be removed");
  }
}
