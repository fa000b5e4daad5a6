import { BentoCache, bentostore, errors } from "bentocache";
import { LRUCache } from "lru-cache";
import { answerCount } from "../metrics";
import { answerMemory } from "./answer-memory";
import { BrokenError, TimeoutError, UPSTREAM_ERRORS, UpstreamError } from "./errors";
import { deepFreeze, type Kept, type Outlasting } from "./kept-answer";
import type { Durations } from "./lifetimes";
import { forgetWitnesses, isNothing, onVanishing } from "./vanishing";
import {
  clearOutlasting,
  dropOutlasting,
  findFreshElsewhere,
  findOutlasting,
  hearOfWithdrawn,
  keepOutlasting,
} from "./outlasting-answers";

/** A visitor waits this long for a fresh answer when an older one is at hand. */
export const WAIT_WITH_OLDER_MS = 500;
const MAX_FAILURES = 5_000;

const cache = new BentoCache({
  default: "answers",
  // The library would stop asking for 10 s after each failure and lengthen the answer's life by it; whom
  // not to ask for a while is the circuit breaker's business.
  graceBackoff: 0,
  stores: {
    answers: bentostore().useL1Layer(answerMemory),
  },
});

/**
 * What failed lately, by key: those who waited for the same answer get the same error instead of asking
 * in turn, and a withdrawn item is not shown from an older answer.
 */
const failures = new LRUCache<string, UpstreamError>({ max: MAX_FAILURES });
const PASSING_FAILURE_MS = 1_000;
const SITE_REFUSED_MS = 5_000;
const FINAL_FAILURE_MS = 8_000;
/** Nothing where there was something is asked for again this soon. */
const NEW_NOTHING_MS = 8_000;

const newlyGone = new WeakSet<UpstreamError>();

const isFinal = (error: UpstreamError) => !UPSTREAM_ERRORS[error.kind].coveredByStale;

/** How long a failure is remembered. */
function memoryOf(error: UpstreamError): number {
  if (isFinal(error)) return FINAL_FAILURE_MS;
  return error instanceof BrokenError && error.ofSite ? SITE_REFUSED_MS : PASSING_FAILURE_MS;
}

/** Where an answer came from, for the operator. */
type Origin = "memory" | "disk" | "redis" | "upstream";

/** What is kept under a key when it is asked for again. */
export type Older = Kept<unknown> | null;

/** Whether there was something under a key. */
export const hadSomething = (older: Older): boolean => older !== null && !isNothing(older.value);

/**
 * The answer kept under a key, or the one `load` gets: one load at a time for all who ask, an older answer
 * when loading fails or takes longer than `patienceMs`, never an older one of something refused or withdrawn. `load`
 * gets the older one.
 * @throws UpstreamError
 */
export async function keptAnswer<Answer>(
  key: string,
  durations: Durations,
  waitMs: number,
  load: (older: Older) => Promise<Answer>,
  patienceMs = WAIT_WITH_OLDER_MS,
): Promise<Kept<Answer>> {
  throwFinal(key);
  const recalled = await recallOnce(key, durations);
  const older = recalled?.kept ?? null;
  let origin = recalled?.from ?? "memory";
  try {
    const kept = await cache.getOrSet<Kept<Answer>>({
      key,
      ttl: durations.freshMs,
      grace: durations.keepMs,
      timeout: patienceMs,
      hardTimeout: waitMs,
      // For those who find somebody else loading.
      lockTimeout: recalled === null ? waitMs : patienceMs,
      factory: async ({ setOptions }) => {
        const recent = failures.get(key);
        if (recent) throw recent;
        const elsewhere = await findFreshElsewhere(key);
        origin = elsewhere ? "redis" : "upstream";
        if (elsewhere) {
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

/** Whether something was there until an error said that it is gone. */
export const isNewlyGone = (error: unknown): boolean =>
  error instanceof UpstreamError && newlyGone.has(error);

/** Forgets every kept answer, also what would outlive the process. */
export async function forgetAnswers(): Promise<void> {
  purges += 1;
  failures.clear();
  forgetWitnesses();
  await Promise.all([cache.clear(), clearOutlasting()]);
}

hearOfWithdrawn((key) => void cache.delete({ key }));

// What failed while it was away, or just before that was known, may be there.
onVanishing(() => failures.clear());

async function loadAndKeep<Answer>(
  key: string,
  { freshMs, keepMs }: Durations,
  older: Older,
  load: () => Promise<Answer>,
): Promise<Kept<Answer>> {
  const askedAt = Date.now();
  try {
    const value = await load();
    const isNewNothing = isNothing(value) && hadSomething(older);
    const answer: Kept<Answer> = { value, madeAt: Date.now(), ...(isNewNothing && { isNewNothing }) };
    const freshUntil = askedAt + (isNewNothing ? Math.min(freshMs, NEW_NOTHING_MS) : freshMs);
    keepOutlasting(key, { ...deepFreeze(answer), freshUntil, keepUntil: askedAt + keepMs });
    return answer;
  } catch (error) {
    if (error instanceof UpstreamError) {
      failures.set(key, error, { ttl: memoryOf(error) });
      if (isFinal(error)) {
        if (hadSomething(older)) newlyGone.add(error);
        await cache.delete({ key });
        dropOutlasting(key);
      }
    }
    throw error;
  }
}

interface Recalled {
  kept: Kept<unknown>;
  from: Origin;
}

const recalls = new Map<string, Promise<Recalled | null>>();
let purges = 0;

/**
 * Sees to it that an answer that is kept anywhere is in memory, as old as it is: the cache serves an older answer
 * only from there. With where it was; null where there is none. All who ask at once look for it once.
 */
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
  const found = await findOutlasting(key);
  if (!found || purges !== purgesBefore || isWithdrawn(key)) return null;
  const { answer, from } = found;
  // Never more than a new one: the clock may have been put back since.
  const freshLeft = Math.min(answer.freshUntil - Date.now(), freshMs);
  const keepLeft = Math.min(answer.keepUntil - Date.now(), keepMs);
  if (keepLeft <= 0) return null;
  const kept = plain(answer);
  // 0 would mean for ever.
  await cache.set({ key, value: kept, ttl: freshLeft || -1, grace: keepLeft });
  return { kept, from };
}

const plain = <Answer>({ value, madeAt }: Outlasting): Kept<Answer> =>
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
const TIRED_OF_WAITING = /waiting for mutex/;

function upstreamError(key: string, error: unknown): Error {
  if (error instanceof UpstreamError) return error;
  if (error instanceof errors.E_FACTORY_ERROR && error.cause instanceof Error) return error.cause;
  if (
    error instanceof errors.E_FACTORY_HARD_TIMEOUT ||
    (error instanceof Error && (error.name === "TimeoutError" || TIRED_OF_WAITING.test(error.message)))
  ) {
    return new TimeoutError(key.split(":")[0] ?? key, "no answer within the page's budget");
  }
  return error instanceof Error ? error : new Error(String(error));
}
