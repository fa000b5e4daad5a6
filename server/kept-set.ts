import { KeptFile } from "./kept-file";
import { log } from "./log";
import { hearPortals, tellPortals } from "./portal-messages";
import { redis } from "./redis";

/**
 * Keys that are remembered until a moment, over restarts: in a file, and in Redis where several portals share
 * one. A key is a number or a keyed hash, so that nothing of a person lies on disk.
 */
export interface KeptSet {
  /**
   * Remembers a key until a moment, in milliseconds since 1970. Whether it was news: of several requests that keep a
   * key at once, one alone is told so.
   */
  keep(key: string, until: number): Promise<boolean>;
  /** Whether a key was kept, here or at another portal of the same Redis. */
  has(key: string): Promise<boolean>;
}

/** Keys with the latest moment that was told of each, kept in the same way. */
export interface KeptTimes {
  keep(key: string, time: number): Promise<void>;
  /** The latest moment told of a key, here or at another portal of the same Redis; null when there is none. */
  timeOf(key: string): Promise<number | null>;
}

export interface KeptOptions {
  /** Of its file in DATA_DIR, and of its key in Redis. */
  name: string;
  /** So many keys at most: beyond it the oldest are forgotten. */
  most: number;
  /** A key is worth knowing for so long after its time. */
  forMs?: number;
}

/** So many new ones later, those whose time is over are forgotten in Redis too. */
const TIDY_EVERY = 1_000;
/** Redis takes so many at once without keeping others waiting. */
const AT_ONCE = 500;

/** The set of a name; its file is read when it is first asked. */
export function keptSet(options: KeptOptions): KeptSet {
  const { here, tell, shared } = keptKeys(options);
  return {
    async keep(key, until) {
      const isNews = await here.add(key, until);
      if (isNews) await tell(key, until);
      return isNews;
    },
    has: async (key) => (await here.all()).has(key) || (await shared(key)) !== null,
  };
}

/** The times of a name; their file is read when they are first asked for. */
export function keptTimes(options: KeptOptions): KeptTimes {
  const { here, tell, shared } = keptKeys(options);
  return {
    async keep(key, time) {
      await Promise.all([here.add(key, time), tell(key, time)]);
    },
    async timeOf(key) {
      const told = await shared(key);
      const known = (await here.all()).get(key) ?? null;
      return told === null || known === null ? (told ?? known) : Math.max(told, known);
    },
  };
}

/**
 * Where keys are kept. In Redis they stand in one sorted set that has no end of its own: a Redis that is full drops
 * only what ends, and each portal has what it was told of in its own file too.
 */
function keptKeys({ name, most, forMs = 0 }: KeptOptions) {
  const here = new KeptFile({ name, most, forMs });
  const redisKey = `portal:${name}`;
  let told = 0;

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

  // What was kept while Redis was away, or before it was emptied, is shared when it comes back.
  redis?.on("ready", () => void shareAll().then(tidy).catch(ignored));
  hearPortals((message) => {
    if (message.about === "kept" && message.name === name) void here.add(message.key, message.time);
  });

  return {
    here,
    /** Tells the other portals of a key. */
    tell: async (key: string, time: number) => {
      tellPortals({ about: "kept", name, key, time });
      told += 1;
      await Promise.all([share([[key, time]]), told % TIDY_EVERY === 0 && tidy()]).catch(ignored);
    },
    /** The time that Redis knows of a key; null when it knows none, or can't be reached. */
    shared: async (key: string) => {
      const score = (await redis?.zscore(redisKey, key).catch(ignored)) ?? null;
      if (score === null || Number(score) + forMs <= Date.now()) return null;
      // What another portal kept is kept here as well.
      await here.add(key, Number(score));
      return Number(score);
    },
  };
}

/** Without Redis each portal knows what it kept itself. */
function ignored(error: unknown): null {
  log.debug({ err: error }, "what is kept in Redis was not reached");
  return null;
}
