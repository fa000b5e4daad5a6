import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../support/free-port.mjs";
import { logLines } from "../support/log-lines";
import { logIn, USERS } from "../support/member";
import { startStack, type Stack } from "../support/stack";
import { ask } from "../support/visit";

let stack: Stack;
let operators: string;

beforeAll(async () => {
  const port = await freePort();
  operators = `http://127.0.0.1:${port}`;
  const env = { METRICS_PORT: String(port), METRICS_HOST: "0.0.0.0", LOG_LEVEL: "warn" };
  stack = await startStack({ env });
}, 60_000);
afterAll(() => stack.stop());

const figures = async () => (await fetch(`${operators}/metrics`)).text();

/** A metric by name and labels, as Prometheus writes it; 0 if it was never counted. */
async function figure(series: string): Promise<number> {
  const line = (await figures()).split("\n").find((each) => each.startsWith(`${series} `));
  return Number(line?.split(" ")[1] ?? 0);
}

test("requests are counted by the origin of their answer", async () => {
  await ask(stack.portal.url, "/hakkimizda");
  const hits = await figure('portal_requests_total{source="hit",status="200"}');
  await ask(stack.portal.url, "/hakkimizda");
  await ask(stack.portal.url, "/hakkimizda");
  expect(await figure('portal_requests_total{source="hit",status="200"}')).toBe(hits + 2);
  expect(await figure('portal_request_seconds_count{source="miss"}')).toBeGreaterThan(0);
  expect(await figure("portal_page_cache_bytes")).toBeGreaterThan(1_000);
  expect(await figure("portal_answer_bytes")).toBeGreaterThan(1_000);
});

test("upstream calls are counted by name and outcome, and a suspended one is named", async () => {
  expect(await figure('portal_upstream_call_seconds_count{call="menu.read",outcome="ok"}')).toBeGreaterThan(
    0,
  );
  await stack.upstream.fault({ kind: "500", match: "Anket/" });
  for (let times = 0; times < 2; times += 1) {
    await ask(stack.portal.url, "/anket-listesi");
    // The failure is forgotten, the suspension is not.
    await stack.clock.advance({ seconds: 2 });
  }
  await stack.upstream.clearFaults();
  expect(
    await figure('portal_upstream_call_seconds_count{call="surveys.list",outcome="broken"}'),
  ).toBeGreaterThan(2);
  expect(await figure('portal_upstream_suspended{call="surveys.list"}')).toBe(1);
  expect(await figure('portal_upstream_suspended{call="menu.read"}')).toBe(0);
  const { upstream } = (await (await fetch(`${operators}/readyz`)).json()) as Record<string, unknown>;
  expect(upstream).toEqual({
    suspendedCalls: ["surveys.list"],
    serviceToken: "ready",
  });
  expect((await ask(stack.portal.url, "/readyz")).body).toBe('{"status":"ready"}\n');
});

