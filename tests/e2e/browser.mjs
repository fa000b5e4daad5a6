/** Makes sure that there is a Chromium for the browser tests; `node tests/e2e/browser.mjs`. */
import { spawnSync } from "node:child_process";
import { failureOf, installFromDebian } from "../support/debian.mjs";
import { findChromium, HEADLESS_SHELL } from "./find-chromium.mjs";

const DOWNLOAD_LIMIT_MS = 180_000;
const CONNECTION_LIMIT_MS = "15000";
const START_LIMIT_MS = 30_000;

/**
 * Why a browser could not be had, one line for each way that was tried.
 * @type {string[]}
 */
const failures = [];

/**
 * Whether something could be done; a failure is remembered.
 * @param {string | null} failure
 */
function went(failure) {
  if (failure !== null) failures.push(failure);
  return failure === null;
}

/** Is there one that starts? */
function works() {
  const path = findChromium();
  return path !== null && went(failureOf(path, ["--version"], { timeout: START_LIMIT_MS }));
}

/** Playwright's own, where it can be downloaded. */
function downloadChromium() {
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: CONNECTION_LIMIT_MS };
  return failureOf("npx", ["playwright", "install", "chromium"], { timeout: DOWNLOAD_LIMIT_MS, env });
}

const configured = process.env.PLAYWRIGHT_CHROMIUM;
// Worth a try even beside a full Chromium.
if (!configured && !findChromium()?.endsWith(HEADLESS_SHELL)) went(installFromDebian(HEADLESS_SHELL));
if (configured) {
  if (!works()) {
    console.error([`PLAYWRIGHT_CHROMIUM=${configured} can't be started.`, ...failures].join("\n"));
    process.exit(1);
  }
} else if (
  !works() &&
  !(went(downloadChromium()) && works()) &&
  !(went(installFromDebian("chromium")) && works())
) {
  console.error(["No Chromium for the end-to-end tests. What was tried:", ...failures].join("\n  "));
  console.error("Install one and name it: PLAYWRIGHT_CHROMIUM=/path/to/chromium");
  process.exit(1);
}
const browser = findChromium() ?? "";
console.log(`${spawnSync(browser, ["--version"], { encoding: "utf8" }).stdout.trim()}: ${browser}`);
