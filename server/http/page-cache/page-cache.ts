import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { log } from "~server/observability/log";
import { isStaticAddress, readKey } from "./key";
import { slotKindOf, type SlotKind } from "../../concurrency/request-slots";
import { fill, type Filled, type Handle, type UnstoredResponse } from "./fill";
import { createStore, type PageEntry } from "./store";
import { INTERVALS } from "../../config/time-budgets";
import { setTimeout as delay } from "node:timers/promises";
import { bulkhead } from "cockatiel";
import { compressBrotli, decompressGzip } from "../compression";
import { replaceBodies, type StoredResponse } from "../stored-response";
const DEFAULT_BYTES = 64 * 1024 * 1024;
const WARM_LIVES = 100;
const WARM_MS = 24 * 60 * 60 * 1_000;

export type CacheLookup =
  { state: "hit" | "stale" | "miss"; entry: PageEntry } | { state: "pass"; answer?: UnstoredResponse };

interface PageCacheOptions {
  handleIn: (slotKind: SlotKind) => Handle;
  origin: string;
  now?: () => number;
  maxBytes?: number;
  renderLimitMs?: number;
  always?: readonly string[];
}

/** Follows the Cache-Control of the app's responses; never stores one without it. */
export class PageCache {
  readonly #store: LRUCache<string, PageEntry>;
  readonly #flights = new Map<string, Promise<Filled>>();
  readonly #passUntil = new LRUCache<string, number>({ max: 2_000 });
  readonly #recompress = recompressor((key) => this.#store.peek(key)?.answer);
  readonly #now: () => number;
  readonly #options: PageCacheOptions;
  #generation = 0;
  #missingAt = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#store = createStore(options.maxBytes ?? DEFAULT_BYTES);
  }

  fresh(key: string, now: number): PageEntry | null {
    const entry = this.#store.get(key);
    if (!entry || now >= entry.lifetimes.fresh) return null;
    entry.askedAt = now;
    return entry;
  }

  has(key: string): boolean {
    return this.#store.has(key);
  }

  async find(key: string, requestId: string): Promise<CacheLookup> {
    const now = this.#now();
    const fresh = this.fresh(key, now);
    if (fresh) return { state: "hit", entry: fresh };
    const entry = this.#store.get(key);
    if (entry) entry.askedAt = now;
    if (entry && now < entry.lifetimes.whileRevalidating) {
      if (now >= entry.retryAt) void this.renew(key);
      return { state: "stale", entry };
    }
    const covered = entry && now < entry.lifetimes.ifError ? entry : null;
    if (covered && now < covered.retryAt) return { state: "stale", entry: covered };
    if (now < (this.#passUntil.get(key) ?? 0)) return { state: "pass" };
    return this.#fetch(key, requestId, covered);
  }

  /** Of the `most` popular pages, the keys of those that expire soon. */
  due(most: number): string[] {
    const now = this.#now();
    const { always = [] } = this.#options;
    const missing = most > 0 && now >= this.#missingAt ? always.filter((key) => !this.#store.has(key)) : [];
    if (missing.length > 0) this.#missingAt = now + INTERVALS.missingPages;
    const ending = [...this.#store.values()]
      .filter((entry) => isWanted(entry, now) || always.includes(entry.key))
      .sort((a, b) => b.askedAt - a.askedAt)
      .slice(0, most)
      .filter((entry) => isEnding(entry, now))
      .map(({ key }) => key);
    return [...missing, ...ending];
  }

  async renew(key: string): Promise<void> {
    if (this.#flights.has(key)) return;
    const requestId = randomUUID();
    await this.#fly(key, requestId).catch((error: unknown) => {
      log.warn({ err: error, requestId }, "a page could not be renewed");
    });
  }

  purge(): void {
    this.#generation += 1;
    this.#store.clear();
    this.#flights.clear();
    this.#passUntil.clear();
  }

  expire(address: string | null): void {
    const now = this.#now();
    this.#generation += 1;
    this.#flights.clear();
    for (const { key, lifetimes } of this.#store.values())
      if (address === null || readKey(key).address === address)
        Object.assign(lifetimes, { fresh: now, whileRevalidating: now });
  }

  get bytes(): number {
    return this.#store.calculatedSize;
  }

  async #fetch(key: string, requestId: string, covered: PageEntry | null): Promise<CacheLookup> {
    const flight = this.#flights.get(key);
    try {
      const filled = await (flight ?? this.#fly(key, requestId));
      if ("entry" in filled) return { state: flight ? "hit" : "miss", entry: filled.entry };
      const failed = filled.unstored.status >= 500;
      if (failed && covered) return { state: "stale", entry: covered };
      // Failures are shared: they hold nothing personal, and retrying each would prolong an outage.
      return flight && !failed ? { state: "pass" } : { state: "pass", answer: filled.unstored };
    } catch (error) {
      if (covered) return { state: "stale", entry: covered };
      throw error;
    }
  }

  #fly(key: string, requestId: string): Promise<Filled> {
    const generation = this.#generation;
    const { origin, renderLimitMs } = this.#options;
    const rendering = { handle: this.#handleFor(key), origin, now: this.#now, renderLimitMs };
    const flight = fill(rendering, key, requestId, this.#store.peek(key))
      .then((filled) => {
        if (generation === this.#generation) this.#keep(key, filled);
        return filled;
      })
      .catch((error: unknown) => {
        this.#postpone(key);
        throw error;
      })
      .finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      });
    this.#flights.set(key, flight);
    return flight;
  }

  #handleFor(key: string): Handle {
    const { address } = readKey(key);
    const [pathname = ""] = address.split("?");
    if (this.#store.has(key)) return this.#options.handleIn("cached");
    const slotKind = slotKindOf("GET", pathname);
    return this.#options.handleIn(slotKind === "lookups" && isStaticAddress(address) ? "cached" : slotKind);
  }

  #keep(key: string, filled: Filled): void {
    if ("entry" in filled) {
      this.#passUntil.delete(key);
      this.#store.set(key, filled.entry);
      if (!filled.entry.isRecompressed) this.#recompress(filled.entry);
    } else if (filled.unstored.status >= 500) {
      this.#postpone(key);
    } else {
      this.#store.delete(key);
      this.#passUntil.set(key, this.#now() + INTERVALS.passUncacheable);
    }
  }

  #postpone(key: string): void {
    const entry = this.#store.peek(key);
    if (entry) entry.retryAt = this.#now() + INTERVALS.renderRetry;
  }
}

