import { readPaints, watchPaints } from "./phone-metrics.mjs";
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
/** After the page came to life it does what it does by itself, such as counting the visit. */
const REST_MS = 1_500;
const LIFE_LIMIT_MS = 60_000;
const LOOK_MS = 200;

/**
 * One cold visit, in a browser context that keeps nothing of the one before.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {Profile} profile
 * @param {string} [seenNotices] the set of first-visit notices that this visitor has closed before
 * @returns {Promise<Visit>}
 */
export async function visit(browser, url, profile, seenNotices = "") {
  const context = await browser.newContext({ ...PHONE, locale: "tr-TR" });
  try {
    await context.addInitScript(watchPaints);
    await context.addInitScript((set) => {
      if (location.protocol.startsWith("http")) localStorage.setItem("acilis", set);
    }, seenNotices);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const travelled = await countWire(session);
    await slowDown(session, profile);
    await page.goto(url);
    await cameToLife(session);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(REST_MS);
    return { ...(await readPaints(page)), ...travelled() };
  } finally {
    await context.close();
  }
}

/**
 * Looks from outside: what the page's own waitForFunction brings along would be measured with the page.
 * @param {import("@playwright/test").CDPSession} session
 */
async function cameToLife(session) {
  const expression = 'Object.keys(document).some((key) => key.startsWith("__reactContainer"))';
  for (const end = Date.now() + LIFE_LIMIT_MS; Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    if ((await session.send("Runtime.evaluate", { expression })).result.value) return;
  }
  throw new Error("the page never came to life");
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
