import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** No sandbox: the tests also run as root in containers; one process less. The rest keeps the browser from calling home. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Debian's name for Chromium without its windows: the same pages in little more than half the time. */
export const HEADLESS_SHELL = "chromium-headless-shell";

const NAMES = [HEADLESS_SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The Chromium the tests run in: the one that PLAYWRIGHT_CHROMIUM names, Playwright's own, or the system's.
 * @returns {string | null}
 */
export function findChromium() {
  const configured = process.env.PLAYWRIGHT_CHROMIUM;
  if (configured) return existsSync(configured) ? configured : null;
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...installed].find((path) => path !== "" && existsSync(path)) ?? null;
}
