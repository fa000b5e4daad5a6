import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { DiskShelf } from "../disk-shelf";
import { env } from "../env";
import { log } from "../log";
import { edition } from "./edition";
import { nameOf, read, write, type Outlasting } from "./kept-answer";

/** Answers are written together, so long after the first of them: prices alone come twice a minute. */
const TOGETHER_MS = 1_000;

/**
 * The last good public answers on disk, for the next process: one file for each, in a folder of the edition they
 * belong to. Nobody waits for the writing.
 */
class AnswerShelf {
  readonly #files: DiskShelf;
  /** What waits to be written, by name. */
  readonly #waiting = new Map<string, { text: string; madeAt: number }>();
  #timer: NodeJS.Timeout | null = null;
  /** One after another, so that what was dropped while it was written is gone in the end. */
  #acts: Promise<void> = Promise.resolve();

  constructor(directory: string, maxBytes: number) {
    this.#files = new DiskShelf({ directory, maxBytes, names: /^[\da-f]{40}$/, what: "answers" });
    // While the rest of the server is read.
    void this.#files.open();
  }

  /** What is kept under a key; null for nothing, and for what can't be read or is over. */
  async find(key: string): Promise<Outlasting | null> {
    const name = nameOf(key);
    const found = await this.#files.find(name);
    if (!found) return null;
    const answer = read(key, found.bytes.toString());
    if (!answer) await this.#files.drop(name);
    return answer;
  }

  /** Keeps an answer, soon. */
  keep(key: string, answer: Outlasting): void {
    this.#waiting.set(nameOf(key), { text: write(key, answer), madeAt: answer.madeAt });
    this.#timer ??= setTimeout(() => void this.settle(), TOGETHER_MS).unref();
  }

  /** Removes what is kept under a key. */
  drop(key: string): void {
    this.#waiting.delete(nameOf(key));
    void this.#then(() => this.#files.drop(nameOf(key)));
  }

  /** Removes everything. */
  clear(): Promise<void> {
    this.#waiting.clear();
    return this.#then(() => this.#files.clear());
  }

  /** Writes what waits. */
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

/** The shelf of this process's edition; null where answers don't outlive it. */
export const answerShelf: AnswerShelf | null =
  edition === null || env.ANSWER_CACHE_MB === 0
    ? null
    : new AnswerShelf(join(FOLDER, edition), env.ANSWER_CACHE_MB * 1024 * 1024);

/** Removes what other editions left behind: another upstream's answers, or those of a build before. */
export async function dropOtherEditions(): Promise<void> {
  const names = await readdir(FOLDER).catch(() => []);
  const others = names.filter((name) => /^[\da-f]{16}$/.test(name) && name !== edition);
  try {
    await Promise.all(others.map((name) => rm(join(FOLDER, name), { recursive: true, force: true })));
  } catch (error) {
    log.warn({ err: error, folder: FOLDER }, "answers of another edition can't be removed");
  }
}
