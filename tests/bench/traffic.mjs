// Traffic of a busy day: visitors and members side by side for minutes, then a million page-cache hits.
// Failures are counted; memory is what the operating system reports for this process.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { startLivePortal } from "./live-portal.mjs";

const MINUTES = 2;
const HITS = 1_000_000;
const CONNECTIONS = 10;
/** Megabytes after all those hits. */
const AIM = 120;
const BROWSER = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };

/** @typedef {{ answers: Record<string, number>, failed: string[] }} Tally */

/** Mixed traffic and memory, measured; holds when nothing failed. */
export async function traffic() {
  const portal = await startLivePortal();
  try {
    const atStart = portal.memory();
    const cpuBefore = portal.cpuSeconds();
    const tally = await mixed(portal);
    const cpu = portal.cpuSeconds() - cpuBefore;
    const afterMixed = portal.memory();
    const hits = await autocannon({
      url: portal.url,
      headers: BROWSER,
      amount: HITS,
      connections: CONNECTIONS,
      // The portal closes a connection after ten thousand.
      reconnectRate: 5_000,
    });
    const failedHits = hits.errors + hits.non2xx;
    const memory = { atStart, afterMixed, afterHits: portal.memory() };
    const holds = tally.failed.length === 0 && failedHits === 0;
    return { text: table(tally, cpu, memory, failedHits), holds };
  } finally {
    await portal.stop();
  }
}

/**
 * Visitors in a process of their own, so that their memory and work are not the portal's.
 * @param {import("./live-portal.mjs").LivePortal} portal
 * @returns {Promise<Tally>}
 */
function mixed({ url, memberPassword }) {
  return new Promise((resolve, reject) => {
    const visitors = fork(fileURLToPath(new URL("visitors.mjs", import.meta.url)), [
      JSON.stringify({ url, memberPassword, seconds: MINUTES * 60 }),
    ]);
    visitors.once("message", (/** @type {Tally} */ tally) => resolve(tally));
    visitors.once("error", reject);
    visitors.once("exit", (code) => reject(new Error(`the visitors ended early (${code})`)));
  });
}

/**
 * @param {Tally} tally
 * @param {number} cpu seconds of the processor
 * @param {{ atStart: number, afterMixed: number, afterHits: number }} memory in megabytes
 * @param {number} failedHits
 */
function table({ answers, failed }, cpu, memory, failedHits) {
  const all = Object.values(answers).reduce((sum, count) => sum + count, 0);
  const counts = Object.entries(answers).map(([kind, count]) => `${kind} ${count}`);
  return [
    `${MINUTES} minutes: ${counts.join(", ")}; ${(all / cpu).toFixed(0)} requests per CPU-second.`,
    `Failed: ${failed.length} of those, ${failedHits} of ${HITS} hits.`,
    ...[...new Set(failed)].slice(0, 10).map((what) => `  ${what}`),
    `Memory (PSS, the portal's process alone): ${memory.atStart.toFixed(0)} MB started, ` +
      `${memory.afterMixed.toFixed(0)} MB after the minutes, ${memory.afterHits.toFixed(0)} MB after the hits (aim ${AIM}).`,
    "",
  ].join("\n");
}
