import { sum } from "d3-array";
import type { Language } from "~/i18n/language";
import { now } from "../config/clock";
import { nextTurn } from "../concurrency/event-loop";
import { log } from "../observability/log";
import { Stopwatch } from "../observability/metrics";
import { inBulkhead, type TrafficClass, withResilience } from "./resilience";
import { keyOf, lifetimeOf, sendAndCount, type Call } from "./call";
import type { ReadAnswer } from "./parse-answer";
import { upstreamConnection } from "../config/upstream-connection";
import { canary, expectCanary, confirmEmpty } from "./canary";
import {
  cachedAnswer,
  peekAnswer,
  type CachedAnswer,
  type Older,
  holdsSomething,
  durationsOf,
  type Lifetime,
  UNSPOKEN_STALE_MS,
} from "./cache/answer-cache";
import { listOffices } from "./contracts/registry";
import { BrokenError, isTransient, RefusedError, TimeoutError, UpstreamError } from "./errors";
import {
  withSiteToken,
  ANONYMOUS,
  chooseToken,
  mayUseSiteToken,
  useSiteToken,
  type ChosenToken,
  type TokenSource,
} from "./tokens";
import { TIMEOUTS } from "../config/time-budgets";
import { channel, subscribe } from "node:diagnostics_channel";

/** What a page read, for the doctor alone. */
export type Read = { key: string; value: unknown } | { key: string; error: unknown };

const reads = channel("portal.upstream.read");

const AT_HAND_MS = 1;

export interface ReadOptions {
  language?: Language;
  /** The page only counts or names by these rows: missing ones aren't reported. */
  isAside?: boolean;
}

export interface Upstream {
  /** @throws UpstreamError */
  read<Params, Answer>(call: Call<Params, Answer>, params: Params, options?: ReadOptions): Promise<Answer>;
  /** After `mostMs` the load continues in the background. @throws UpstreamError */
  keep<Answer>(
    key: string,
    lifetime: Lifetime,
    load: (older: Older) => Promise<Answer>,
    mostMs?: number,
  ): Promise<Answer>;
  /** Age of the oldest stale answer that the page must mention, in milliseconds since 1970. */
  staleSince(): number | null;
  isProvisional(): boolean;
  missingRows(): number;
  /** The same rows are missing in both languages: counted once. */
  noteMissing(what: string, count: number): void;
  totalFailure(): UpstreamError | null;
}

/** Answers read with a visitor's own token are never cached. */
export function upstreamFor(
  language: Language,
  visitor: TokenSource = ANONYMOUS,
  wait = new Stopwatch(),
  whom: TrafficClass = "cached",
): Upstream {
  const deadline = Date.now() + TIMEOUTS.page;
  /** After one timeout the page accepts stale answers at once. */
  let patienceMs = TIMEOUTS.freshAnswer;
  let staleSince: number | null = null;
  let isProvisional = false;
  let answers = 0;
  let failure: UpstreamError | null = null;
  const missing = new Map<string, number>();

  const noteMissing: Upstream["noteMissing"] = (what, count) =>
    void missing.set(what, Math.max(missing.get(what) ?? 0, count));

  const noteAge = ({ madeAt, freshUntil, isNewNothing }: CachedAnswer, waitedMs: number) => {
    const overdue = Date.now() - freshUntil;
    if (overdue > 0 || isNewNothing) isProvisional = true;
    if (overdue > 0 && waitedMs >= TIMEOUTS.freshAnswer) patienceMs = 0;
    if (overdue > UNSPOKEN_STALE_MS) staleSince = Math.min(staleSince ?? madeAt, madeAt);
  };

  const answer: Upstream["keep"] = async (key, lifetime, load, mostMs = TIMEOUTS.call) => {
    const waitMs = Math.min(mostMs, deadline - Date.now());
    if (waitMs <= 0) throw new TimeoutError(key, "the page's budget is spent");
    if (lifetime === "none") return load(null);
    const durations = durationsOf(lifetime, now());
    const askedAt = performance.now();
    const cached = await cachedAnswer(key, durations, waitMs, load, patienceMs);
    const waitedMs = performance.now() - askedAt;
    noteAge(cached, waitedMs);
    if (waitedMs > AT_HAND_MS) await nextTurn();
    return cached.value;
  };

  const keep: Upstream["keep"] = async (key, lifetime, load, mostMs) => {
    try {
      const value = await wait.during(answer(key, lifetime, load, mostMs));
      answers += 1;
      tellRead({ key, value });
      return value;
    } catch (error) {
      tellRead({ key, error });
      if (isTransient(error)) {
        failure = error;
        isProvisional = true;
      }
      throw error;
    }
  };

  return {
    async read(call, params, options = {}) {
      const contentLanguage = options.language ?? language;
      const token = chooseToken(call, visitor);
      const lifetime = "token" in token ? "none" : lifetimeOf(call, params);
      const readFrom = (isLookup: boolean) =>
        inBulkhead(whom, call.name, () => perform(call, params, contentLanguage, token, isLookup));
      const read = await keep(keyOf(call, params, contentLanguage), lifetime, (older) => {
        const load = () => readFrom(whom === "lookups" && older === null);
        return holdsSomething(older) ? confirmEmpty(call.name, load, isUpstreamThere) : load();
      });
      if (!options.isAside) noteMissing(keyOf(call, params), read.missing);
      return read.answer;
    },
    keep,
    staleSince: () => staleSince,
    isProvisional: () => isProvisional,
    missingRows: () => sum(missing.values()),
    noteMissing,
    totalFailure: () => (answers === 0 ? failure : null),
  };
}

