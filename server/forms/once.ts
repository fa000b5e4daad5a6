import { LRUCache } from "lru-cache";
import { primary, type PrimaryLine } from "../workers/line";

const TEN_MINUTES_MS = 10 * 60_000;
/** As long as the slowest of forms takes. */
const WAIT_MS = 30_000;

/** What became of forms that were sent, by their keys; a failure is forgotten, so that it can be tried again. */
const sendings = new LRUCache<string, Promise<unknown>>({ max: 5_000, ttl: TEN_MINUTES_MS });

/** Does something once for a key: whoever asks again, at the same time or within `ttl`, gets the same result. */
export function once<Result>(key: string, act: () => Promise<Result>, ttl = TEN_MINUTES_MS): Promise<Result> {
  const known = sendings.get(key) as Promise<Result> | undefined;
  if (known) return known;
  const acting = primary ? onceOfAll(primary, key, act, ttl) : act();
  sendings.set(key, acting, { ttl });
  acting.catch(() => sendings.delete(key));
  return acting;
}

/** The same among several processes: the second click may reach another worker than the first. */
async function onceOfAll<Result>(
  line: PrimaryLine,
  key: string,
  act: () => Promise<Result>,
  ttl: number,
): Promise<Result> {
  const turn = await line.ask("turn.take", { key, ttl }, WAIT_MS);
  if (!turn.isYours) return turn.value as Result;
  let result: { value: Result } | null = null;
  try {
    result = { value: await act() };
    return result.value;
  } finally {
    await line.ask("turn.end", { key, result });
  }
}
