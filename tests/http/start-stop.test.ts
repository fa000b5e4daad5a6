import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { exchangeFile } from "../support/exchange-file";
import { seriousLines, type LogLine } from "../support/log-lines";
import { startServer } from "../support/server-process";
import { startProxiedStack, type ProxiedStack } from "../support/proxied-stack";
import { ask, open } from "../support/visit";

const SECRET = "a-secret-that-must-not-be-printed";
const COMPLETE: Readonly<Record<string, string>> = {
  PORT: "0",
  PORTAL_ORIGIN: "https://borsa.example",
  API_BASE_URL: "https://api.example",
  FILE_URL: "https://dosya.example",
  SESSION_KEYS: `${SECRET}-${SECRET}`,
  EXCHANGE_FILE: "/nowhere/exchange.json",
  SERVICE_USER: "portal",
  SERVICE_PASSWORD: SECRET,
  ISLETME_ID: "12",
  FIRMA_ID: "3",
  SUBE_ID: "1",
  STATUS_KEY: "portal",
};

let directory: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "portal-start-"));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Starts the portal and waits until it ends by itself. */
function startAndEnd(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ["build/server/main.js"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

const without = (name: string) =>
  Object.fromEntries(Object.entries(COMPLETE).filter(([key]) => key !== name));

describe("an invalid start stops, says what is wrong, and reveals no secret", () => {
  // environment-schema.test.ts tests which variables are checked, and how.
  test.each([
    ["nothing given", {}, "API_BASE_URL"],
    ["a secret missing", without("SERVICE_PASSWORD"), "SERVICE_PASSWORD"],
    ["a short key", { ...COMPLETE, SESSION_KEYS: `${COMPLETE["SESSION_KEYS"]},short` }, "SESSION_KEYS"],
    ["a file that isn't there", COMPLETE, "EXCHANGE_FILE"],
    ["a day that doesn't exist", { PORTAL_DEMO: "1", PORT: "0", DEMO_TODAY: "2026-02-31" }, "DEMO_TODAY"],
    ["PORTAL_DEMO=yes and nothing else", { PORTAL_DEMO: "yes" }, "PORTAL_DEMO"],
    ["a key of one letter", { ...COMPLETE, SESSION_KEYS: "k".repeat(64) }, "openssl rand -base64 48"],
    ["unchecked certificates", { ...COMPLETE, NODE_TLS_REJECT_UNAUTHORIZED: "0" }, "NODE_EXTRA_CA_CERTS"],
    ["a plain origin", { ...COMPLETE, PORTAL_ORIGIN: "http://borsa.example" }, "ALLOW_HTTP=PORTAL_ORIGIN"],
    ["demo mode beside an upstream", { ...COMPLETE, PORTAL_DEMO: "1" }, "ALLOW_DEMO_UPSTREAM=1"],
    ["PORTAL_DEMO empty and nothing else", { PORTAL_DEMO: "" }, "API_BASE_URL"],
  ] as const)("%s", async (_, env, name) => {
    const { code, output } = await startAndEnd(env);
    expect(code).toBe(78);
    expect(output).toContain(name);
    expect(output).not.toContain(SECRET);
    expect(output).not.toMatch(/demo mode\)|http:\/\/127\.0\.0\.1/);
    expect(output).not.toMatch(/\n\s+at /);
  });

  test.each(["PORT", "METRICS_PORT"])("a %s in use", async (name) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const env = {
      ...COMPLETE,
      EXCHANGE_FILE: await exchangeFile(),
      DATA_DIR: directory,
      [name]: String(port),
    };
    const { code, output } = await startAndEnd(env);
    await new Promise((resolve) => other.close(resolve));
    expect(code).toBe(1);
    expect(output).toContain(`\n${name}: port ${port} on 127.0.0.1 is taken`.trim());
    expect(output).not.toMatch(/\n\s+at /);
  });
});

