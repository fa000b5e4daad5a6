import { env } from "./environment";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long the portal waits for others, in milliseconds; TIMEOUT_SCALE stretches all of it in tests. */
export const TIMEOUTS = scaled({
  /** One call of the upstream, its repetition included. */
  call: 3 * SECOND,
  page: 5 * SECOND,
  render: 20 * SECOND,
  /** For a fresh answer while a stale one is available. */
  freshAnswer: 500,
  /** Data shared by many requests, such as a month's rates; pages do without it. */
  histories: 1_500,
  logInStep: 2 * SECOND,
  /** Each call that follows a member's log-in, and their log-out. */
  memberCall: 2 * SECOND,
  /** For another portal that logs in for both: less than a visitor waits for a page. */
  sharedToken: SECOND,
  feed: 3 * SECOND,
  /** Until the first byte of a file; a slow connection may take longer for the rest. */
  fileStart: 5 * SECOND,
  picture: 15 * SECOND,
  resize: 8 * SECOND,
  /** A browser maker's push service takes a message. */
  pushService: 10 * SECOND,
  redisCommand: 150,
  /** A connected but silent server counts as gone. */
  redisSilence: SECOND,
  disk: SECOND,
  diskAtStart: 3 * SECOND,
});

/** Delays of retries, renewals and writes, in milliseconds. */
export const INTERVALS = {
  /** Half-open delay of a breaker: fresh answers come within 10 s of the upstream's return. */
  breakerHalfOpen: 3 * SECOND,
  /** How long a failed read is not repeated, by how it failed. */
  failedRead: { passing: SECOND, siteRefused: 5 * SECOND, final: 8 * SECOND },
  /** How long an empty answer in place of a full one is trusted. */
  newEmptyAnswer: 8 * SECOND,
  /** How long before its end a token is renewed, so that no call starts with an expiring one. */
  tokenRenewal: MINUTE,
  /** Shortest use of a token, since a log-in per call would be worse than a refused one. */
  shortestTokenUse: 30 * SECOND,
  /** After a failed log-in of the site, so that a wrong password can't lock the account. */
  failedServiceLogIn: 3 * SECOND,
  /** A call that also refuses a new token has its own reason: the next log-in waits. */
  refusedToken: { first: 3 * SECOND, longest: MINUTE },
  sharedTokenPoll: 100,
  redisReconnect: 5 * SECOND,
  redisPause: 5 * SECOND,
  fileRetry: 5 * SECOND,
  sessionRegister: 5 * SECOND,
  snapshot: 10 * MINUTE,
  /** An address that was not cacheable goes straight to the app. */
  passUncacheable: 5 * SECOND,
  renderRetry: 2 * SECOND,
  missingPages: 15 * SECOND,
  warmLead: 5 * SECOND,
  revalidation: SECOND,
  /** How long a failing store is left alone while a picture is cached. */
  pictureRetry: MINUTE,
  searchIndex: { complete: 10 * MINUTE, partial: 30 * SECOND },
  /** Delay per log-in beyond a user's limit; none is refused. */
  slowedLogIn: 2 * SECOND,
  priceAlerts: 30 * SECOND,
  doctorRevisit: SECOND,
} as const;

/** Limits of a visitor's connection, in milliseconds. */
export const CONNECTIONS = {
  headers: 10 * SECOND,
  request: 30 * SECOND,
  /** Longer than the usual idle timeout of load balancers, so that they close first. */
  keepAlive: 65 * SECOND,
  silence: 30 * SECOND,
  finish: 10 * SECOND,
  drain: 250,
  idleCheck: 50,
} as const;

function scaled<Budgets extends Readonly<Record<string, number>>>(budgets: Budgets): Budgets {
  const all = Object.entries(budgets).map(([name, ms]) => [name, ms * env.TIMEOUT_SCALE]);
  return Object.fromEntries(all) as Budgets;
}
