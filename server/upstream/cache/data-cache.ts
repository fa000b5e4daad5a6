import { BentoCache, bentostore, errors } from "bentocache";
import { LRUCache } from "lru-cache";
import { answerCount } from "../../observability/metrics";
import { expireMemory, freshInMemory, memoryStore } from "./memory-store";
import { BrokenError, TimeoutError, UPSTREAM_ERRORS, UpstreamError } from "../errors";
import { deepFreeze, type CacheEntry, type StoredEntry } from "./entry";
import type { Durations } from "./lifetimes";
import { forgetWitnesses, isNothing, onVanishing } from "../vanishing";
import { clearStores, dropStored, findFreshElsewhere, findStored, onDropped, storeEntry } from "./stores";

export const WAIT_WITH_OLDER_MS = 500;
const MAX_FAILURES = 5_000;

const cache = new BentoCache({
  default: "answers",
  // The library would not ask for 10 s after a failure; whom not to ask is the circuit breaker's business.
  graceBackoff: 0,
  stores: {
    answers: bentostore().useL1Layer(memoryStore),
  },
});

/** Those who waited get the same error instead of asking in turn; withdrawn items are not shown from older answers. */
const failures = new LRUCache<string, UpstreamError>({ max: MAX_FAILURES });
const PASSING_FAILURE_MS = 1_000;
const SITE_REFUSED_MS = 5_000;
const FINAL_FAILURE_MS = 8_000;
/** Nothing where there was something is asked for again this soon. */
const NEW_NOTHING_MS = 8_000;

const newlyGone = new WeakSet<UpstreamError>();

const isFinal = (error: UpstreamError) => !UPSTREAM_ERRORS[error.kind].coveredByStale;

function memoryOf(error: UpstreamError): number {
  if (isFinal(error)) return FINAL_FAILURE_MS;
  return error instanceof BrokenError && error.ofSite ? SITE_REFUSED_MS : PASSING_FAILURE_MS;
}

type Origin = "memory" | "disk" | "redis" | "upstream";

export type Older = CacheEntry<unknown> | null;

export const hadSomething = (older: Older): boolean => older !== null && !isNothing(older.value);

/** One load for all who ask; an older answer after `patienceMs`, never of something withdrawn. @throws UpstreamError */
export async function cachedAnswer<Answer>(
  key: string,
  durations: Durations,
  waitMs: number,
  load: (older: Older) => Promise<Answer>,
  patienceMs = WAIT_WITH_OLDER_MS,
): Promise<CacheEntry<Answer>> {
  throwFinal(key);
  const fresh = freshInMemory(key) as CacheEntry<Answer> | null;
  if (fresh) {
    answerCount.inc({ from: "memory" });
    return fresh;
  }
  const recalled = await recallOnce(key, durations);
  const older = recalled?.kept ?? null;
  let origin = recalled?.from ?? "memory";
  try {
    const kept = await cache.getOrSet<CacheEntry<Answer>>({
      key,
      ttl: durations.freshMs,
      grace: durations.keepMs,
      timeout: patienceMs,
      hardTimeout: waitMs,
      lockTimeout: recalled === null ? waitMs : patienceMs,
      factory: async ({ setOptions }) => {
        const recent = failures.get(key);
        if (recent) throw recent;
        const elsewhere = await findFreshElsewhere(key);
        const isOfUse = elsewhere && !isExpired(elsewhere.madeAt);
        origin = isOfUse ? "redis" : "upstream";
        if (isOfUse) {
          setOptions({ ttl: elsewhere.freshUntil - Date.now() });
          return plain<Answer>(elsewhere);
        }
        const loaded = await loadAndKeep(key, durations, older, () => load(older));
        if (loaded.isNewNothing) setOptions({ ttl: Math.min(durations.freshMs, NEW_NOTHING_MS) });
        return loaded;
      },
    });
    throwFinal(key);
    const isStale = kept.madeAt + durations.freshMs < Date.now();
    answerCount.inc({ from: isStale ? "stale" : origin });
    return kept;
  } catch (error) {
    throw upstreamError(key, error);
  }
}

export const isNewlyGone = (error: unknown): boolean =>
  error instanceof UpstreamError && newlyGone.has(error);

