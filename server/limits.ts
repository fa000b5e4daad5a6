import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { redis } from "./redis";
import { signer } from "./signer";

interface Limit {
  /** In Redis it stands before the keys; no two limits have the same. */
  name: string;
  /** So many in so many seconds. */
  most: number;
  seconds: number;
}

/** Too much came: there is a turn again after so many seconds. */
export class LimitReached extends Error {
  constructor(
    readonly seconds: number,
    /** The name of the limit. */
    readonly limit: string,
  ) {
    super(`wait ${seconds} s`);
    this.name = "LimitReached";
  }
}

/** Counts one more of a key. @throws LimitReached */
export interface TakeTurn {
  (key: string): Promise<void>;
  /** Takes one back: it was none of what is counted. */
  giveBack(key: string): Promise<void>;
  /** Counts nothing. @throws LimitReached where one more would be too much */
  check(key: string): Promise<void>;
  /** Counts a key from nothing again. */
  forget(key: string): Promise<void>;
}

/** So many keys are counted one by one at a time. */
const MOST_KEYS = 10_000;

/**
 * Counts in a memory that has a bound. A flood of keys pushes nobody's count out: those that come beyond the bound
 * share counts, by their last letters, so that too much is refused and not too little.
 */
export class BoundedLimiter extends RateLimiterMemory {
  /** Until when each key is counted; the first ends first. */
  readonly #counted = new Map<string, number>();

  override getKey(key: string | number): string {
    const own = super.getKey(key);
    const now = Date.now();
    for (const [ended, until] of this.#counted) {
      if (until > now) break;
      this.#counted.delete(ended);
    }
    if (this.#counted.has(own)) return own;
    if (this.#counted.size >= MOST_KEYS) return super.getKey(`shared ${own.slice(-2)}`);
    this.#counted.set(own, now + this.duration * 1000);
    return own;
  }
}

/** Addresses of visitors leave the process only as what nobody can read back. */
const keys = signer("limits");

/**
 * A limit on how often something may be done. All portals that share a Redis count together; one that can't
 * reach it counts alone, so that nobody waits or is refused for it.
 */
export function limit({ name, most, seconds }: Limit): TakeTurn {
  const rule = { keyPrefix: `portal:${name}`, points: most, duration: seconds };
  const alone = new BoundedLimiter(rule);
  const limiter = redis
    ? new RateLimiterRedis({
        ...rule,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: alone,
      })
    : alone;
  const reached = ({ msBeforeNext }: RateLimiterRes) =>
    new LimitReached(Math.max(1, Math.ceil(msBeforeNext / 1000)), name);
  const takeTurn = async (key: string) => {
    try {
      await limiter.consume(keys.sign(key));
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? reached(refused) : refused;
    }
  };
  const check = async (key: string) => {
    const counted = await limiter.get(keys.sign(key));
    if (counted && counted.remainingPoints <= 0 && counted.msBeforeNext > 0) throw reached(counted);
  };
  const giveBack = async (key: string) => {
    await limiter.reward(keys.sign(key));
  };
  // Counted here too while Redis was away.
  const forget = async (key: string) => {
    await Promise.allSettled([limiter.delete(keys.sign(key)), alone.delete(keys.sign(key))]);
  };
  return Object.assign(takeTurn, { giveBack, check, forget });
}
