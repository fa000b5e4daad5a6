import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { headingOf } from "../support/html";
import { freePort } from "../support/free-port.mjs";
import { logLines, seriousLines } from "../support/log-lines";
import { logIn, USERS } from "../support/member";
import { json, type Answer } from "../support/recorder";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { inventedSession, sealedSession } from "../support/sealed-session";
import { hasRedisServer, startRedisServer, type RedisServer } from "../support/redis-server";
import { startServer, type ServerProcess } from "../support/server-process";
import { askUntil, open, type Visit } from "../support/visit";

const hasRedis = hasRedisServer();
if (!hasRedis)
  process.stderr.write(
    "tests/slow/shared-answers.test.ts is SKIPPED: there is no redis-server on this machine\n",
  );

const LOG_IN = "KullaniciGirisYap";
const CONTENT = "DuyuruHaber/";
/** They have no end of their own: a Redis that is full must not drop them. */
const LISTS = ["portal:ended-sessions", "portal:ended-users"];
/** Far more than a fraction of a second, and less than a command that hangs. */
const AT_ONCE_MS = 3_000;
const textAt = async (client: Redis, key: string): Promise<string> => {
  const type = await client.type(key);
  if (type === "zset") return (await client.zrange(key, 0, -1)).join(" ");
  return type === "hash" ? (await client.hvals(key)).join(" ") : ((await client.get(key)) ?? "");
};
const down: Answer = (_, response) => void response.destroy();

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
  afterEach(() => one.proxy.restore());

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

  test("log in once between them, and ask the upstream once for a page", async () => {
    // Both, by the same file: their tokens and answers are over.
    await one.clock.advance({ hours: 9 });
    other.signal("SIGURG");
    const isFresh = ({ status, headers }: Visit) =>
      status === 200 && /s-maxage=300,/.test(headers.get("cache-control") ?? "");
    const visits = (portal: ServerProcess) =>
      askUntil(isFresh, 15_000, () => open(portal.url, "/hakkimizda"));
    const calls = await callsDuring(async () => expect(isFresh(await visits(one.portal))).toBe(true));
    expect(calls.filter((path) => path.includes(LOG_IN))).toHaveLength(1);
    expect(await callsDuring(async () => expect(isFresh(await visits(other))).toBe(true))).toEqual([]);
  });

  test("leave nothing in Redis that is not for everybody, or not sealed, or without an end", async () => {
    const bearers = one.proxy.requests.flatMap(({ headers }) => headers.authorization ?? []);
    const secrets = [...bearers.map((bearer) => bearer.slice("Bearer ".length)), one.servicePassword];
    const client = new Redis(redis.url);
    const keys = await client.keys("*");
    expect(keys.filter((key) => key.startsWith("portal:answers:")).length).toBeGreaterThan(10);
    expect(keys.filter((key) => key.startsWith("portal:service-token:"))).toHaveLength(1);
    for (const key of keys) {
      expect(key).toMatch(/^portal:/);
      const isList = LISTS.includes(key);
      expect(await client.pttl(key), key)[isList ? "toBe" : "toBeGreaterThan"](isList ? -1 : 0);
      const text = await textAt(client, key);
      for (const secret of secrets) expect(text.includes(secret), key).toBe(false);
      expect(text).not.toContain(USERS.member.shown);
    }
    client.disconnect();
  });

  test("forget together what one of them is told to forget", async () => {
    one.portal.signal("SIGHUP");
    const purged = (portal: ServerProcess) => portal.output().includes("kept pages and answers were purged");
    await expect.poll(() => [one.portal, other].map(purged), { timeout: 10_000 }).toEqual([true, true]);
    const calls = await callsDuring(() => status(other, "/hakkimizda"));
    expect(calls.length).toBeGreaterThan(0);
  });

  test("believe nothing that somebody else wrote into it, or moved from one name to another", async () => {
    const client = new Redis(redis.url);
    const heard = (portal: ServerProcess) =>
      portal.output().match(/kept pages and answers were purged/g)?.length;
    const before = heard(other);
    expect([await status(other, "/en/about"), await status(other, "/en/history")]).toEqual([200, 200]);
    const keys = await client.keys("portal:answers:*");
    const values = await client.mget(keys);
    for (const [at, key] of keys.entries()) {
      const forged = values[at]?.replace(/"value":.*,"madeAt"/, '"value":"FORGED","madeAt"') ?? "";
      const unsigned = forged.slice(forged.indexOf("{"));
      await client.set(key, [forged, unsigned, values.at(at - 1) ?? ""][at % 3] ?? "", "KEEPTTL");
    }
    await client.publish(
      "portal:messages",
      JSON.stringify({ about: "purge", id: randomUUID(), at: Date.now() }),
    );
    const metrics = await freePort();
    const newcomer = await one.another({ DATA_DIR: await newFolder(), METRICS_PORT: String(metrics) });
    for (const path of ["/en/about", "/en/history"]) {
      const { status, body } = await open(newcomer.url, path);
      expect([status, body.includes("FORGED")]).toEqual([200, false]);
    }
    const figures = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    expect(Number(/portal_forged_values_total\{kind="answer"\} (\d+)/.exec(figures)?.[1])).toBeGreaterThan(3);
    const told = (portal: ServerProcess) =>
      logLines(portal.output()).filter(({ msg }) => msg?.includes("signed"));
    expect(told(newcomer).map(({ kind }) => kind)).toEqual(["answer"]);
    expect(told(one.portal).map(({ kind }) => kind)).toContain("message");
    expect(heard(other)).toBe(before);
    client.disconnect();
  });

  test("lose together what one of them finds withdrawn", async () => {
    const path = "/detay-duyuru-haber/1001";
    expect([await status(one.portal, path), await status(other, path)]).toEqual([200, 200]);
    one.proxy.intercept(CONTENT, json({ Message: "Kayıt bulunamadı." }, 404));
    await one.clock.advance({ minutes: 20 });
    await expect.poll(() => status(one.portal, path), { timeout: 10_000 }).toBe(404);
    // Past the page cache, which keeps what it has for its time.
    const { header: Cookie } = await sealedSession(inventedSession());
    const elsewhere = async () => (await open(other.url, path, { Cookie })).status;
    await expect.poll(elsewhere, { timeout: 10_000 }).toBe(404);
  });

  test("serve what the others kept, started with an empty disk while there is no upstream", async () => {
    const seen = await open(other.url, "/en/about");
    expect(seen.status).toBe(200);
    one.proxy.intercept("/", down);
    const env = { ...one.environment, DATA_DIR: await newFolder() };
    const third = await startServer({ args: ["build/server/main.js"], env, readyPath: "/healthz" });
    const { status, body } = await open(third.url, "/en/about");
    expect([status, headingOf(body)]).toEqual([200, headingOf(seen.body)]);
    expect(await third.stop()).toBe(0);
  });

  test("go on, each alone, with a Redis that no longer answers, and once it is gone", async () => {
    redis.freeze();
    const silent = await Promise.all(["/tarihce", "/en/history"].map((path) => open(other.url, path)));
    redis.wake();
    await redis.kill();
    const gone = await open(other.url, "/vizyon-misyon");
    for (const visit of [...silent, gone]) {
      expect(visit.status).toBe(200);
      expect(visit.ms).toBeLessThan(AT_ONCE_MS);
    }
  });

  test("end with no error of theirs", async () => {
    const codes = await Promise.all([one.portal.stop(), other.stop()]);
    expect(codes).toEqual([0, 0]);
    for (const portal of [one.portal, other]) expect(seriousLines(portal.output())).toEqual([]);
  });
});
