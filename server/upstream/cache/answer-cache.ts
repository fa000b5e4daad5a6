import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { DateTime } from "luxon";
import { env } from "../../config/environment";
import { INTERVALS, TIMEOUTS } from "../../config/time-budgets";
import { answerCount, gauge } from "../../observability/metrics";
import { BrokenError, TimeoutError, UPSTREAM_ERRORS, UpstreamError } from "../errors";
import { isNothing } from "../canary";
import { siteProfile } from "../../config/site-profile";

/** `prices` end, stale use included, at session boundaries and midnight; `today` at midnight. */
export type Lifetime = "prices" | "weather" | "today" | "content" | "menu" | "documents" | "none";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FRESH_SECONDS: Readonly<Record<Lifetime, number>> = { ...siteProfile.lifetimes, none: 0 };

const GRACE_MS = 24 * HOUR;

const WEATHER_GRACE_MS = HOUR;

/** How far beyond its lifetime an answer is used without stating its age. */
export const UNSPOKEN_STALE_MS = 10 * MINUTE;

interface Durations {
  freshMs: number;
  keepMs: number;
}

export function durationsOf(lifetime: Lifetime, moment: DateTime<true>): Durations {
  const freshMs = FRESH_SECONDS[lifetime] * SECOND;
  if (lifetime === "weather") return { freshMs, keepMs: freshMs + WEATHER_GRACE_MS };
  if (lifetime !== "prices" && lifetime !== "today") return { freshMs, keepMs: freshMs + GRACE_MS };
  const { boundaries, ends } = dayOf(moment);
  const at = moment.toMillis();
  const next = lifetime === "prices" ? boundaries.find((boundary) => boundary > at) : undefined;
  const left = Math.max(SECOND, (next ?? ends) - at);
  return { freshMs: Math.min(freshMs, left), keepMs: Math.min(GRACE_MS, left) };
}

interface Day {
  begins: number;
  boundaries: readonly number[];
  ends: number;
}

let latest: Day | null = null;

function dayOf(moment: DateTime<true>): Day {
  const at = moment.toMillis();
  if (latest && at >= latest.begins && at < latest.ends) return latest;
  const markets = siteProfile.otherMarkets.filter(({ days }) => days.includes(moment.weekday));
  const times = [siteProfile.session, ...markets].flatMap(({ from, until }) => [from, until]);
  const boundaries = times.toSorted().map((time) => atTime(moment, time).toMillis());
  const begin = moment.startOf("day");
  return (latest = { begins: begin.toMillis(), boundaries, ends: begin.plus({ days: 1 }).toMillis() });
}

function atTime(moment: DateTime<true>, time: string): DateTime<true> {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return moment.set({ hour, minute, second: 0, millisecond: 0 });
}

/** Times in milliseconds since 1970. */
export interface CachedAnswer<Answer = unknown> {
  value: Answer;
  madeAt: number;
  freshUntil: number;
  keepUntil: number;
  isNewNothing?: boolean;
}

export type Older = CachedAnswer | null;

interface Load {
  durations: Durations;
  load: (older: Older) => Promise<unknown>;
}

const MAX_FAILURES = 5_000;
/** V8 stores two bytes per character once a text has a Turkish letter. */
const BYTES_OF_SIGN = 2;

const answers = new LRUCache<string, CachedAnswer, Load>({
  maxSize: env.ANSWER_CACHE_MB * 1024 * 1024,
  sizeCalculation: ({ value }, key) => BYTES_OF_SIGN * (key.length + JSON.stringify([value]).length),
  // Waiting requests still get an answer that was evicted or purged meanwhile.
  ignoreFetchAbort: true,
  async fetchMethod(key, cached, { options, context: { durations, load } }) {
    const older = isUsable(cached) ? cached : null;
    const startedAt = Date.now();
    try {
      const value = await load(older);
      const isNewNothing = holdsSomething(older) && isNothing(value);
      return newAnswer(value, startedAt, durations, isNewNothing);
    } catch (error) {
      if (error instanceof UpstreamError) failures.set(key, error, { ttl: memoryOf(error) });
      options.noDeleteOnFetchRejection = mayBeCovered(error);
      options.allowStaleOnFetchRejection = older !== null && mayBeCovered(error);
      throw error;
    }
  },
});

