import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser } from "../support/browser";
import { freePort } from "../support/free-port.mjs";
import { isInstalled, startNginx, type FrontServer } from "./support/front-server";
import { seriousLines } from "../support/log-lines";
import { logIn, USERS } from "../support/member";
import { documentedUser, hasRedisServer, startRedisServer, type RedisServer } from "./support/redis-server";
import { startServer, type ServerProcess } from "../support/server-process";
import { startStack, type Stack } from "../support/stack";
import { keepVisiting } from "./support/steady-visitors";
import { ask, open } from "../support/visit";

const FILE = "tests/slow/several-portals.test.ts";
const canRun =
  isInstalled("nginx", "-v", FILE) && isInstalled("openssl", "version", FILE) && hasRedisServer();

const earlierScript = (name: string) => `of-${name}-aBcDeF12.js`;

/** As left by a build that ran at this portal only. */
async function leaveEarlierScript(dataDirectory: string, name: string): Promise<void> {
  const folder = join(dataDirectory, "assets");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, earlierScript(name)), `"${name}"`);
}

/** A portal that can be restarted on its port, with its own folder. */
interface Instance {
  start(): Promise<void>;
  running: ServerProcess;
}

describe.skipIf(!canRun)("two portals of one machine behind nginx, with Redis", () => {
  let redis: RedisServer;
  let stack: Stack;
  let nginx: FrontServer;
  let instances: [Instance, Instance];

  beforeAll(async () => {
    const port = await freePort();
    redis = await startRedisServer("of-the-portals", documentedUser("of-the-portals"));
    const env = { REDIS_URL: redis.url, TRUSTED_PROXIES: "1", PORTAL_ORIGIN: `http://127.0.0.1:${port}` };
    stack = await startStack({ env });
    instances = [await newInstance("one"), await newInstance("other")];
    nginx = await startNginx(
      port,
      instances.map(({ running }) => running.url),
    );
  }, 90_000);
  afterAll(async () => {
    await nginx.stop();
    await Promise.all(instances.map(({ running }) => running.stop()));
    await stack.stop();
    await redis.kill();
  });

  async function newInstance(name: string): Promise<Instance> {
    const port = await freePort();
    const env = { ...stack.environment, DATA_DIR: join(stack.environment["DATA_DIR"] ?? "", name) };
    await leaveEarlierScript(env.DATA_DIR, name);
    const run = () => startServer({ args: ["build/server/main.js"], env, port, readyPath: "/readyz" });
    const instance: Instance = {
      running: await run(),
      async start() {
        instance.running = await run();
      },
    };
    return instance;
  }
  const urls = () => instances.map(({ running }) => running.url);

  test("serve each other's pages the scripts of builds that only one of them had", async () => {
    const [one = "", other = ""] = urls();
    for (const [name, without] of [
      ["one", other],
      ["other", one],
    ] as const) {
      const src = `/assets/${earlierScript(name)}`;
      expect((await ask(without, src)).status).toBe(404);
      expect((await ask(nginx.url, src)).status).toBe(200);
    }
    expect((await ask(nginx.url, "/assets/nobody-has-this-one-yet.js")).status).toBe(404);
  });

  test("share a log-out", async () => {
    const browser = await logIn(stack, USERS.member.name, { browser: new Browser(nginx.url) });
    const copy = browser.copy();
    const everywhere = async () => {
      const visits = await Promise.all(urls().map((url) => copy.at(url).get("/profile")));
      return visits.map(({ status }) => status);
    };
    expect(await everywhere()).toEqual([200, 200]);
    await browser.post("/cikis", { dil: "tr" });
    expect(await everywhere()).toEqual([302, 302]);
  });

  test("share limits", async () => {
    let letters = 0;
    const signUp = async (origin: string) => {
      const body = new URLSearchParams({
        ad_soyad: "Ayşe Öz",
        eposta: `kisi${(letters += 1)}@ornek.example`,
      });
      // As nginx says it of a client on this machine.
      const headers = { Origin: nginx.url, "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": "127.0.0.1" };
      return (await ask(origin, "/e-posta-listesi", { method: "POST", body, headers })).status;
    };
    const statuses: number[] = [];
    for (const origin of [...Array<string>(5).fill(nginx.url), ...urls()])
      statuses.push(await signUp(origin));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test("need no more of Redis than their own user may do", async () => {
    const visits = async () => Promise.all(urls().map(async (url) => (await open(url, "/fiyatlar")).status));
    await visits();
    for (const { running } of instances) running.signal("SIGHUP");
    await visits();
    const browser = await logIn(stack, USERS.member.name, { browser: new Browser(nginx.url) });
    expect((await browser.get("/profile")).body).toContain('value="digerleri"');
    expect(redis.refused()).toEqual([]);
  });

  test("restart one after the other under load without losing a request", async () => {
    // Uncacheable pages reach a portal at each visit.
    const paths = ["/giris", "/iletisim", "/en/login", "/hakkimizda"];
    const staying = keepVisiting(nginx.url, paths);
    const knocking = keepVisiting(nginx.url, paths, { keepAlive: false });
    for (const instance of instances) {
      const before = knocking.tally.answered;
      await expect.poll(() => knocking.tally.answered, { timeout: 30_000 }).toBeGreaterThan(before + 10);
      expect(await instance.running.stop()).toBe(0);
      expect(seriousLines(instance.running.output())).toEqual([]);
      await instance.start();
    }
    const tallies = await Promise.all([staying.stop(), knocking.stop()]);
    expect(tallies.map(({ failed }) => failed)).toEqual([[], []]);
  }, 90_000);
});
