import { compressBrotli, decompressGzip } from "../compression";
import { log } from "~server/observability/log";
import { replaceBodies } from "../stored-response";
import type { PageEntry } from "./store";

const MAX_WAITING = 200;
const BEST_QUALITY = 11;
/** A page takes a quarter of a second of one core: so many times as long it then rests. */
const REST = 3;

export class Recompressor {
  readonly #waiting = new Set<string>();
  readonly #current: (key: string) => PageEntry | undefined;
  #isBusy = false;

  constructor(current: (key: string) => PageEntry | undefined) {
    this.#current = current;
  }

  add(entry: PageEntry): void {
    if (entry.isRecompressed || this.#waiting.size >= MAX_WAITING) return;
    entry.isRecompressed = true;
    this.#waiting.add(entry.key);
    if (!this.#isBusy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (const key of this.#waiting) {
      this.#waiting.delete(key);
      const startedAt = performance.now();
      await this.#recompress(key).catch((error: unknown) =>
        log.warn({ err: error }, "a page could not be compressed"),
      );
      const restMs = REST * (performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, restMs).unref());
    }
    this.#isBusy = false;
  }

  async #recompress(key: string): Promise<void> {
    const bodies = this.#current(key)?.answer.bodies;
    if (!bodies || !("gzip" in bodies)) return;
    const br = await compressBrotli(await decompressGzip(bodies.gzip), BEST_QUALITY);
    const entry = this.#current(key);
    // The page may have been renewed meanwhile; the same content shares the same gzip body.
    if (!entry || !("gzip" in entry.answer.bodies) || entry.answer.bodies.gzip !== bodies.gzip) return;
    if (br.length < entry.answer.bodies.br.length) replaceBodies(entry.answer, { br, gzip: bodies.gzip });
  }
}
