// Cold start: from the start of the process to its first page, and to /readyz.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./report.mjs";
import { freePort } from "../support/free-port.mjs";
import { PORTAL, startServer } from "./servers.mjs";

const ROUNDS = 5;
const LIMIT_MS = 30_000;
const POLL_MS = 5;
const UPSTREAM_READY = "/api/v1/Alpha.WebPanel/OnlineKullaniciBulten/GetAnaKart";
/** Aims in milliseconds, on a machine that has nothing else to do. */
const AIMS = { page: 300, ready: 1_000 };

/** @typedef {{ page: number, ready: number, status: number }} Started */

/**
 * Starts the portal again and again in one DATA_DIR, first with its upstream, then with none: what it kept is all that
 * it then has. The clock's milliseconds are the machine's; only that there is a page at all is judged, and only
 * with the upstream.
 */
export async function start() {
  const directory = mkdtempSync(join(tmpdir(), "portal-bench-start-"));
  const upstream = await startServer(
    ["build/server/upstream.js", "--port", "{port}", "--directory", directory],
    {},
    UPSTREAM_READY,
  );
  try {
    const { servicePassword } = JSON.parse(readFileSync(join(directory, "secrets.json"), "utf8"));
    const variables = {
      PORTAL_DEMO: "1",
      ALLOW_DEMO_UPSTREAM: "1",
      DATA_DIR: directory,
      IMAGE_CACHE_DIR: join(directory, "pictures"),
      API_BASE_URL: upstream.url,
      SERVICE_USER: "portal-servis",
      SERVICE_PASSWORD: servicePassword,
      LOG_LEVEL: "silent",
      SESSION_KEYS: "k0123456789".repeat(4),
    };
    const withUpstream = await rounds(variables);
    await upstream.stop();
    const without = await rounds(variables);
    return {
      text: table({ "upstream there": withUpstream, "upstream gone": without }),
      holds: withUpstream.every(({ status }) => status === 200),
    };
  } finally {
    await upstream.stop();
    rmSync(directory, { recursive: true });
  }
}

/** @param {Record<string, string>} variables */
async function rounds(variables) {
  const all = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await startOnce(variables));
  return all;
}

/**
 * @param {Record<string, string>} variables
 * @returns {Promise<Started>}
 */
async function startOnce(variables) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, PORTAL, {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PORTAL_ORIGIN: url,
      ...variables,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    await answered(`${url}/readyz`);
    const ready = performance.now() - begun;
    const { status } = await answered(url);
    return { ready, page: performance.now() - begun, status };
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

/**
 * The first answer, whatever it says.
 * @param {string} url
 */
async function answered(url) {
  for (const limit = performance.now() + LIMIT_MS; performance.now() < limit;) {
    const answer = await fetch(url, { headers: { accept: "text/html" } }).catch(() => null);
    if (answer) {
      await answer.arrayBuffer();
      return answer;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`no answer from ${url}`);
}

/** @param {Record<string, Started[]>} all */
function table(all) {
  const rows = Object.entries(all).map(([name, started]) => {
    const ready = median(started.map((each) => each.ready)).toFixed(0);
    const page = median(started.map((each) => each.page)).toFixed(0);
    return [name, ready, page, [...new Set(started.map(({ status }) => status))].join(" ")];
  });
  const lines = [["", "to /readyz, ms", "to home, ms", "status"], ...rows].map(
    ([name = "", ...cells]) => name.padEnd(20) + cells.map((cell) => cell.padStart(16)).join(""),
  );
  return `${lines.join("\n")}\n\nMedians of ${ROUNDS} starts; aims ${AIMS.ready} and, from kept answers, ${AIMS.page}.\n`;
}
