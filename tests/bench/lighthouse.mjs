import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../e2e/find-chromium.mjs";
import { freePort } from "../support/free-port.mjs";
import { median } from "./report.mjs";

/** @typedef {(url: string) => Promise<Scores>} Audit */
/** Each of the four, 0 to 100. @typedef {number[]} Scores */

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const RUNS = 3;
// Fetched by npx for this alone: with what it brings it is 180 MB that nobody else needs.
const LIGHTHOUSE = "lighthouse@12.8.2";
const execute = promisify(execFile);

/**
 * Opens a browser for Lighthouse, which looks at pages as it does by default: as a phone, on a first visit.
 * @template Result
 * @param {(audit: Audit) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function withLighthouse(use) {
  const port = await freePort();
  const context = await chromium.launchPersistentContext("", {
    executablePath: findChromium() ?? undefined,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    return await use((url) => medianScores(url, port));
  } finally {
    await context.close();
  }
}

/**
 * @param {string} url
 * @param {number} port
 */
async function medianScores(url, port) {
  /** @type {Scores[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const args = ["--yes", LIGHTHOUSE, url, `--port=${port}`, "--output=json", "--quiet"];
    const { stdout } = await execute("npx", args, { maxBuffer: 64 * 1024 * 1024 });
    /** @type {{ categories: Record<string, { score: number | null }> }} */
    const { categories } = JSON.parse(stdout);
    runs.push(CATEGORIES.map((name) => 100 * (categories[name]?.score ?? NaN)));
  }
  return CATEGORIES.map((_, at) => median(runs.map((scores) => scores[at] ?? NaN)));
}
