import { StateFile } from "./state-file";
import { log } from "../observability/log";
import { redis } from "./redis";

/** A key is a number or a keyed hash, so that nothing of a person lies on disk. */
export interface ExpiringSet {
  /** `until` in milliseconds since 1970. Of concurrent calls with one key, a single one returns true. */
  keep(key: string, until: number): Promise<boolean>;
  has(key: string): Promise<boolean>;
}

export interface ExpiringTimes {
  keep(key: string, time: number): Promise<void>;
  timeOf(key: string): Promise<number | null>;
}

export interface ExpiringSetOptions {
  name: string;
  most: number;
  /** How long a key is still needed after its time. */
  forMs?: number;
}

const TIDY_EVERY = 1_000;
const AT_ONCE = 500;

export function expiringSet(options: ExpiringSetOptions): ExpiringSet {
  const { here, tell, shared } = keyStores(options);
  return {
    async keep(key, until) {
      const isNews = await here.add(key, until);
      if (isNews) await tell(key, until);
      return isNews;
    },
    has: async (key) => (await here.all()).has(key) || (await shared(key)) !== null,
  };
}

export function expiringTimes(options: ExpiringSetOptions): ExpiringTimes {
  const { here, tell, shared } = keyStores(options);
  return {
    async keep(key, time) {
      await Promise.all([here.add(key, time), tell(key, time)]);
    },
    async timeOf(key) {
      const ending = await shared(key);
      const local = (await here.all()).get(key) ?? null;
      return ending === null || local === null ? (ending ?? local) : Math.max(ending, local);
    },
  };
}

/** A sorted set without an expiry: a full Redis evicts only keys that expire. */
function keyStores({ name, most, forMs = 0 }: ExpiringSetOptions) {
  const here = new StateFile({ name, most, forMs });
  const redisKey = `portal:${name}`;
  let count = 0;

  const share = async (entries: readonly (readonly [string, number])[]) => {
    const members = entries.flatMap(([key, time]) => [time, key]);
    if (members.length > 0) await redis?.zadd(redisKey, "GT", ...members);
  };
  const shareAll = async () => {
    const all = [...(await here.all())];
    for (let at = 0; at < all.length; at += AT_ONCE) await share(all.slice(at, at + AT_ONCE));
  };
  const tidy = async () => {
    await redis?.zremrangebyscore(redisKey, 0, Date.now() - forMs);
    await redis?.zremrangebyrank(redisKey, 0, -most - 1);
  };

  // On reconnection, keys added while Redis was away or empty are shared.
  redis?.on("ready", () => void shareAll().then(tidy).catch(ignored));

  return {
    here,
    tell: async (key: string, time: number) => {
      count += 1;
      await Promise.all([share([[key, time]]), count % TIDY_EVERY === 0 && tidy()]).catch(ignored);
    },
    shared: async (key: string) => {
      const score = (await redis?.zscore(redisKey, key).catch(ignored)) ?? null;
      if (score === null || Number(score) + forMs <= Date.now()) return null;
      await here.add(key, Number(score));
      return Number(score);
    },
  };
}

function ignored(error: unknown): null {
  log.debug({ err: error }, "what is kept in Redis was not reached");
  return null;
}
