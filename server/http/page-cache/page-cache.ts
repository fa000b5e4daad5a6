import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { log } from "~server/log";
import { isFixed, placeOf } from "../lookups";
import type { Place } from "../places";
import { fill, type Filled, type Handle, type UnstoredAnswer } from "./fill";
import { readKey } from "./key";
import { PageDataShelf } from "./page-data";
import { Polisher } from "./polish";
import { createStore, type PageEntry } from "./store";

const DEFAULT_BYTES = 64 * 1024 * 1024;
/** How long the requests for an address that wasn't cacheable go straight to the app. */
const PASS_MS = 5_000;
/** How long a page whose renewal failed is left alone. */
const RETRY_MS = 2_000;
/** Pages are kept warm from so long before their end, and for so many lives (a day at most) after the last visit. */
const WARM_LEAD_MS = 5_000;
const WARM_LIVES = 100;
const WARM_MS = 24 * 60 * 60 * 1_000;

/** What the cache knows for a request. */
export type Found =
  | { state: "hit" | "stale" | "miss"; entry: PageEntry }
  /** Not stored; `answer` is there if the app was asked already, and for anybody if it failed. */
  | { state: "pass"; answer?: UnstoredAnswer };

interface PageCacheOptions {
  /** The app as it works in somebody's place. */
  handleIn: (place: Place, who: string | null) => Handle;
  origin: string;
  now?: () => number;
  maxBytes?: number;
}

/**
 * The shared cache of pages that are the same for every anonymous visitor. It obeys the standard headers
 * of the app's answers and never invents that a page may be kept.
 */
export class PageCache {
  readonly data: PageDataShelf;
  readonly #store: LRUCache<string, PageEntry>;
  readonly #flights = new Map<string, Promise<Filled>>();
  readonly #passUntil = new LRUCache<string, number>({ max: 2_000 });
  readonly #polisher: Polisher;
  readonly #now: () => number;
  readonly #options: PageCacheOptions;
  #generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.data = new PageDataShelf(this.#now);
    this.#store = createStore(options.maxBytes ?? DEFAULT_BYTES, this.data);
    this.#polisher = new Polisher((key) => this.#store.peek(key));
  }

  /** The page of a key if it is fresh: the short way, without a promise. */
  fresh(key: string, now: number): PageEntry | null {
    const entry = this.#store.get(key);
    if (!entry || now >= entry.lifetimes.fresh) return null;
    entry.hits += 1;
    entry.askedAt = now;
    this.#polisher.consider(entry);
    return entry;
  }

  /** Whether there is a page of a key, however old. */
  has(key: string): boolean {
    return this.#store.has(key);
  }

  /** The page of a key, from the store or from the app; `who` asks for it. */
  async find(key: string, requestId: string, who: string): Promise<Found> {
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
    return this.#fetch(key, requestId, covered, who);
  }

  /** Of the pages that visitors want most, so many, the keys of those that soon can't be shown any more. */
  due(most: number): string[] {
    const now = this.#now();
    return [...this.#store.values()]
      .filter((entry) => isWanted(entry, now))
      .sort((a, b) => b.askedAt - a.askedAt)
      .slice(0, most)
      .filter((entry) => isEnding(entry, now))
      .map(({ key }) => key);
  }

  /** Makes a page anew, unless that is being done; a failure leaves what there is. */
  async renew(key: string): Promise<void> {
    if (this.#flights.has(key)) return;
    const requestId = randomUUID();
    await this.#fly(key, requestId, null).catch((error: unknown) => {
      log.warn({ err: error, requestId }, "a page could not be renewed");
    });
  }

  /** Forgets every page, and what is being rendered right now. */
  purge(): void {
    this.#generation += 1;
    this.#store.clear();
    this.#flights.clear();
    this.#passUntil.clear();
    this.data.clear();
  }

  get bytes(): number {
    return this.#store.calculatedSize;
  }

  async #fetch(key: string, requestId: string, covered: PageEntry | null, who: string): Promise<Found> {
    const flight = this.#flights.get(key);
    try {
      const filled = await (flight ?? this.#fly(key, requestId, who));
      if ("entry" in filled) return { state: flight ? "hit" : "miss", entry: filled.entry };
      const failed = filled.unstored.status >= 500;
      if (failed && covered) return { state: "stale", entry: covered };
      // Everyone may share a failure: it was the answer to a request that carried nothing personal, and
      // asking again for each of those who waited would only prolong what is wrong.
      return flight && !failed ? { state: "pass" } : { state: "pass", answer: filled.unstored };
    } catch (error) {
      if (covered) return { state: "stale", entry: covered };
      throw error;
    }
  }

  #fly(key: string, requestId: string, who: string | null): Promise<Filled> {
    const generation = this.#generation;
    const { origin } = this.#options;
    const kitchen = { handle: this.#handleFor(key, who), origin, shelf: this.data, now: this.#now };
    const flight = fill(kitchen, key, requestId, this.#store.peek(key))
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

  /** What is kept, or is one of so many addresses, is made in places that no crowd of visitors can fill. */
  #handleFor(key: string, who: string | null): Handle {
    const { address } = readKey(key);
    const [pathname = ""] = address.split("?");
    if (this.#store.has(key)) return this.#options.handleIn("kept", null);
    const place = placeOf("GET", pathname);
    return this.#options.handleIn(place === "lookups" && isFixed(address) ? "kept" : place, who);
  }

  #keep(key: string, filled: Filled): void {
    if ("entry" in filled) {
      this.#passUntil.delete(key);
      this.#store.set(key, filled.entry);
    } else if (filled.unstored.status >= 500) {
      this.#postpone(key);
    } else {
      // No longer cacheable, withdrawn or refused: what was stored is gone with it.
      this.#store.delete(key);
      this.#passUntil.set(key, this.#now() + PASS_MS);
    }
  }

  #postpone(key: string): void {
    const entry = this.#store.peek(key);
    if (entry) entry.retryAt = this.#now() + RETRY_MS;
  }
}

function isWanted({ askedAt, lifetimes, answer }: PageEntry, now: number): boolean {
  const life = lifetimes.whileRevalidating - (answer.storedAt ?? now);
  return now - askedAt < Math.min(WARM_MS, WARM_LIVES * life);
}

function isEnding({ lifetimes, answer, retryAt }: PageEntry, now: number): boolean {
  const isYoung = now - (answer.storedAt ?? 0) < RETRY_MS;
  return !isYoung && now >= retryAt && now >= lifetimes.whileRevalidating - WARM_LEAD_MS;
}