function isWanted({ askedAt, lifetimes, answer }: PageEntry, now: number): boolean {
  const life = lifetimes.whileRevalidating - (answer.storedAt ?? now);
  return now - askedAt < Math.min(WARM_MS, WARM_LIVES * life);
}

function isEnding({ lifetimes, answer, retryAt }: PageEntry, now: number): boolean {
  const isYoung = now - (answer.storedAt ?? 0) < INTERVALS.renderRetry;
  return !isYoung && now >= retryAt && now >= lifetimes.whileRevalidating - INTERVALS.warmLead;
}

const BEST_QUALITY = 11;
const MAX_WAITING = 200;
const REST = 3;

/** Compresses stored pages at best quality, one after another; when too many wait, some keep the quick one. */
function recompressor(current: (key: string) => StoredResponse | undefined): (entry: PageEntry) => void {
  const oneByOne = bulkhead(1, MAX_WAITING);
  return (entry) => {
    entry.isRecompressed = true;
    oneByOne
      .execute(async () => {
        const startedAt = performance.now();
        await recompress(() => current(entry.key));
        await delay(REST * (performance.now() - startedAt), null, { ref: false });
      })
      .catch(() => (entry.isRecompressed = false));
  };
}

async function recompress(current: () => StoredResponse | undefined): Promise<void> {
  const bodies = current()?.bodies;
  if (!bodies || !("gzip" in bodies)) return;
  const br = await compressBrotli(await decompressGzip(bodies.gzip), BEST_QUALITY);
  const answer = current();
  if (!answer || !("gzip" in answer.bodies) || answer.bodies.gzip !== bodies.gzip) return;
  if (br.length < answer.bodies.br.length) replaceBodies(answer, { br, gzip: bodies.gzip });
}
