import { LRUCache } from "lru-cache";

const TEN_MINUTES_MS = 10 * 60_000;

/** What became of forms that were sent, by their keys; a failure is forgotten, so that it can be tried again. */
const sendings = new LRUCache<string, Promise<unknown>>({ max: 5_000, ttl: TEN_MINUTES_MS });

/** Does something once for a key: whoever asks again, at the same time or within `ttl`, gets the same result. */
export function once<Result>(key: string, act: () => Promise<Result>, ttl = TEN_MINUTES_MS): Promise<Result> {
  const known = sendings.get(key) as Promise<Result> | undefined;
  if (known) return known;
  const acting = act();
  sendings.set(key, acting, { ttl });
  acting.catch(() => sendings.delete(key));
  return acting;
}
