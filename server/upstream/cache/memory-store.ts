import { MemoryDriver, memoryDriver } from "bentocache/drivers/memory";
import { LRUCache } from "lru-cache";
import { gauge } from "../../observability/metrics";
import type { CacheEntry } from "./entry";

const MAX_BYTES = 64 * 1024 * 1024;
/** A text with one Turkish letter takes two bytes for each of its signs. */
const BYTES_OF_SIGN = 2;

interface Entry {
  value: CacheEntry<unknown>;
  /** Milliseconds since 1970. */
  logicalExpiration: number;
}

/** Measured once: while the upstream is away, an answer is put back at every reading. */
const sizes = new WeakMap<CacheEntry<unknown>, number>();

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

let driver: MemoryDriver | undefined;

/** The library's own driver counts bytes only of what it writes as text, and would read that again for each visitor. */
export const memoryStore: ReturnType<typeof memoryDriver> = {
  options: { serialize: false },
  factory: (config: object) =>
    (driver = new MemoryDriver({
      ...config,
      cacheInstance: answers as unknown as LRUCache<string, string>,
    })),
};

/** Each stays for when a new one can't be had. */
export function expireMemory(): void {
  for (const entry of answers.values()) entry.logicalExpiration = 0;
}

export function freshInMemory(key: string): CacheEntry<unknown> | null {
  const entry = driver?.get(key) as unknown as Entry | undefined;
  return entry && entry.logicalExpiration > Date.now() ? entry.value : null;
}
