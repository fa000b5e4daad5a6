import { LRUCache } from "lru-cache";

const TEN_MINUTES_MS = 10 * 60_000;

const sendings = new LRUCache<string, Promise<unknown>>({ max: 5_000, ttl: TEN_MINUTES_MS });

/** Within `ttl` milliseconds, also while the first is under way. */
export function idempotent<Result>(
  key: string,
  act: () => Promise<Result>,
  ttl = TEN_MINUTES_MS,
): Promise<Result> {
  const cached = sendings.get(key) as Promise<Result> | undefined;
  if (cached) return cached;
  const acting = act();
  sendings.set(key, acting, { ttl });
  acting.catch(() => sendings.delete(key));
  return acting;
}