/** Shortly after a failure further requests get the same error. */
const failures = new LRUCache<string, UpstreamError>({
  max: MAX_FAILURES,
  ttl: INTERVALS.failedRead.passing,
  ttlResolution: 0,
});

gauge(
  "portal_answer_bytes",
  "Bytes that upstream answers take in memory, about",
  () => answers.calculatedSize,
);

const isUsable = (cached: CachedAnswer | undefined): cached is CachedAnswer =>
  cached !== undefined && cached.keepUntil > Date.now();

const mayBeCovered = (error: unknown): boolean =>
  error instanceof UpstreamError && UPSTREAM_ERRORS[error.kind].coveredByStale;

function memoryOf(error: UpstreamError): number {
  if (!mayBeCovered(error)) return INTERVALS.failedRead.final;
  return error instanceof BrokenError && error.ofSite
    ? INTERVALS.failedRead.siteRefused
    : INTERVALS.failedRead.passing;
}

export const holdsSomething = (older: Older): boolean => older !== null && !isNothing(older.value);

function newAnswer(
  value: unknown,
  startedAt: number,
  { freshMs, keepMs }: Durations,
  isNewNothing: boolean,
): CachedAnswer {
  const freshFor = isNewNothing ? Math.min(freshMs, INTERVALS.newEmptyAnswer) : freshMs;
  const freshUntil = startedAt <= expiredAt ? startedAt : startedAt + freshFor;
  return {
    value: deepFreeze(value),
    madeAt: Date.now(),
    freshUntil,
    keepUntil: startedAt + keepMs,
    isNewNothing,
  };
}

/** One load for concurrent requests; after `patienceMs` an older answer. @throws UpstreamError */
export async function cachedAnswer<Answer>(
  key: string,
  durations: Durations,
  waitMs: number,
  load: (older: Older) => Promise<Answer>,
  patienceMs = TIMEOUTS.freshAnswer,
): Promise<CachedAnswer<Answer>> {
  const cached = answers.get(key);
  const older = isUsable(cached) ? cached : null;
  if (older && older.freshUntil > Date.now()) return counted("memory", older);
  const failure = failures.get(key);
  if (failure && !older) throw failure;
  if (failure) return counted("stale", older);
  const loading = answers.fetch(key, { forceRefresh: true, context: { durations, load } });
  const loaded = await within(older ? patienceMs : waitMs, loading);
  if (loaded) return counted(loaded === older ? "stale" : "upstream", loaded);
  if (older) return counted("stale", older);
  throw new TimeoutError(key.split(":")[0] ?? key, "no answer within the page's budget");
}

function counted<Answer>(from: string, answer: CachedAnswer | null): CachedAnswer<Answer> {
  answerCount.inc({ from });
  return answer as CachedAnswer<Answer>;
}

export function peekAnswer(key: string): CachedAnswer | null {
  const cached = answers.peek(key);
  return isUsable(cached) ? cached : null;
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | null> {
  const timer = new AbortController();
  try {
    return await Promise.race([work, delay(ms, null, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
}

export function purgeAnswers(): void {
  failures.clear();
  answers.clear();
}

let expiredAt = -Infinity;

export function expireAnswers(): void {
  expiredAt = Date.now();
  failures.clear();
  for (const answer of answers.values()) answer.freshUntil = Math.min(answer.freshUntil, expiredAt);
}

/** Least used first, so that restoring in this order keeps the eviction order. */
export function* usableAnswers(): Iterable<[string, CachedAnswer]> {
  for (const [key, { value }] of answers.dump()) if (isUsable(value)) yield [key, value];
}

/** From an earlier process; newer answers win. */
export function restoreAnswer(key: string, answer: CachedAnswer): void {
  if (answers.has(key) || failures.has(key) || !isUsable(answer) || answer.madeAt > Date.now()) return;
  answers.set(key, { ...answer, value: deepFreeze(answer.value) });
}

/** Cached answers are shared by all requests, hence immutable. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
