import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { freePort } from "../support/free-port.mjs";

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 12_000;
const TICKS_PER_SECOND = Number(execFileSync("getconf", ["CLK_TCK"]).toString());

/** The portal as npm start runs it, as arguments of node. */
export const PORTAL = JSON.parse(readFileSync("package.json", "utf8")).scripts.start.split(" ").slice(1);

/**
 * @typedef {{
 *   url: string,
 *   cpuSeconds: () => number,
 *   memory: () => number,
 *   stop: () => Promise<void>,
 * }} RunningServer
 */

/**
 * Starts a server on a free port and waits until it answers.
 * @param {string[]} command arguments of node; `{port}` stands for the port
 * @param {Record<string, string>} [variables]
 * @param {string} [readyPath] answers 200 when the server is up
 * @param {string} [directory] where it runs
 * @returns {Promise<RunningServer>}
 */
export async function startServer(command, variables = {}, readyPath = "/", directory = process.cwd()) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // Nothing else of whoever runs this: a variable of the portal's might be among it.
  const { PATH } = process.env;
  /** @type {NodeJS.ProcessEnv} */
  const env = { PATH, NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1", ...variables };
  const words = command.map((word) => word.replace("{port}", String(port)));
  const child = spawn(process.execPath, words, {
    cwd: directory,
    env: { ...env, PORTAL_ORIGIN: url },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    const limit = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
    await ended;
    clearTimeout(limit);
  };
  try {
    await answering(url + readyPath, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  const pid = child.pid ?? 0;
  return { url, cpuSeconds: () => cpuSeconds(pid), memory: () => memory(pid), stop };
}

/**
 * What a process has used of the processors so far, by the operating system's account.
 * @param {number} pid
 */
function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // Counted from behind the name, which may hold anything: field 3 (state) comes first, 14 and 15 are the times.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/**
 * The memory of a process in megabytes, what it shares with others counted by its share of it (PSS, proc(5)).
 * @param {number} pid
 */
function memory(pid) {
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * @param {string} url
 * @param {() => boolean} isGone
 */
async function answering(url, isGone) {
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end && !isGone();) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no good answer from ${url}`);
}
