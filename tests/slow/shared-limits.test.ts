import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logLines, seriousLines } from "../support/log-lines";
import { hasRedisServer, startRedisServer, type RedisServer } from "./support/redis-server";
import { startStack, type Stack } from "../support/stack";
import { ask, type Visit } from "../support/visit";
import { timed } from "./support/timed";

type Timed = Awaited<ReturnType<typeof timed<Visit>>>;

const hasRedis = hasRedisServer();
if (!hasRedis)
  process.stderr.write(
    "tests/slow/shared-limits.test.ts is SKIPPED: there is no redis-server on this machine\n",
  );

/** Longer than a visitor's form takes, and shorter than anybody would wait for an unreachable Redis. */
const AT_ONCE_MS = 2_000;

describe.skipIf(!hasRedis)("two portals that share a Redis", () => {
  let redis: RedisServer;
  let portals: [Stack, Stack];
  let senders = 0;
  let letters = 0;

  beforeAll(async () => {
    redis = await startRedisServer();
    const env = { REDIS_URL: redis.url, TRUSTED_PROXIES: "1" };
    portals = await Promise.all([startStack({ env }), startStack({ env })]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all(portals.map((portal) => portal.stop()));
    await redis.kill();
  });

  const newAddress = () => `203.0.113.${(senders += 1)}`;
  /** Subscribes a new address to a portal's mailing list, whose form needs no token. */
  function signUp({ portal }: Stack, address: string): Promise<Visit> {
    return ask(portal.url, "/e-posta-listesi", {
      method: "POST",
      body: new URLSearchParams({ ad_soyad: "Ayşe Öz", eposta: `kisi${(letters += 1)}@ornek.example` }),
      headers: { Origin: portal.url, "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": address },
    });
  }
  async function statuses(stacks: Stack[], address: string): Promise<number[]> {
    const answers: number[] = [];
    for (const stack of stacks) answers.push((await signUp(stack, address)).status);
    return answers;
  }
  const tellings = ({ portal }: Stack) =>
    logLines(portal.output()).filter(({ msg }) => msg?.includes("Redis"));

  test("share limits", async () => {
    const [one, other] = portals;
    const address = newAddress();
    expect(await statuses([one, other, one, other, one, other, one], address)).toEqual([
      200, 200, 200, 200, 200, 429, 429,
    ]);
    expect(await statuses([other], newAddress())).toEqual([200]);
    expect(portals.flatMap(tellings)).toEqual([]);
  });

  test("go on separately with a hanging Redis", async () => {
    const [one] = portals;
    redis.freeze();
    const answers: Timed[] = [];
    for (let count = 0; count < 4; count += 1) answers.push(await timed(() => signUp(one, newAddress())));
    redis.wake();
    expect(answers.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(AT_ONCE_MS);
  });

  test("go on separately without Redis, and log it once", async () => {
    const [one, other] = portals;
    await redis.kill();
    const address = newAddress();
    const answers: Timed[] = [];
    for (let count = 0; count < 6; count += 1) answers.push(await timed(() => signUp(one, address)));
    expect(answers.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(AT_ONCE_MS);
    expect(await statuses([other], address)).toEqual([200]);
    await expect.poll(() => tellings(other).map(({ level }) => level)).toEqual(["warn"]);
  });

  test("share limits again once it is back", async () => {
    const [one, other] = portals;
    await redis.start();
    await expect
      .poll(() => portals.map((portal) => tellings(portal).at(-1)?.msg), { timeout: 15_000 })
      .toEqual(["Redis is back", "Redis is back"]);
    const address = newAddress();
    expect(await statuses([one, one, one, other, other, other], address)).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
  });

  test("shut down at once, connection included, without an error", async () => {
    const codes = await Promise.all(portals.map(({ portal }) => portal.stop()));
    expect(codes).toEqual([0, 0]);
    expect(portals.flatMap(({ portal }) => seriousLines(portal.output()))).toEqual([]);
  });
});
