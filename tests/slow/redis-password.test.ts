import { expect, test } from "vitest";
import { hasRedisServer, startRedisServer } from "./support/redis-server";
import { stackOfFile } from "../support/stack-of-file";
import { open } from "../support/visit";

const stack = stackOfFile();

test.skipIf(!hasRedisServer())("the log never contains Redis' password, wrong or right", async () => {
  const redis = await startRedisServer("the-password-of-this-redis");
  const wrong = redis.url.replace("the-password", "another-password");
  const portals = [wrong, redis.url].map((url) => stack.another({ REDIS_URL: url, LOG_LEVEL: "trace" }));
  for (const portal of await Promise.all(portals)) {
    expect((await open(portal.url, "/hakkimizda")).status).toBe(200);
    expect(await portal.stop()).toBe(0);
    expect(portal.output()).not.toMatch(/-of-this-redis/);
  }
  expect((await portals[0])?.output()).toContain("WRONGPASS");
  await redis.kill();
});
