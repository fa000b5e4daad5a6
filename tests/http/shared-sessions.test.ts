import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Browser } from "../support/browser";
import { logIn, USERS } from "../support/member";
import { hasRedisServer, startRedisServer } from "../support/redis-server";
import { startStack } from "../support/stack";

const isLoggedIn = async (browser: Browser) => (await browser.get("/profile")).status === 200;

const hasRedis = hasRedisServer();
if (!hasRedis)
  process.stderr.write(
    "tests/http/shared-sessions.test.ts SKIPS the portals that share a Redis: there is none here\n",
  );

describe.skipIf(!hasRedis)("portals that share a Redis", () => {
  test("refuse what one of them ended, also while it was away", async () => {
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
});
