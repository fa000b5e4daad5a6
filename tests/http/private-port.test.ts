import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../support/free-port.mjs";
import { startStack, type Stack } from "../support/stack";
import { ask } from "../support/visit";

let stack: Stack;
let operators: string;

beforeAll(async () => {
  const port = await freePort();
  operators = `http://127.0.0.1:${port}`;
  stack = await startStack({ env: { METRICS_PORT: String(port), LOG_LEVEL: "info" } });
}, 60_000);
afterAll(() => stack.stop());

const figures = async () => (await fetch(`${operators}/metrics`)).text();

/** A figure by its name and labels, as Prometheus writes it; 0 where it was never counted. */
async function figure(written: string): Promise<number> {
  const line = (await figures()).split("\n").find((each) => each.startsWith(`${written} `));
  return Number(line?.split(" ")[1] ?? 0);
}

test("requests are counted by where their answer came from", async () => {
  await ask(stack.portal.url, "/hakkimizda");
  const hits = await figure('portal_requests_total{source="hit",status="200"}');
  await ask(stack.portal.url, "/hakkimizda");
  await ask(stack.portal.url, "/hakkimizda");
  expect(await figure('portal_requests_total{source="hit",status="200"}')).toBe(hits + 2);
  expect(await figure('portal_request_seconds_count{source="miss"}')).toBeGreaterThan(0);
  expect(await figure("portal_page_cache_bytes")).toBeGreaterThan(1_000);
  expect(await figure("portal_answer_bytes")).toBeGreaterThan(1_000);
});

test("upstream calls are counted by name and outcome, and a suspended one is told", async () => {
  expect(await figure('portal_upstream_call_seconds_count{call="menu.read",outcome="ok"}')).toBeGreaterThan(
    0,
  );
  await stack.upstream.fault({ kind: "500", match: "Anket/" });
  for (let times = 0; times < 4; times += 1) {
    await ask(stack.portal.url, "/anket-listesi");
    await new Promise((resolve) => setTimeout(resolve, 1_100));
  }
  await stack.upstream.clearFaults();
  expect(
    await figure('portal_upstream_call_seconds_count{call="surveys.list",outcome="broken"}'),
  ).toBeGreaterThan(2);
  expect(await figure('portal_upstream_suspended{call="surveys.list"}')).toBe(1);
  expect(await figure('portal_upstream_suspended{call="menu.read"}')).toBe(0);
});

test("nothing of a visitor is in the figures", async () => {
  await ask(stack.portal.url, "/ara?ara=gizli-arama");
  expect(await figures()).not.toMatch(/gizli|127\.0\.0\.1|hakkimizda/);
});

test("the purge empties what is kept", async () => {
  await ask(stack.portal.url, "/hakkimizda");
  expect((await fetch(`${operators}/purge`)).status).toBe(404);
  const misses = await figure('portal_requests_total{source="miss",status="200"}');
  const purged = await fetch(`${operators}/purge`, { method: "POST" });
  expect(await purged.text()).toBe("purged\n");
  expect(await figure("portal_page_cache_bytes")).toBe(0);
  expect(await figure("portal_answer_bytes")).toBe(0);
  await ask(stack.portal.url, "/hakkimizda");
  expect(await figure('portal_requests_total{source="miss",status="200"}')).toBe(misses + 1);
});

test.each([
  ["Origin", "https://evil.example"],
  ["Sec-Fetch-Site", "cross-site"],
  ["Sec-Fetch-Site", "same-origin"],
])("a web page on the operator's machine can't purge: %s: %s", async (name, value) => {
  const headers = { [name]: value };
  expect((await fetch(`${operators}/purge`, { method: "POST", headers })).status).toBe(403);
  expect((await fetch(`${operators}/metrics`, { headers })).status).toBe(403);
  expect(await figure("portal_page_cache_bytes")).toBeGreaterThan(0);
});

test("health is told there too, and visitors reach none of it", async () => {
  expect((await fetch(`${operators}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${operators}/readyz`)).json()).toMatchObject({ ready: true });
  expect((await ask(stack.portal.url, "/metrics")).status).toBe(404);
  const purge = await fetch(`${stack.portal.url}/purge`, { method: "POST" });
  expect(purge.status).toBe(404);
});