export async function purgeAnswers(): Promise<void> {
  purges += 1;
  failures.clear();
  forgetWitnesses();
  await Promise.all([cache.clear(), clearStores()]);
}

let expiredAt = 0;

export const isExpired = (madeAt: number): boolean => madeAt < expiredAt;

export function expireAnswers(): void {
  expiredAt = Date.now();
  failures.clear();
  expireMemory();
}

onDropped((key) => void cache.delete({ key }));

onVanishing(() => failures.clear());

async function loadAndKeep<Answer>(
  key: string,
  { freshMs, keepMs }: Durations,
  older: Older,
  load: () => Promise<Answer>,
): Promise<CacheEntry<Answer>> {
  const askedAt = Date.now();
  try {
    const value = await load();
    const isNewNothing = isNothing(value) && hadSomething(older);
    const answer: CacheEntry<Answer> = { value, madeAt: Date.now(), ...(isNewNothing && { isNewNothing }) };
    const freshUntil = askedAt + (isNewNothing ? Math.min(freshMs, NEW_NOTHING_MS) : freshMs);
    storeEntry(key, { ...deepFreeze(answer), freshUntil, keepUntil: askedAt + keepMs });
    return answer;
  } catch (error) {
    if (error instanceof UpstreamError) {
      failures.set(key, error, { ttl: memoryOf(error) });
      if (isFinal(error)) {
        if (hadSomething(older)) newlyGone.add(error);
        await cache.delete({ key });
        dropStored(key);
      }
    }
    throw error;
  }
}

interface Recalled {
  kept: CacheEntry<unknown>;
  from: Origin;
}

const recalls = new Map<string, Promise<Recalled | null>>();
let purges = 0;

/** Into memory, as the cache serves an older answer only from there; all who ask at once look for it once. */
async function recallOnce(key: string, durations: Durations): Promise<Recalled | null> {
  const kept = await cache.get<Older>({ key, grace: durations.keepMs, defaultValue: null });
  if (kept) return { kept, from: "memory" };
  const running = recalls.get(key);
  if (running) return running;
  const recalling = recall(key, durations).finally(() => recalls.delete(key));
  recalls.set(key, recalling);
  return recalling;
}

async function recall(key: string, { freshMs, keepMs }: Durations): Promise<Recalled | null> {
  const purgesBefore = purges;
  const found = await findStored(key);
  if (!found || purges !== purgesBefore || isWithdrawn(key)) return null;
  const { answer, from } = found;
  // Never more than a new one: the clock may have been put back since.
  const freshLeft = isExpired(answer.madeAt) ? 0 : Math.min(answer.freshUntil - Date.now(), freshMs);
  const keepLeft = Math.min(answer.keepUntil - Date.now(), keepMs);
  if (keepLeft <= 0) return null;
  const kept = plain(answer);
  // 0 would mean for ever.
  await cache.set({ key, value: kept, ttl: freshLeft || -1, grace: keepLeft });
  return { kept, from };
}

const plain = <Answer>({ value, madeAt }: StoredEntry): CacheEntry<Answer> =>
  Object.freeze({ value: value as Answer, madeAt });

function isWithdrawn(key: string): boolean {
  const failure = failures.get(key);
  return failure !== undefined && isFinal(failure);
}

function throwFinal(key: string): void {
  const failure = failures.get(key);
  if (failure && isFinal(failure)) throw failure;
}

/** What those hear who waited in vain for somebody else's load; the library gives that error no name. */
const LOCK_TIMEOUT = /waiting for mutex/;

function upstreamError(key: string, error: unknown): Error {
  if (error instanceof UpstreamError) return error;
  if (error instanceof errors.E_FACTORY_ERROR && error.cause instanceof Error) return error.cause;
  if (
    error instanceof errors.E_FACTORY_HARD_TIMEOUT ||
    (error instanceof Error && (error.name === "TimeoutError" || LOCK_TIMEOUT.test(error.message)))
  ) {
    return new TimeoutError(key.split(":")[0] ?? key, "no answer within the page's budget");
  }
  return error instanceof Error ? error : new Error(String(error));
}