test("the process, its version, the site's token and the prices are reported", async () => {
  await ask(stack.portal.url, "/");
  const settled = () => figure("nodejs_eventloop_lag_mean_seconds");
  await expect.poll(settled).toBeGreaterThan(0);
  expect(await figure("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  expect(await figures()).toMatch(/^nodejs_gc_duration_seconds_count\{kind="\w+"\} [1-9]/m);
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
  expect(await figure(`portal_version{version="${version}"}`)).toBe(1);
  expect(await figure('portal_service_token{state="ready"}')).toBe(1);
  const age = await figure("portal_prices_age_seconds");
  await expect.poll(() => figure("portal_prices_age_seconds")).toBeGreaterThan(age);
  expect(await figures()).not.toContain("portal_redis_up");
});

test("an unreachable Redis and a refused site are reported", async () => {
  const METRICS_PORT = String(await freePort());
  const wrong = { REDIS_URL: "redis://127.0.0.1:9", STATUS_KEY: "other" };
  await stack.another({ METRICS_PORT, ...wrong });
  const metrics = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  expect(await metrics()).toMatch(/^portal_redis_up 0$/m);
  await expect.poll(metrics).toMatch(/^portal_service_token\{state="refused"\} 1$/m);
  const { upstream } = (await (await fetch(`http://127.0.0.1:${METRICS_PORT}/readyz`)).json()) as {
    upstream: unknown;
  };
  expect(upstream).toMatchObject({ serviceToken: "refused" });
});

test("the metrics contain nothing about visitors", async () => {
  await ask(stack.portal.url, "/ara?ara=gizli-arama");
  expect(await figures()).not.toMatch(/gizli|127\.0\.0\.1|hakkimizda/);
});

test("the purge empties the caches", async () => {
  await ask(stack.portal.url, "/hakkimizda");
  expect((await fetch(`${operators}/purge`)).status).toBe(404);
  const misses = await figure('portal_requests_total{source="miss",status="200"}');
  const purged = await fetch(`${operators}/purge?all`, { method: "POST" });
  expect(await purged.text()).toBe("purged\n");
  expect(await figure("portal_page_cache_bytes")).toBe(0);
  expect(await figure("portal_answer_bytes")).toBe(0);
  await ask(stack.portal.url, "/hakkimizda");
  expect(await figure('portal_requests_total{source="miss",status="200"}')).toBe(misses + 1);
});

test("a purge renews pages, and keeps them while the upstream is down", async () => {
  const { url } = stack.portal;
  const misses = () => figure('portal_requests_total{source="miss",status="200"}');
  const visit = async (path: string) => (await ask(url, path)).status;
  const purge = (query = "") => fetch(`${operators}/purge${query}`, { method: "POST" });
  for (const path of ["/hakkimizda", "/tarihce"]) expect(await visit(path)).toBe(200);
  const before = await misses();
  await purge("?address=/hakkimizda");
  for (const path of ["/hakkimizda", "/tarihce"]) await visit(path);
  expect(await misses()).toBe(before + 1);
  await purge();
  await visit("/tarihce");
  expect(await misses()).toBe(before + 2);
  await stack.upstream.fault({ kind: "500" });
  await purge();
  for (const path of ["/hakkimizda", "/tarihce"]) expect(await visit(path)).toBe(200);
  await stack.upstream.clearFaults();
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

test("an operator ends a user's sessions, audited at any LOG_LEVEL", async () => {
  const [member, copy, other] = [
    await logIn(stack, USERS.member.name),
    await logIn(stack, USERS.member.name),
    await logIn(stack, USERS.staff.name),
  ];
  const statuses = () =>
    Promise.all([member, copy, other].map(async (each) => (await each.get("/profile")).status));
  const end = async (query: string, init: RequestInit = { method: "POST" }) =>
    (await fetch(`${operators}/end-sessions${query}`, init)).status;
  const page = { method: "POST", headers: { Origin: "https://evil.example" } };
  for (const query of ["", "?user=", "?user=-57", "?user=57e0", `?user=${"5".repeat(16)}`])
    expect([query, await end(query)]).toEqual([query, 400]);
  const id = `?user=${USERS.member.id}`;
  expect([await end(id, {}), await end(id, page)]).toEqual([404, 403]);
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await end(id)).toBe(200);
  expect(await statuses()).toEqual([302, 302, 200]);
  expect((await (await logIn(stack, USERS.member.name)).get("/profile")).status).toBe(200);
  const lines = logLines(stack.portal.output());
  expect(lines.filter(({ msg }) => msg === "request")).toEqual([]);
  const logged = lines.filter(({ audit }) => audit === "sessions-ended-by-operator");
  expect(logged).toEqual([expect.objectContaining({ user: expect.stringMatching(/^[\w-]{16}$/) as string })]);
  expect(await figure('portal_audit_total{event="log-in"}')).toBe(4);
});

test("refusals for safety are counted by reason", async () => {
  const { url } = stack.portal;
  const send = (path: string, fields: Record<string, string>, Origin = url) =>
    ask(url, path, { method: "POST", body: new URLSearchParams(fields), headers: { Origin } });
  await send("/giris", {}, "https://evil.example");
  await send("/cikis", {}, "https://evil.example");
  await send("/iletisim", { web_adresi_2: "x" });
  await send("/iletisim", { bilet: "x" });
  await ask(url, `/dosya/${"a".repeat(16)}/files/x.jpg`);
  const counted = (await figures()).match(/^portal_refused_total.*/gm);
  expect(counted?.map((line) => line.replace(/.*"([\w-]+)"\} /, "$1 "))).toEqual([
    "foreign 2",
    "trap 1",
    "form-token 1",
    "owner 0",
    "signature 1",
  ]);
});

test("likely oversights of an operator are warned of once", () => {
  const warned = logLines(stack.portal.output()).filter(({ level }) => level === "warn");
  const about = (word: string) => warned.filter(({ msg }) => msg?.includes(word)).length;
  expect([about("private port"), about("TRUSTED_PROXIES")]).toEqual([1, 1]);
});

test("health is on the private port too, none of which visitors reach", async () => {
  expect((await fetch(`${operators}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${operators}/readyz`)).json()).toMatchObject({ ready: true });
  expect((await ask(stack.portal.url, "/metrics")).status).toBe(404);
  const purge = await fetch(`${stack.portal.url}/purge`, { method: "POST" });
  expect(purge.status).toBe(404);
});
