import { BentoCache, bentostore, errors } from "bentocache";
import { memoryDriver } from "bentocache/drivers/memory";
import { LRUCache } from "lru-cache";
import type { Durations } from "./lifetimes";
import { TimeoutError, UPSTREAM_ERRORS, UpstreamError } from "./errors";

/** A parsed answer with the moment it was made, in milliseconds since 1970. */
export interface Kept<Answer> {
  value: Answer;
  madeAt: number;
}

/** A visitor waits this long for a fresh answer when an older one is at hand. */
const WAIT_WITH_OLDER_MS = 500;
const MAX_ANSWERS = 5_000;

const cache = new BentoCache({
  default: "answers",
  // The library would stop asking for 10 s after each failure and lengthen the answer's life by it; whom
  // not to ask for a while is the circuit breaker's business.
  graceBackoff: 0,
  stores: {
    answers: bentostore().useL1Layer(memoryDriver({ serialize: false, maxItems: MAX_ANSWERS })),
  },
});

/**
 * What failed lately, by key: those who waited for the same answer get the same error instead of asking
 * in turn, and a withdrawn item is not shown from an older answer.
 */
const failures = new LRUCache<string, UpstreamError>({ max: MAX_ANSWERS });
const PASSING_FAILURE_MS = 1_000;
const FINAL_FAILURE_MS = 15_000;

const isFinal = (error: UpstreamError) => !UPSTREAM_ERRORS[error.kind].coveredByStale;

/**
 * The answer kept under a key, or the one `load` gets: one load at a time for all who ask, an older answer
 * when loading fails or takes long, never an older one of something refused or withdrawn.
 * @throws UpstreamError
 */
export async function keptAnswer<Answer>(
  key: string,
  durations: Durations,
  waitMs: number,
  load: () => Promise<Answer>,
): Promise<Kept<Answer>> {
  throwFinal(key);
  try {
    const kept = await cache.getOrSet<Kept<Answer>>({
      key,
      ttl: durations.freshMs,
      grace: durations.keepMs,
      timeout: WAIT_WITH_OLDER_MS,
      hardTimeout: waitMs,
      lockTimeout: waitMs,
      factory: () => loadOnce(key, load),
    });
    throwFinal(key);
    return kept;
  } catch (error) {
    throw upstreamError(key, error);
  }
}

/** Forgets every kept answer. */
export async function forgetAnswers(): Promise<void> {
  failures.clear();
  await cache.clear();
}

async function loadOnce<Answer>(key: string, load: () => Promise<Answer>): Promise<Kept<Answer>> {
  const recent = failures.get(key);
  if (recent) throw recent;
  try {
    return deepFreeze({ value: await load(), madeAt: Date.now() });
  } catch (error) {
    if (error instanceof UpstreamError) {
      failures.set(key, error, { ttl: isFinal(error) ? FINAL_FAILURE_MS : PASSING_FAILURE_MS });
      if (isFinal(error)) await cache.delete({ key });
    }
    throw error;
  }
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

/** Kept answers are shared by all requests: nobody may change them. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
