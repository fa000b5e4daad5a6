import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seriousLines } from "../support/log-lines";
import { logIn, USERS } from "../support/member";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { hasRedisServer, startRedisServer, type RedisServer } from "./support/redis-server";
import { type ServerProcess } from "../support/server-process";
import { askUntil, open, type Visit } from "../support/visit";
import { timed } from "./support/timed";

const hasRedis = hasRedisServer();
if (!hasRedis)
  process.stderr.write(
    "tests/slow/shared-redis.test.ts is SKIPPED: there is no redis-server on this machine\n",
  );

const LOG_IN = "KullaniciGirisYap";
/** Without expiry: a full Redis must not evict them. */
const LISTS = ["portal:ended-sessions", "portal:ended-users"];
/** Far more than a fraction of a second, and less than a hanging command. */
const AT_ONCE_MS = 3_000;
const textAt = async (client: Redis, key: string): Promise<string> => {
  const type = await client.type(key);
  if (type === "zset") return (await client.zrange(key, 0, -1)).join(" ");
  return type === "hash" ? (await client.hvals(key)).join(" ") : ((await client.get(key)) ?? "");
};

describe.skipIf(!hasRedis)("portals that share a Redis", () => {
  let redis: RedisServer;
  let one: ProxiedStack;
  let other: ServerProcess;
  const folders: string[] = [];

  beforeAll(async () => {
    redis = await startRedisServer();
    one = await startProxiedStack({ env: { REDIS_URL: redis.url } });
    other = await one.another({ DATA_DIR: await newFolder() });
    const member = await logIn(one, USERS.member.name);
    expect((await member.get("/profile")).status).toBe(200);
  }, 90_000);
  afterAll(async () => {
    await one.stop();
    await redis.kill();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "portal-another-"));
    folders.push(folder);
    return folder;
  }
  const status = async (portal: ServerProcess, path: string) => (await open(portal.url, path)).status;
  /** The calls that something causes. */
  async function callsDuring(act: () => Promise<unknown>): Promise<string[]> {
    const count = one.proxy.requests.length;
    await act();
    return one.proxy.requests.slice(count).map(({ path }) => path);
  }

  test("log in once between them", async () => {
    // Both, by the same file: their tokens and answers have expired.
    await one.clock.advance({ hours: 9 });
    other.signal("SIGURG");
    const isFresh = ({ status, headers }: Visit) =>
      status === 200 && /s-maxage=300,/.test(headers.get("cache-control") ?? "");
    const visits = (portal: ServerProcess) =>
      askUntil(isFresh, () => open(portal.url, "/hakkimizda"), 15_000);
    const calls = await callsDuring(async () => expect(isFresh(await visits(one.portal))).toBe(true));
    expect(calls.filter((path) => path.includes(LOG_IN))).toHaveLength(1);
    const others = await callsDuring(async () => expect(isFresh(await visits(other))).toBe(true));
    expect(others.filter((path) => path.includes(LOG_IN))).toEqual([]);
  });

  test("leave nothing personal, unsealed or without expiry in Redis", async () => {
    const bearers = one.proxy.requests.flatMap(({ headers }) => headers.authorization ?? []);
    const secrets = [...bearers.map((bearer) => bearer.slice("Bearer ".length)), one.servicePassword];
    const client = new Redis(redis.url);
    const keys = await client.keys("*");
    expect(keys.filter((key) => key.startsWith("portal:service-token:"))).toHaveLength(1);
    for (const key of keys) {
      expect(key).toMatch(/^portal:/);
      const isList = LISTS.includes(key);
      expect(await client.pttl(key), key)[isList ? "toBe" : "toBeGreaterThan"](isList ? -1 : 0);
      const text = await textAt(client, key);
      for (const secret of secrets) expect(text.includes(secret), key).toBe(false);
      expect(text).not.toContain(USERS.member.fullName);
    }
    client.disconnect();
  });

  test("share a purge", async () => {
    one.portal.signal("SIGHUP");
    const purged = (portal: ServerProcess) => portal.output().includes("kept pages and answers were purged");
    await expect.poll(() => [one.portal, other].map(purged), { timeout: 10_000 }).toEqual([true, true]);
    const calls = await callsDuring(() => status(other, "/hakkimizda"));
    expect(calls.length).toBeGreaterThan(0);
  });

  test("go on separately with a hanging Redis, and without it", async () => {
    redis.freeze();
    const openAt = (path: string) => timed(() => open(other.url, path));
    const silent = await Promise.all(["/tarihce", "/en/history"].map(openAt));
    redis.wake();
    await redis.kill();
    const gone = await openAt("/vizyon-misyon");
    for (const { answer, ms } of [...silent, gone]) {
      expect(answer.status).toBe(200);
      expect(ms).toBeLessThan(AT_ONCE_MS);
    }
  });

  test("shut down without an error", async () => {
    const codes = await Promise.all([one.portal.stop(), other.stop()]);
    expect(codes).toEqual([0, 0]);
    for (const portal of [one.portal, other]) expect(seriousLines(portal.output())).toEqual([]);
  });
});
