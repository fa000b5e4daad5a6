import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Redis } from "ioredis";
import { z } from "zod";
import { LANGUAGES } from "~/i18n/language";
import { env } from "../../config/environment";
import { seal } from "../../crypto/seal";
import { writeAtomically, readJson } from "../../storage/files";
import { redis } from "../../storage/redis";
import { browserKeys, endpoint } from "./push-service";

const MOST_SUBSCRIPTIONS = 10_000;
const MOST_TOPICS = 60;
/** Each may cost a message at any price of the day, other topics one a day. */
export const MOST_TARGETS = 10;

/** Topic of the whole day's bulletin. */
export const BULLETIN = "bulten";
/** Topic of each announcement. */
export const ANNOUNCEMENTS = "duyuru";
/** A product's id, or one with a price to wait for: "12>19.5" is 19.50 or more, "12<19.5" is 19.50 or less. */
const TOPIC = /^([\w-]{1,40})(?:([<>])(\d{1,7}(?:\.\d{1,2})?))?$/;
export const topic = z.string().regex(TOPIC);
const topics = z
  .array(topic)
  .max(MOST_TOPICS)
  .refine((all) => all.filter(targetOf).length <= MOST_TARGETS);

export const subscription = z.object({
  endpoint,
  keys: browserKeys,
  language: z.enum(LANGUAGES),
  topics,
});
export type Subscription = z.infer<typeof subscription>;

export class TooManySubscriptions extends Error {
  override name = "TooManySubscriptions";
}

interface Store {
  get(id: string): Promise<string | null>;
  set(id: string, sealed: string): Promise<unknown>;
  delete(id: string): Promise<unknown>;
  values(): Promise<string[]>;
  size(): Promise<number>;
}

const NAME = "price-alerts";
const sealed = seal(NAME);
const store = redis ? inRedis(redis) : inFile(join(env.DATA_DIR, NAME));

export async function findSubscription(address: string): Promise<Subscription | null> {
  const text = await store.get(idOf(address));
  return text === null ? null : opened(text);
}

/** Without topics it is deleted. @throws TooManySubscriptions, and Error when the store fails */
export async function saveSubscription(wanted: Subscription): Promise<void> {
  const id = idOf(wanted.endpoint);
  if (wanted.topics.length === 0) return deleteSubscription(wanted.endpoint);
  if ((await store.size()) >= MOST_SUBSCRIPTIONS && (await store.get(id)) === null)
    throw new TooManySubscriptions();
  await store.set(id, await sealed.close(JSON.stringify(wanted)));
}

/** Resolves with the topics that are left. */
export async function dropTopics(address: string, dropped: readonly string[]): Promise<string[]> {
  const own = await findSubscription(address);
  const topics = own?.topics.filter((each) => !dropped.includes(each)) ?? [];
  if (own) await saveSubscription({ ...own, topics });
  return topics;
}

export interface Target {
  topic: string;
  productId: string;
  isLeast: boolean;
  price: number;
}

/** null for topics without a price */
export function targetOf(topic: string): Target | null {
  const [, productId = "", sign, price] = TOPIC.exec(topic) ?? [];
  return price === undefined ? null : { topic, productId, isLeast: sign === ">", price: Number(price) };
}

export async function deleteSubscription(address: string): Promise<void> {
  await store.delete(idOf(address));
}

export async function allSubscriptions(): Promise<Subscription[]> {
  const all = await Promise.all((await store.values()).map(opened));
  return all.filter((each) => each !== null);
}

export const subscriptionCount = (): Promise<number> => store.size();

const idOf = (address: string) => createHash("sha256").update(address).digest("base64url");

async function opened(text: string): Promise<Subscription | null> {
  return readJson(subscription, (await sealed.open(text)) ?? "");
}

function inRedis(client: Redis): Store {
  const key = `portal:${NAME}`;
  return {
    get: (id) => client.hget(key, id),
    set: (id, text) => client.hset(key, id, text),
    delete: (id) => client.hdel(key, id),
    values: () => client.hvals(key),
    size: () => client.hlen(key),
  };
}

function inFile(file: string): Store {
  let reading: Promise<Map<string, string>> | null = null;
  let writing = Promise.resolve();
  let isQueued = false;
  const all = () =>
    (reading ??= readLines(file).catch((error: unknown) => {
      reading = null;
      throw error;
    }));
  const write = async () => {
    const lines = await all();
    if (!isQueued) {
      isQueued = true;
      writing = writing
        .catch(() => undefined)
        .then(() => {
          isQueued = false;
          return writeAtomically(file, [...lines].map((line) => `${line.join(" ")}\n`).join(""));
        });
    }
    await writing;
  };
  return {
    get: async (id) => (await all()).get(id) ?? null,
    async set(id, text) {
      (await all()).set(id, text);
      await write();
    },
    async delete(id) {
      if ((await all()).delete(id)) await write();
    },
    values: async () => [...(await all()).values()],
    size: async () => (await all()).size,
  };
}

const LINE = /^([\w-]{43}) (\S+)$/gm;

/** @throws Error for an unreadable file, which must not be overwritten */
async function readLines(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  });
  return new Map([...text.matchAll(LINE)].map(([, id = "", line = ""]) => [id, line]));
}
