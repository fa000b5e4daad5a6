import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { redis } from "../storage/redis";
import { signer } from "../crypto/hmac";

interface RateLimitRule {
  name: string;
  most: number;
  seconds: number;
}

export class LimitReached extends Error {
  constructor(
    readonly seconds: number,
    readonly limit: string,
  ) {
    super(`wait ${seconds} s`);
    this.name = "LimitReached";
  }
}

export interface RateLimit {
  (key: string): Promise<void>;
  giveBack(key: string): Promise<void>;
  /** Counts nothing. @throws LimitReached where one more would be too much */
  check(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

const MOST_KEYS = 10_000;

/** Keys beyond the bound share counters, so a flood of keys evicts no one's count. */
export class BoundedLimiter extends RateLimiterMemory {
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

/** Client addresses leave the process only as keyed hashes. */
const keys = signer("limits");

/** Without Redis the portal counts alone, so that no visitor waits for it. */
export function rateLimit({ name, most, seconds }: RateLimitRule): RateLimit {
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
  const consume = async (key: string) => {
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
  const forget = async (key: string) => {
    await Promise.allSettled([limiter.delete(keys.sign(key)), alone.delete(keys.sign(key))]);
  };
  return Object.assign(consume, { giveBack, check, forget });
}
