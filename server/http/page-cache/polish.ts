import { compressBrotli, decompressGzip } from "../compression";
import { log } from "~server/log";
import { replaceBodies } from "../stored-response";
import type { PageEntry } from "./store";

/** A page must be asked for this often before the best compression, a quarter of a second, pays. */
const WORTH_HITS = 20;
const MAX_WAITING = 200;
const BEST_QUALITY = 11;
const PAUSE_MS = 50;

/** Compresses popular pages as well as can be: in the background, one at a time, with pauses. */
export class Polisher {
  readonly #waiting = new Set<string>();
  readonly #current: (key: string) => PageEntry | undefined;
  #busy = false;

  constructor(current: (key: string) => PageEntry | undefined) {
    this.#current = current;
  }

  consider(entry: PageEntry): void {
    if (entry.hits < WORTH_HITS || entry.polished) return;
    entry.polished = true;
    if (this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.add(entry.key);
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (const key of this.#waiting) {
      this.#waiting.delete(key);
      await this.#polish(key).catch((error: unknown) =>
        log.warn({ err: error }, "a page could not be compressed"),
      );
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref());
    }
    this.#busy = false;
  }

  async #polish(key: string): Promise<void> {
    const bodies = this.#current(key)?.answer.bodies;
    if (!bodies || !("gzip" in bodies)) return;
    const br = await compressBrotli(await decompressGzip(bodies.gzip), BEST_QUALITY);
    const entry = this.#current(key);
    // The page may have been renewed meanwhile; the same content shares the same gzip body.
    if (!entry || !("gzip" in entry.answer.bodies) || entry.answer.bodies.gzip !== bodies.gzip) return;
    if (br.length < entry.answer.bodies.br.length) replaceBodies(entry.answer, { br, gzip: bodies.gzip });
  }
}
