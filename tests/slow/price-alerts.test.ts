import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { startPushService } from "../support/push-service";
import { hasRedisServer, startRedisServer } from "./support/redis-server";
import { startStack } from "../support/stack";
import { json, startProxy, type Recorder } from "../support/recorder";
import { poll } from "../support/waiting";

/** Alerts sent by the portal itself; the gate triggers them. */

const LIVE_PRICES = "GetOnlineKartIslem";
/** A cached answer is fresh for half a minute, the time between two rounds. */
const FRESH_AND_A_ROUND = 75_000;
const SEVERAL_ROUNDS = 70_000;

async function subscribe(portal: string, browser: { endpoint: string; keys: object }) {
  const topics = ["1", "1>0.01"];
  const body = { act: "save", endpoint: browser.endpoint, keys: browser.keys, language: "tr", topics };
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const answer = await fetch(`${portal}/fiyat-bildirimi`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

describe.skipIf(!hasRedisServer())("portals that share a Redis", () => {
  test("send the alerts of a product and of a target by themselves, one of them, once", async () => {
    const [service, redis] = await Promise.all([startPushService(), startRedisServer()]);
    const folder = await mkdtemp(join(tmpdir(), "portal-another-"));
    const proxies: Recorder[] = [];
    const stack = await startStack({
      env: { REDIS_URL: redis.url, PUSH_SERVICES: service.url },
      through: async (upstream) => {
        const proxy = await startProxy(upstream);
        proxy.intercept(LIVE_PRICES, json([]));
        proxies.push(proxy);
        return proxy.url;
      },
    });
    const other = await stack.another({ DATA_DIR: folder });
    const [here, there] = [service.subscribe(), service.subscribe()];
    await subscribe(stack.portal.url, here);
    await subscribe(other.url, there);
    await delay(SEVERAL_ROUNDS);
    expect([here.notifications, there.notifications]).toEqual([[], []]);
    for (const proxy of proxies) proxy.restore();
    const both = () => Math.min(here.notifications.length, there.notifications.length);
    expect(await poll(both, (least) => least > 1, { limitMs: FRESH_AND_A_ROUND })).toBe(2);
    await delay(SEVERAL_ROUNDS);
    expect([here.notifications.length, there.notifications.length]).toEqual([2, 2]);
    await Promise.all([stack.stop(), service.stop(), redis.kill(), ...proxies.map((proxy) => proxy.stop())]);
    await rm(folder, { recursive: true });
  }, 300_000);
});
