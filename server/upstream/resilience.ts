import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  type CircuitBreakerPolicy,
  bulkhead,
  BulkheadRejectedError,
} from "cockatiel";
import { log } from "../observability/log";
import { gaugeByName } from "../observability/metrics";
import { BrokenError, TimeoutError, UnreachableError } from "./errors";
import { INTERVALS } from "../config/time-budgets";

const WAITING = 200;

const bulkheads = {
  cached: bulkhead(16, WAITING),
  lookups: bulkhead(12, WAITING),
  members: bulkhead(16, WAITING),
};

export type TrafficClass = keyof typeof bulkheads;

const FAILURES_TO_OPEN = 3;
/** Look-ups may fail for their value alone: their breaker opens later, and suspends look-ups only. */
const LOOKUP_FAILURES_TO_OPEN = 10;

const passing = (error: Error) =>
  error instanceof UnreachableError || (error instanceof BrokenError && error.passing);
const isUpstreamFailure = (error: Error) => passing(error) || error instanceof TimeoutError;

const onceMore = retry(handleWhen(passing), {
  maxAttempts: 1,
  backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 400 }),
});

const breakers = new Map<string, CircuitBreakerPolicy>();

function breakerOf(callName: string, isLookup: boolean): CircuitBreakerPolicy {
  const name = isLookup ? `${callName} looked up` : callName;
  const cached = breakers.get(name);
  if (cached) return cached;
  const made = circuitBreaker(handleWhen(isUpstreamFailure), {
    halfOpenAfter: INTERVALS.breakerHalfOpen,
    breaker: new ConsecutiveBreaker(isLookup ? LOOKUP_FAILURES_TO_OPEN : FAILURES_TO_OPEN),
  });
  made.onBreak(() => log.warn({ call: name }, "upstream call suspended"));
  made.onReset(() => log.info({ call: name }, "upstream call resumed"));
  breakers.set(name, made);
  return made;
}

gaugeByName(
  "portal_upstream_suspended",
  "Upstream calls by name: 1 while one is suspended after failures",
  "call",
  () => [...breakers].map(([name, breaker]) => [name, breaker.state === CircuitState.Open ? 1 : 0]),
);

export function suspendedCalls(): string[] {
  return [...breakers].filter(([, breaker]) => breaker.state === CircuitState.Open).map(([name]) => name);
}

/** Retries a read once after a transient fault. @throws UnreachableError while the breaker is open */
export async function withResilience<Answer>(
  callName: string,
  { isRead, isLookup = false }: { isRead: boolean; isLookup?: boolean },
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const guarded = () => breakerOf(callName, isLookup).execute(attempt);
  try {
    return await (isRead ? onceMore.execute(guarded) : guarded());
  } catch (error) {
    if (error instanceof BrokenCircuitError) throw new UnreachableError(callName, "suspended after failures");
    throw error;
  }
}

/** @throws UnreachableError when too many wait, and errors of the call */
export async function inBulkhead<Answer>(
  whom: TrafficClass,
  callName: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await bulkheads[whom].execute(call);
  } catch (error) {
    if (error instanceof BulkheadRejectedError) throw new UnreachableError(callName, "too many calls wait");
    throw error;
  }
}
