import { MemoryDriver, memoryDriver } from "bentocache/drivers/memory";
import { LRUCache } from "lru-cache";
import { gauge } from "../metrics";
import type { Kept } from "./kept-answer";

/** What answers may take in memory, about. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A text with one Turkish letter takes two bytes for each of its signs. */
const BYTES_OF_SIGN = 2;

/** What the library keeps under a key. */
interface Entry {
  value: Kept<unknown>;
}

/** Measured once: while the upstream is away, an answer is put back at every reading. */
const sizes = new WeakMap<Kept<unknown>, number>();

function sizeOf({ value: kept }: Entry, key: string): number {
  const known = sizes.get(kept);
  if (known !== undefined) return known;
  const size = BYTES_OF_SIGN * (key.length + JSON.stringify(kept).length);
  sizes.set(kept, size);
  return size;
}

const answers = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });

gauge(
  "portal_answer_bytes",
  "Bytes that upstream answers take in memory, about",
  () => answers.calculatedSize,
);

/**
 * Answers in memory as they are, bounded by their bytes; the least used go first. The library's own driver counts
 * bytes only of what it writes as text, and would read that again for each visitor.
 */
export const answerMemory: ReturnType<typeof memoryDriver> = {
  options: { serialize: false },
  // The library's type knows texts alone.
  factory: (config: object) =>
    new MemoryDriver({ ...config, cacheInstance: answers as unknown as LRUCache<string, string> }),
};