const CANARY = listOffices;
const readCanary = canary(() => perform(CANARY, null, "tr", chooseToken(CANARY, ANONYMOUS)));

export async function isUpstreamThere(): Promise<boolean> {
  const seen = peekAnswer(keyOf(CANARY, null, "tr"));
  return !holdsSomething(seen) || readCanary();
}

export async function registerCanary(): Promise<void> {
  await upstreamFor("tr")
    .read(CANARY, null)
    .catch(() => undefined);
}

async function perform<Params, Answer>(
  call: Call<Params, Answer>,
  params: Params,
  language: Language,
  chosen: ChosenToken,
  isLookup = false,
): Promise<ReadAnswer<Answer>> {
  const { apiBaseUrl } = await upstreamConnection();
  const deadline = Date.now() + TIMEOUTS.call;
  const attempt = async (token: string | null) => {
    const timeoutMs = Math.max(1, deadline - Date.now());
    return sendAndCount(call, params, { baseUrl: apiBaseUrl, language, token, timeoutMs });
  };
  try {
    const isRead = call.kind === "read";
    return await withResilience(call.name, { isRead, isLookup }, () => withToken(call, chosen, attempt));
  } catch (error) {
    logFailure(error);
    throw error;
  }
}

function withToken<Answer>(
  call: Pick<Call<never, unknown>, "name" | "token">,
  chosen: ChosenToken,
  attempt: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  switch (chosen.whose) {
    case "nobody":
      return mayUseSiteToken(call) ? asAnyone(call.name, attempt) : attempt(null);
    case "site":
      return withSiteToken(call.name, attempt);
    case "visitor":
      return asVisitor(() => attempt(chosen.token));
    case "members":
      return asMembers(() => attempt(chosen.token));
  }
}

async function asAnyone<Answer>(
  callName: string,
  attempt: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await attempt(null);
  } catch (error) {
    if (!(error instanceof RefusedError) || !error.tokenRefused) throw error;
    const answer = await withSiteToken(callName, attempt);
    log.warn({ call: callName }, "anonymous callers are refused: asked with the site's token from now on");
    useSiteToken(callName);
    return answer;
  }
}

async function asVisitor<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof RefusedError) || !error.tokenRefused) throw error;
    await expectCanary(error.call, isUpstreamThere);
    throw new RefusedError(error.call, error.detail, true, true);
  }
}

/** A refused shared token concerns the operator and ends no session. */
async function asMembers<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof RefusedError) || !error.tokenRefused) throw error;
    throw new BrokenError(error.call, "BULLETIN_TOKEN is refused");
  }
}

function logFailure(error: unknown): void {
  if (!(error instanceof UpstreamError)) return;
  const { call, detail, kind } = error;
  if (isTransient(error)) log.warn({ call, detail, kind }, "upstream call failed");
  else log.info({ call, detail, kind }, "upstream call refused");
}

function tellRead(read: Read): void {
  if (reads.hasSubscribers) reads.publish(read);
}

export function onRead(listener: (read: Read) => void): void {
  subscribe(reads.name, (message) => listener(message as Read));
}