test("the reference upstream starts alone and ends at once", async () => {
  const upstream = await startServer({
    args: ["build/server/upstream.js", "--port", "{port}", "--directory", directory],
    readyPath: "/api/v1/Alpha.WebPanel/OnlineKullaniciBulten/GetAnaKart",
  });
  expect(upstream.output()).toContain(upstream.url);
  expect(await upstream.stop()).toBe(0);
});

/** URLs of the scripts that a process loaded, as V8 reports them at its end. */
function loadedScripts(folder: string): string[] {
  const reports = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return reports.flatMap((text) =>
    (JSON.parse(text) as { result: { url: string }[] }).result.map(({ url }) => url),
  );
}

describe("a running portal", () => {
  let stack: ProxiedStack;
  beforeAll(async () => {
    stack = await startProxiedStack();
  });
  afterAll(() => stack.stop());

  test("reports health and readiness", async () => {
    const health = await ask(stack.portal.url, "/healthz");
    expect([health.status, JSON.parse(health.body)]).toEqual([200, { status: "ok" }]);
    const readiness = await ask(stack.portal.url, "/readyz");
    expect(readiness.status).toBe(200);
    expect(JSON.parse(readiness.body)).toEqual({ status: "ready" });
    for (const { headers } of [health, readiness]) expect(headers.get("cache-control")).toContain("no-store");
  });

  test("in production loads no package and no code of the demo", async () => {
    const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: object };
    expect(Object.keys(dependencies)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:hono|@hono\/.*|sirv|yaml|marked)$/)]),
    );
    const portal = await stack.another({
      PORTAL_DEMO: "0",
      TIMEOUT_SCALE: "1",
      ALLOW_HTTP: "PORTAL_ORIGIN",
      DEMO_TODAY: "",
      FILE_URL: stack.environment["API_BASE_URL"] ?? "",
      EXCHANGE_FILE: await exchangeFile(),
      NODE_V8_COVERAGE: join(directory, "loaded"),
    });
    expect((await open(portal.url, "/gunluk-bulten")).status).toBe(200);
    expect(await portal.stop()).toBe(0);
    const loaded = loadedScripts(join(directory, "loaded"));
    expect(loaded.filter((url) => /node_modules\/(?:hono|@hono|sirv)\//.test(url))).toEqual([]);
    const own = loaded.filter((url) => url.includes("/build/server/")).map((url) => fileURLToPath(url));
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((path) => /portal-servis|Başakova/.test(readFileSync(path, "utf8")))).toEqual([]);
  });

  test("on SIGTERM finishes running requests, accepts no new ones and exits with 0", async () => {
    await stack.upstream.fault({ kind: "slow", delayMs: 1_000, match: "DuyuruHaber" });
    stack.proxy.requests.length = 0;
    const request = Promise.all(["/tarihce", "/en/history"].map((path) => open(stack.portal.url, path)));
    await expect.poll(() => stack.proxy.requestsTo("DuyuruHaber").length).toBeGreaterThan(1);
    stack.portal.signal("SIGTERM");
    const inFlight = await request;
    expect(inFlight.map(({ status }) => status)).toEqual([200, 200]);
    for (const { body } of inFlight) expect(body.trimEnd()).toMatch(/<\/html>$/);
    expect(await stack.portal.stop()).toBe(0);
    await expect(open(stack.portal.url, "/")).rejects.toThrow();
    expect(seriousLines(stack.portal.output())).toEqual([]);
  });
});

test("a demo without an upstream starts its own and ends with it", async () => {
  const portal = await startServer({
    args: ["build/server/main.js"],
    env: { PORTAL_DEMO: "1", SESSION_KEYS: COMPLETE["SESSION_KEYS"] ?? "" },
    readyPath: "/healthz",
  });
  const { status, body } = await open(portal.url, "/en/about");
  // A log from its first line on: no line is for people only.
  const lines = portal.output().trim().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as LogLine).msg)).toContain("started");
  expect(status).toBe(200);
  expect(body).toMatch(/<meta name="robots" content="noindex"/);
  expect(await portal.stop()).toBe(0);
});
