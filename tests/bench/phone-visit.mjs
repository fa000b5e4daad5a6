import { readInteractions, readPaints, watchInteractions, watchPaints } from "./phone-metrics.mjs";
import { countWire } from "./phone-wire.mjs";

/** @typedef {{ name: string, cpu: number, roundTrip: number, down: number, up: number }} Profile ms, kbit/s */
/** @typedef {Awaited<ReturnType<typeof readPaints>> & import("./phone-wire.mjs").Travelled} Visit */

/**
 * The connections that Lighthouse and the browser's developer tools throttle to (Lighthouse 12, core/config/constants.js:
 * "mobileSlow4G" and "mobileRegular3G"): seen above TCP, a request takes 3.75 round trips, and nine tenths of the rate
 * are left.
 * @type {Profile[]}
 */
export const PROFILES = [
  { name: "slow 4G, 4x slower processor", cpu: 4, roundTrip: 150, down: 1.6 * 1024, up: 750 },
  { name: "3G, 6x slower processor", cpu: 6, roundTrip: 300, down: 700, up: 700 },
];

const ROUND_TRIPS = 3.75;
const SHARE = 0.9;
const BYTES_PER_KILOBIT = 1024 / 8;

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** What a page does by itself after its load event is done by then. */
const IDLE_MS = 6_000;
/** An act may lead to another page: its measurements are written down on leaving. */
const SETTLING_MS = 3_000;

/**
 * A stranger's first visit: a browser context that keeps nothing, told nothing.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {Profile} profile
 * @returns {Promise<Visit>}
 */
export async function visit(browser, url, profile) {
  const context = await browser.newContext({ ...PHONE, locale: "tr-TR" });
  try {
    await context.addInitScript(watchPaints);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const travelled = await countWire(session);
    await slowDown(session, profile);
    await page.goto(url);
    await page.waitForTimeout(IDLE_MS);
    return { ...(await readPaints(page)), ...travelled() };
  } finally {
    await context.close();
  }
}

/**
 * How long the browser takes to show that something was done, the worst of a few tries on one page (INP).
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {Profile} profile
 * @param {(page: import("@playwright/test").Page) => Promise<void>} act
 * @returns {Promise<number>} milliseconds
 */
export async function interact(browser, url, profile, act) {
  const context = await browser.newContext({ ...PHONE, locale: "tr-TR" });
  try {
    await context.addInitScript(watchInteractions);
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), profile);
    await page.goto(url);
    await page.waitForTimeout(IDLE_MS);
    await act(page);
    await page.waitForTimeout(SETTLING_MS);
    return await readInteractions(page);
  } finally {
    await context.close();
  }
}

/**
 * @param {import("@playwright/test").CDPSession} session
 * @param {Profile} profile
 */
async function slowDown(session, { cpu, roundTrip, down, up }) {
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: roundTrip * ROUND_TRIPS,
    downloadThroughput: down * BYTES_PER_KILOBIT * SHARE,
    uploadThroughput: up * BYTES_PER_KILOBIT * SHARE,
  });
}
