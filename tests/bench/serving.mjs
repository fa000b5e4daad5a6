// What a page costs the server, side by side in one run.
import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { logIn } from "./log-in.mjs";
import { at, report } from "./report.mjs";
import { PORTAL, startServer } from "./servers.mjs";

/** @typedef {import("./servers.mjs").RunningServer} RunningServer */
/** @typedef {{ name: string, server: RunningServer, headers: Record<string, string> }} Target */
/** @typedef {import("./report.mjs").Sample} Sample */

const ROUNDS = 9;
const SECONDS = 2;
const ALONE = 1;
const BROWSER = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };
const DEMO = { PORTAL_DEMO: "1" };

const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

/** @type {RunningServer[]} */
const running = [];
const directory = mkdtempSync(join(tmpdir(), "portal-bench-"));

/** Serving, measured: the page cache and a render, by a bare server and by remix-serve. */
export async function serving() {
  try {
    return report(await measureAll(await startAll()));
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
    rmSync(directory, { recursive: true });
  }
}

/** @returns {Promise<Target[]>} */
async function startAll() {
  const portal = await start(PORTAL, DEMO);
  const remixServe = await start(
    ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
    DEMO,
  );
  const recording = join(directory, "home.json");
  writeFileSync(recording, JSON.stringify(await recordHit(portal.url)));
  const bare = await start([here("bare-server.mjs"), recording, "{port}"]);
  return [
    { name: "bare node:http, same bytes", server: bare, headers: BROWSER },
    { name: "home, page cache", server: portal, headers: BROWSER },
    {
      name: "home, a member's",
      server: portal,
      headers: { ...BROWSER, cookie: await logInMember(portal.url) },
    },
    { name: "home, remix-serve", server: remixServe, headers: BROWSER },
  ];
}

/**
 * @param {string[]} command
 * @param {Record<string, string>} [variables]
 */
async function start(command, variables) {
  const server = await startServer(command, variables);
  running.push(server);
  return server;
}

/** Their pages are made for them alone. @param {string} url */
async function logInMember(url) {
  const { memberPassword } = JSON.parse(readFileSync("data/reference-upstream/secrets.json", "utf8"));
  return logIn(url, "001014", memberPassword);
}

/**
 * The home page as the page cache sends it, after it was compressed as well as can be.
 * @param {string} url
 * @returns {Promise<{ headers: string[], body: string }>}
 */
async function recordHit(url) {
  for (let visit = 0; visit < 30; visit++) await (await fetch(url, { headers: BROWSER })).arrayBuffer();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return new Promise((resolve, reject) => {
    get(url, { headers: BROWSER }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        if (!response.headers.age) reject(new Error("the home page did not come from the page cache"));
        const body = Buffer.concat(chunks).toString("base64");
        resolve({ headers: endToEnd(response.rawHeaders), body });
      });
    }).on("error", reject);
  });
}

/** @param {string[]} raw name, value, name, value, … */
function endToEnd(raw) {
  const hop = new Set(["connection", "keep-alive", "transfer-encoding"]);
  return raw.filter((_, index) => !hop.has((raw[index - (index % 2)] ?? "").toLowerCase()));
}

/**
 * Interleaved, each round beginning with another server, so that a slow minute of the machine hits all.
 * @param {Target[]} targets
 * @returns {Promise<Map<string, Sample[]>>}
 */
async function measureAll(targets) {
  for (const target of targets) await measure(target, 1, 0);
  /** @type {Map<string, Sample[]>} */
  const samples = new Map(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    const first = round % targets.length;
    for (const target of [...targets.slice(first), ...targets.slice(0, first)]) {
      samples.get(target.name)?.push(await measure(target, SECONDS, ALONE));
    }
  }
  return samples;
}

/**
 * @param {Target} target
 * @param {number} seconds
 * @param {number} alone
 * @returns {Promise<Sample>}
 */
function measure({ name, server, headers }, seconds, alone) {
  return new Promise((resolve, reject) => {
    const before = server.cpuSeconds();
    let perCpuSecond = 0;
    const load = fork(here("load.mjs"), [JSON.stringify({ url: server.url, headers, seconds, alone })]);
    load.on("error", reject);
    load.on("exit", (code) => reject(new Error(`the load on "${name}" ended early (${code})`)));
    load.on("message", (/** @type {{ requests: number, failed: number, latencies?: number[] }} */ result) => {
      if (result.failed > 0) reject(new Error(`${result.failed} failed requests: ${name}`));
      if (!result.latencies) perCpuSecond = result.requests / (server.cpuSeconds() - before);
      else resolve({ perCpuSecond, p50: at(result.latencies, 0.5), p99: at(result.latencies, 0.99) });
    });
  });
}
