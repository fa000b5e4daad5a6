// What a page costs a visitor with a phone of low end: cold, in real Chromium, slowed down.
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../e2e/find-chromium.mjs";
import { withLighthouse } from "./lighthouse.mjs";
import { startLivePortal } from "./live-portal.mjs";
import { reportPhone } from "./phone-report.mjs";
import { PROFILES, visit } from "./phone-visit.mjs";

/** @typedef {import("./phone-visit.mjs").Visit} Visit */
/** @typedef {{ name: string, visits: Map<string, Visit[]>, scores: number[] }} Measured by the profile's name */

const ROUNDS = 3;
/** From so many visits on the page cache compresses a page as well as can be, and how long that takes at most. */
const MANY = 25;
const COMPRESSING_MS = 1_000;

const PAGES = [
  { name: "home", path: "/" },
  { name: "list", path: "/duyuru-haber-list" },
  { name: "detail", path: "/detay-duyuru-haber/1007" },
  { name: "daily bulletin", path: "/gunluk-bulten" },
  { name: "log-in", path: "/giris" },
];

/** Poor phones, measured: paints, blocking, shifts, bytes, and Lighthouse's scores. */
export async function phone() {
  const portal = await startLivePortal();
  try {
    const seenNotices = await noticesOf(portal.url);
    const visits = await visitAll(portal.url, seenNotices);
    const scores = await auditAll(portal.url, seenNotices);
    return reportPhone(
      PAGES.map(({ name }, at) => ({ name, visits: visits[at] ?? new Map(), scores: scores[at] ?? [] })),
    );
  } finally {
    await portal.stop();
  }
}

/**
 * Round by round, so that a slow minute of the machine hits all pages.
 * @param {string} origin
 * @param {string} seenNotices
 * @returns {Promise<Map<string, Visit[]>[]>}
 */
async function visitAll(origin, seenNotices) {
  const all = PAGES.map(() => new Map(PROFILES.map(({ name }) => [name, /** @type {Visit[]} */ ([])])));
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: CHROMIUM_ARGS,
  });
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, { path }] of PAGES.entries()) {
        await warm(origin + path);
        for (const profile of PROFILES) {
          all[at]?.get(profile.name)?.push(await visit(browser, origin + path, profile, seenNotices));
        }
      }
    }
  } finally {
    await browser.close();
  }
  return all;
}

/**
 * @param {string} origin
 * @param {string} seenNotices
 */
const auditAll = (origin, seenNotices) =>
  withLighthouse(origin, seenNotices, async (audit) => {
    const scores = [];
    for (const { path } of PAGES) scores.push(await audit(origin + path));
    return scores;
  });

/**
 * Makes a page one that many have just seen: compressed as well as can be, and its pictures are at hand.
 * @param {string} url
 */
async function warm(url) {
  let html = "";
  for (let visits = 0; visits < MANY; visits++) {
    html = await (await fetch(url, { headers: { accept: "text/html" } })).text();
  }
  await new Promise((resolve) => setTimeout(resolve, COMPRESSING_MS));
  const pictures = [...html.matchAll(/<img[^>]* src="(\/[^"]+)"/g)].map(([, src = ""]) => src);
  for (const src of pictures) {
    await (await fetch(new URL(src.replaceAll("&amp;", "&"), url))).arrayBuffer();
  }
}

/**
 * The set of first-visit notices that home tells of now.
 * @param {string} origin
 */
async function noticesOf(origin) {
  const html = await (await fetch(origin)).text();
  return /data-intro="([^"]+)"/.exec(html)?.[1] ?? "";
}
