import { LRUCache } from "lru-cache";
import { storedBytes, type StoredResponse } from "../stored-response";
import CachePolicy from "http-cache-semantics";

export interface PageEntry {
  readonly key: string;
  readonly answer: StoredResponse;
  readonly lifetimes: Lifetimes;
  retryAt: number;
  askedAt: number;
  isRecompressed: boolean;
}

export function createStore(maxBytes: number): LRUCache<string, PageEntry> {
  return new LRUCache<string, PageEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ key, answer }) => storedBytes(answer) + 2 * key.length,
  });
}

export interface Lifetimes {
  fresh: number;
  whileRevalidating: number;
  ifError: number;
}

const STATUSES = new Set([200, 301, 308, 404]);

/** Stricter than RFC 9111: no heuristic lifetimes; null when it must not be stored. */
export function lifetimesOf(url: string, answer: Response, now: number): Lifetimes | null {
  const { status, headers } = answer;
  if (!STATUSES.has(status) || headers.has("Set-Cookie") || headers.get("Vary")?.includes("*")) return null;
  const policy = new CachePolicy(
    { url, method: "GET", headers: {} },
    { status, headers: Object.fromEntries(headers) },
    { shared: true },
  );
  const directives = policy.toObject().rescc;
  if (!policy.storable() || !("public" in directives) || !("s-maxage" in directives)) return null;
  const fresh = now + policy.maxAge() * 1000;
  const grace = (name: string): number => fresh + seconds(directives[name]) * 1000;
  const lifetimes = {
    fresh,
    whileRevalidating: grace("stale-while-revalidate"),
    ifError: grace("stale-if-error"),
  };
  return Math.max(...Object.values(lifetimes)) > now ? lifetimes : null;
}

function seconds(directive: unknown): number {
  const value = Number(directive);
  return Number.isFinite(value) && value > 0 ? value : 0;
}
