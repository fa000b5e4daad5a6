import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { describe, expect, test } from "vitest";
import { Browser } from "../support/browser";
import { logIn, USERS } from "../support/member";
import { standing } from "../support/profile-visit";
import { hasRedisServer, startRedisServer } from "./support/redis-server";
import { startStack } from "../support/stack";

const isLoggedIn = async (browser: Browser) => (await browser.get("/profile")).status === 200;

/** The numbers of sessions in Redis, the newest first. */
async function listed(client: Redis): Promise<string[]> {
  const keys = await client.keys("portal:live-sessions:*");
  const texts = (await Promise.all(keys.map((key) => client.hvals(key)))).flat();
  const sessions = texts.map((text) => JSON.parse(text) as { id: string; beganAt: number });
  return sessions.toSorted((a, b) => b.beganAt - a.beganAt).map(({ id }) => id);
}

const hasRedis = hasRedisServer();
if (!hasRedis)
  process.stderr.write(
    "tests/slow/shared-sessions.test.ts SKIPS the portals that share a Redis: there is none here\n",
  );

describe.skipIf(!hasRedis)("portals that share a Redis", () => {
  test("refuse each other's ended sessions, ended while one was down too", async () => {
    const redis = await startRedisServer();
    const folder = await mkdtemp(join(tmpdir(), "portal-second-"));
    const one = await startStack({ env: { REDIS_URL: redis.url } });
    const other = await one.another({ DATA_DIR: folder });
    try {
      const browser = await logIn(one, USERS.member.name);
      const thief = browser.copy().at(other.url);
      expect(await isLoggedIn(thief)).toBe(true);
      await browser.post("/cikis", { dil: "tr" });
      expect(await isLoggedIn(thief)).toBe(false);
      expect(await isLoggedIn(thief.at(one.portal.url))).toBe(false);

      const later = await logIn(one, USERS.withoutBulletin.name);
      const second = later.copy().at(other.url);
      await redis.kill();
      await later.post("/cikis", { dil: "tr" });
      expect(await isLoggedIn(second.at(one.portal.url))).toBe(false);
      await redis.start();
      await expect.poll(() => isLoggedIn(second), { timeout: 15_000 }).toBe(false);
      await expect.poll(() => isLoggedIn(thief), { timeout: 15_000 }).toBe(false);
    } finally {
      await one.stop();
      await redis.kill();
      await rm(folder, { recursive: true, force: true });
    }
  }, 60_000);

  test("hear of ended sessions, remember them when Redis forgets, and list all sessions", async () => {
    const redis = await startRedisServer();
    const folder = await mkdtemp(join(tmpdir(), "portal-second-"));
    const one = await startStack({ env: { REDIS_URL: redis.url } });
    const client = new Redis(redis.url);
    const contentOf = (name: string) => readFile(join(folder, name), "utf8").catch(() => "");
    try {
      const other = await one.another({ DATA_DIR: folder });
      const [desk, phone, gone] = [
        await logIn(one, USERS.member.name),
        (await logIn({ ...one, portal: other }, USERS.member.name)).at(other.url),
        await logIn(one, USERS.staff.name),
      ];
      await gone.copy().at(other.url).get("/profile");
      const thief = gone.copy().at(other.url);
      await gone.post("/cikis", { dil: "tr" });
      expect(await isLoggedIn(thief)).toBe(false);
      await expect.poll(() => contentOf("ended-sessions")).toMatch(/^[\w-]{36} \d{13}\n$/);
      await client.del("portal:ended-sessions");
      expect(await isLoggedIn(thief)).toBe(false);

      const form = standing((await desk.get("/profile")).body, "oturumlarim");
      expect((await desk.get("/profile")).body).toContain(`value="${(await listed(client))[0] ?? "?"}"`);
      const typed = { oturum: "digerleri", mevcut_sifre: one.memberPassword };
      expect((await desk.post("/profile", { ...form, ...typed })).status).toBe(200);
      expect(await isLoggedIn(phone)).toBe(false);
      await expect.poll(() => contentOf("ended-users")).toMatch(/^[\w-]{16} \d{13}\n$/);
      await client.flushall();
      expect([await isLoggedIn(phone), await isLoggedIn(desk.at(other.url))]).toEqual([false, true]);
    } finally {
      client.disconnect();
      await one.stop();
      await redis.kill();
      await rm(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
