import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "../config/environment";
import { INTERVALS } from "../config/time-budgets";
import { withDiskTimeout } from "./disk-timeout";
import { log } from "../observability/log";
import { writeAtomically } from "./files";

interface StateFileOptions {
  name: string;
  most: number;
  forMs: number;
}

/** Thirteen digits of a time, so a line cut off by a full disk doesn't match. */
const LINE = /^([\w-]{1,64}) (\d{13})$/;
const TIDY_EVERY = 1_000;

/** Appends new keys; after a failed append the whole file is rewritten once the disk allows it. */
export class StateFile {
  readonly #file: string;
  readonly #options: StateFileOptions;
  readonly #entries = new Map<string, number>();
  #ready: Promise<void> | null = null;
  #writing = Promise.resolve();
  #appended = 0;
  #isWhole = true;

  constructor(options: StateFileOptions) {
    this.#options = options;
    this.#file = join(env.DATA_DIR, options.name);
  }

  async all(): Promise<ReadonlyMap<string, number>> {
    await withDiskTimeout(() => (this.#ready ??= this.#read()), null);
    return this.#entries;
  }

  async add(key: string, time: number): Promise<boolean> {
    const stored = (await this.all()).get(key);
    if (stored !== undefined && stored >= time) return false;
    this.#entries.set(key, time);
    this.#appended += 1;
    if (this.#entries.size > this.#options.most || this.#appended % TIDY_EVERY === 0) this.#tidy();
    await this.#write(() => this.#append(key, time));
    return stored === undefined;
  }

  async #read(): Promise<void> {
    const text = await readFile(this.#file, "utf8").catch(() => "");
    for (const line of text.split("\n")) {
      const [, key, time] = LINE.exec(line) ?? [];
      // Keys added while a slow disk was read are newer.
      if (key !== undefined) this.#entries.set(key, Math.max(Number(time), this.#entries.get(key) ?? 0));
    }
    this.#tidy();
    if (text !== this.#text()) await this.#write(() => this.#writeAll());
  }

  #tidy(): void {
    const { forMs, most } = this.#options;
    for (const [key, time] of this.#entries) if (time + forMs <= Date.now()) this.#entries.delete(key);
    for (const key of [...this.#entries.keys()].slice(0, Math.max(0, this.#entries.size - most)))
      this.#entries.delete(key);
  }

  #text(): string {
    return [...this.#entries].map(([key, time]) => lineOf(key, time)).join("");
  }

  async #write(act: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(act).catch((error: unknown) => {
      if (this.#isWhole)
        log.warn({ err: error, file: this.#file }, "a list can't be kept in DATA_DIR: a restart forgets it");
      this.#isWhole = false;
      setTimeout(() => void this.#write(() => this.#writeAll()), INTERVALS.fileRetry).unref();
    });
    await withDiskTimeout(() => this.#writing, null);
  }

  async #append(key: string, time: number): Promise<void> {
    if (!this.#isWhole) return;
    if (this.#appended >= TIDY_EVERY + this.#entries.size) return this.#writeAll();
    await appendFile(this.#file, lineOf(key, time), { mode: 0o600, flush: true });
  }

  async #writeAll(): Promise<void> {
    await writeAtomically(this.#file, this.#text());
    this.#isWhole = true;
    this.#appended = 0;
  }
}

const lineOf = (key: string, time: number) => `${key} ${time}\n`;
