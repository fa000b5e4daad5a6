/** Makes sure that there is a Chromium for the end-to-end tests; `node tests/e2e/browser.mjs`. */
import { spawnSync } from "node:child_process";
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
 * Runs a command; a failure is remembered with the last lines it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {number} [timeout]
 */
function attempt(command, args, timeout) {
  const environment = {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: CONNECTION_LIMIT_MS,
    DEBIAN_FRONTEND: "noninteractive",
  };
  const line = [command, ...args].join(" ");
  console.log(`> ${line}`);
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    timeout,
    encoding: "utf8",
    env: { ...process.env, ...environment },
  });
  if (status === 0) return true;
  const printed = `${stdout ?? ""}\n${stderr ?? ""}`.trim().split("\n").slice(-3).join(" | ");
  failures.push(`${line}: ${error?.message ?? `ended with ${status}`}; ${printed}`);
  return false;
}

/** Is there one, and does it start? */
function works() {
  const path = findChromium();
  return path !== null && attempt(path, ["--version"], START_LIMIT_MS);
}

/** @param {string} name */
function installFromDebian(name) {
  const isRoot = process.getuid?.() === 0;
  /** @param {string[]} args */
  const apt = (args) => (isRoot ? attempt("apt-get", args) : attempt("sudo", ["-n", "apt-get", ...args]));
  return apt(["update"]) && apt(["install", "-y", "--no-install-recommends", name]);
}

const asked = process.env.PLAYWRIGHT_CHROMIUM;
// Worth a try even where there is a whole Chromium already.
if (!asked && !findChromium()?.endsWith(HEADLESS_SHELL)) installFromDebian(HEADLESS_SHELL);
if (asked) {
  if (!works()) {
    console.error([`PLAYWRIGHT_CHROMIUM=${asked} can't be started.`, ...failures].join("\n"));
    process.exit(1);
  }
} else if (
  !works() &&
  !(attempt("npx", ["playwright", "install", "chromium"], DOWNLOAD_LIMIT_MS) && works()) &&
  !(installFromDebian("chromium") && works())
) {
  console.error(["No Chromium for the end-to-end tests. What was tried:", ...failures].join("\n  "));
  console.error("Install one and name it: PLAYWRIGHT_CHROMIUM=/path/to/chromium");
  process.exit(1);
}
console.log(`Chromium: ${findChromium()}`);
