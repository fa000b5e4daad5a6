import { env } from "./environment";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long the portal waits for others, in milliseconds. TIMEOUT_SCALE stretches all of it for tests. */
export const TIMEOUTS = scaled({
  /** One call of the upstream, its repetition included. */
  call: 3 * SECOND,
  /** All calls of one page together. */
  page: 5 * SECOND,
  render: 20 * SECOND,
  /** A fresh answer, where an older one is at hand. */
  freshAnswer: 500,
  /** What many requests make, prices of all products or a month's rates: pages go without. */
  histories: 1_500,
  /** Each of the steps that end in a token. */
  logInStep: 2 * SECOND,
  /** Each call that follows a member's log-in, and their log-out. */
  memberCall: 2 * SECOND,
  /** Another portal that logs in for both: less than a visitor waits for a page. */
  sharedToken: SECOND,
  /** Rates of the central bank, weather. */
  feed: 3 * SECOND,
  /** The first byte of a file; a visitor's slow line may take its time with the rest. */
  fileStart: 5 * SECOND,
  /** All of a picture, as nothing of it is seen before. */
  picture: 15 * SECOND,
  resize: 8 * SECOND,
  /** A browser maker's push service takes a message. */
  pushService: 10 * SECOND,
  redisCommand: 150,
  /** A server that is connected and silent counts as gone. */
  redisSilence: SECOND,
  disk: SECOND,
  diskAtStart: 3 * SECOND,
});

/** When something is tried again, renewed or written, in milliseconds. */
export const INTERVALS = {
  /** A suspended call is tried again this soon: the first fresh answer comes within 10 s of the upstream's return. */
  breakerHalfOpen: 3 * SECOND,
  /** How long a failed read is not repeated, by how it failed. */
  failedRead: { passing: SECOND, siteRefused: 5 * SECOND, final: 8 * SECOND },
  /** An empty answer in place of a full one is believed for so long. */
  newEmptyAnswer: 8 * SECOND,
  /** A token is renewed this long before it ends, so that no call starts with one about to expire. */
  tokenRenewal: MINUTE,
  /** Short-lived tokens too are used for a while: a log-in for every call would be worse than a refused one. */
  shortestTokenUse: 30 * SECOND,
  /** After a failed log-in of the site, so that a wrong password can't lock the account. */
  failedServiceLogIn: 3 * SECOND,
  /** A call that refuses a new token too refuses by itself: no reason for the next log-in so soon. */
  refusedToken: { first: 3 * SECOND, longest: MINUTE },
  sharedTokenPoll: 100,
  redisReconnect: 5 * SECOND,
  redisPause: 5 * SECOND,
  /** After a file of DATA_DIR could not be written. */
  fileRetry: 5 * SECOND,
  sessionRegister: 5 * SECOND,
  snapshot: 10 * MINUTE,
  /** An address that was not cacheable goes straight to the app. */
  passUncacheable: 5 * SECOND,
  renderRetry: 2 * SECOND,
  /** Fixed pages that are not in the cache are rendered. */
  missingPages: 15 * SECOND,
  /** Pages are renewed this long before they expire. */
  warmLead: 5 * SECOND,
  revalidation: SECOND,
  /** A store in trouble is left alone by a picture that is at hand. */
  pictureRetry: MINUTE,
  searchIndex: { complete: 10 * MINUTE, partial: 30 * SECOND },
  /** Beyond the limit of a user's log-ins each takes longer, and none is refused. */
  slowedLogIn: 2 * SECOND,
  /** Today's prices are looked at for alerts: one comes within a minute of the first answer that has it. */
  priceAlerts: 30 * SECOND,
  doctorRevisit: SECOND,
} as const;

/** How long a visitor's connection may take, in milliseconds. */
export const CONNECTIONS = {
  headers: 10 * SECOND,
  request: 30 * SECOND,
  /** Longer than what balancers in front usually keep a connection idle, so that it is they who close it. */
  keepAlive: 65 * SECOND,
  silence: 30 * SECOND,
  /** What is in flight at the end of the process. */
  finish: 10 * SECOND,
  drain: 250,
  idleCheck: 50,
} as const;

function scaled<Budgets extends Readonly<Record<string, number>>>(budgets: Budgets): Budgets {
  const all = Object.entries(budgets).map(([name, ms]) => [name, ms * env.TIMEOUT_SCALE]);
  return Object.fromEntries(all) as Budgets;
}
