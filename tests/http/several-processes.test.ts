import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser, newAddress } from "../support/browser";
import { freePort } from "../support/free-port.mjs";
import { elements } from "../support/html";
import { seriousLines } from "../support/log-lines";
import { logIn, USERS } from "../support/member";
import { startStack, type Stack } from "../support/stack";
import { keepVisiting } from "../support/steady-visitors";
import { open, type Visit } from "../support/visit";

const WORKERS = 2;
/** More than enough for each of the workers to be asked: connections go to them in turn. */
const OFTEN = Array.from({ length: 3 * WORKERS }, (_, at) => at);
/** On a connection of its own, which any of the workers may get. */
const APART = { Connection: "close" };

/** Whoever waits for a process to start. */
const PATIENTLY = { timeout: 30_000 };
const PATHS = ["/tarihce", "/en/history", "/hakkimizda", "/favicon.svg"];

let stack: Stack;
let operators: string;

beforeAll(async () => {
  const port = await freePort();
  operators = `http://127.0.0.1:${port}`;
  const env = { WEB_CONCURRENCY: String(WORKERS), METRICS_PORT: String(port), TRUSTED_PROXIES: "1" };
  stack = await startStack({ env });
}, 60_000);
afterAll(() => stack.stop());

async function workers(): Promise<number[]> {
  const { pid } = stack.portal;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.trim().split(" ").map(Number);
}

async function readyWorkers(): Promise<number> {
  const { workers: told } = (await (await fetch(`${operators}/readyz`)).json()) as {
    workers: { ready: boolean }[];
  };
  return told.filter(({ ready }) => ready).length;
}

async function figure(written: string): Promise<number> {
  const figures = await (await fetch(`${operators}/metrics`)).text();
  const line = figures.split("\n").find((each) => each.startsWith(`${written} `));
  return Number(line?.split(" ")[1] ?? 0);
}

const openOften = (path: string) => Promise.all(OFTEN.map(() => open(stack.portal.url, path, APART)));
const statusesOf = (visits: Visit[]) => [...new Set(visits.map(({ status }) => status))];

describe("several processes that share a port", () => {
  test("speak for themselves with one voice", async () => {
    expect(await workers()).toHaveLength(WORKERS);
    expect(await readyWorkers()).toBe(WORKERS);
    const before = await figure('portal_requests_total{source="static",status="200"}');
    expect(statusesOf(await openOften("/favicon.svg"))).toEqual([200]);
    expect(await figure('portal_requests_total{source="static",status="200"}')).toBe(before + OFTEN.length);
  });

  test("refuse at once the session that one of them ended", async () => {
    const browser = await logIn(stack, USERS.member.name);
    const thief = browser.copy();
    const profiles = () => Promise.all(OFTEN.map(() => thief.get("/profile", APART)));
    expect(statusesOf(await profiles())).toEqual([200]);
    await browser.post("/cikis", { dil: "tr" });
    expect(statusesOf(await profiles())).toEqual([302]);
  });

  const signUp = (values: Record<string, string>, address: string) =>
    new Browser(stack.portal.url, undefined, address).post("/e-posta-listesi", values, APART);

  test("count together what a visitor sends", async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (const at of OFTEN.slice(0, 6))
      statuses.push((await signUp({ ad_soyad: "Ayşe Öz", eposta: `${at}@ornek.example` }, address)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test("send once what a visitor sends twice", async () => {
    const address = newAddress();
    const values = { ad_soyad: "İki Kez", eposta: "iki-kez@ornek.example" };
    const visits = await Promise.all(OFTEN.map(() => signUp(values, address)));
    expect(statusesOf(visits)).toEqual([200]);
    expect(statusesOf([await signUp(values, address)])).toEqual([200]);
    expect(await stack.upstream.messages(values.eposta)).toHaveLength(1);
  });

  test("a sending that failed can be tried again at any of them", async () => {
    await stack.upstream.fault({ kind: "500", body: "tekrar@ornek.example", times: 1 });
    const address = newAddress();
    const values = { ad_soyad: "Tekrar", eposta: "tekrar@ornek.example" };
    const statuses = [(await signUp(values, address)).status, (await signUp(values, address)).status];
    await stack.upstream.clearFaults();
    expect(statuses).toEqual([502, 200]);
  });

  test("give the data of a page that another of them rendered", async () => {
    const pages = await openOften("/hakkimizda");
    const addresses = pages.map(
      ({ body }) => elements(body, "script").find(({ id }) => id === "page-data")?.["data-src"] ?? "",
    );
    for (const address of new Set(addresses)) {
      const found = await openOften(address);
      expect(statusesOf(found)).toEqual([200]);
      for (const { body } of found) expect(JSON.parse(body)).toHaveProperty("routeModules");
    }
    expect(statusesOf(await openOften(`/_page/${"0".repeat(64)}.json`))).toEqual([404]);
  });

  test("are purged together", async () => {
    await openOften("/tarihce");
    const misses = await figure('portal_requests_total{source="miss",status="200"}');
    expect((await fetch(`${operators}/purge`, { method: "POST" })).status).toBe(200);
    expect(await figure("portal_page_cache_bytes")).toBe(0);
    await openOften("/tarihce");
    expect(await figure('portal_requests_total{source="miss",status="200"}')).toBe(misses + WORKERS);
  });

  test("serve on while one that died is replaced", async () => {
    const [victim = 0] = await workers();
    process.kill(victim, "SIGKILL");
    const troubles = () => seriousLines(stack.portal.output()).map(({ msg }) => msg);
    await expect.poll(troubles).toEqual(["a worker died"]);
    expect(statusesOf(await openOften("/tarihce"))).toEqual([200]);
    await expect.poll(readyWorkers, PATIENTLY).toBe(WORKERS);
    expect(await workers()).not.toContain(victim);
  }, 40_000);

  test("are replaced one by one, and no request fails", async () => {
    const before = await workers();
    const visits = keepVisiting(stack.portal.url, PATHS);
    stack.portal.signal("SIGUSR2");
    await expect.poll(() => stack.portal.output(), PATIENTLY).toContain("every worker was replaced");
    const { answered, failed } = await visits.stop();
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(WORKERS);
    const after = await workers();
    expect(after).toHaveLength(WORKERS);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  }, 40_000);

  test("answer whatever was sent when they are told to end, and end with 0", async () => {
    const visits = keepVisiting(stack.portal.url, PATHS, { visitors: 8, comeBack: false });
    await expect.poll(() => visits.tally.answered, PATIENTLY).toBeGreaterThan(100);
    expect(await stack.portal.stop()).toBe(0);
    const { failed } = await visits.stop();
    expect(failed).toEqual([]);
  }, 40_000);
});

test("several processes that can't start stop at once, with the reason and its code", async () => {
  const broken = stack.another({ WEB_CONCURRENCY: "2", DEMO_TODAY: "2026-02-31" });
  await expect(broken).rejects.toThrow(/DEMO_TODAY: 2026-02-31 is not a day/);
});
