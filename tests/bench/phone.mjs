// What a page costs a stranger with a phone of low end: a first visit in real Chromium, slowed down, nothing prepared.
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../e2e/find-chromium.mjs";
import { withLighthouse } from "./lighthouse.mjs";
import { startLivePortal } from "./live-portal.mjs";
import { INTERACTIONS } from "./phone-interactions.mjs";
import { reportPhone } from "./phone-report.mjs";
import { interact, PROFILES, visit } from "./phone-visit.mjs";
import { median } from "./report.mjs";

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("./phone-visit.mjs").Visit} Visit */
/** @typedef {{ name: string, visits: Map<string, Visit[]>, scores: number[] }} Measured by the profile's name */
/** @typedef {{ name: string, ms: number }} Interaction */

const ROUNDS = 5;

export const PAGES = [
  { name: "home", path: "/" },
  { name: "list", path: "/duyuru-haber-list" },
  { name: "detail", path: "/detay-duyuru-haber/1007" },
  { name: "daily bulletin", path: "/gunluk-bulten" },
  { name: "log-in", path: "/giris" },
];

/** Poor phones, measured: paints, blocking, shifts, bytes, interactions, and Lighthouse's scores. */
export async function phone() {
  const portal = await startLivePortal();
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGS });
  try {
    const visits = await visitAll(browser, portal.url);
    const interactions = await interactAll(browser, portal.url);
    const scores = await auditAll(portal.url);
    const pages = PAGES.map(({ name }, at) => ({
      name,
      visits: visits[at] ?? new Map(),
      scores: scores[at] ?? [],
    }));
    return reportPhone(pages, interactions);
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/**
 * Round by round, so that a slow minute of the machine hits all pages. The first visit of all is the one that the
 * server makes the page for.
 * @param {Browser} browser
 * @param {string} origin
 * @returns {Promise<Map<string, Visit[]>[]>}
 */
async function visitAll(browser, origin) {
  const all = PAGES.map(() => new Map(PROFILES.map(({ name }) => [name, /** @type {Visit[]} */ ([])])));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, { path }] of PAGES.entries()) {
      for (const profile of PROFILES)
        all[at]?.get(profile.name)?.push(await visit(browser, origin + path, profile));
    }
  }
  return all;
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @returns {Promise<Interaction[]>}
 */
async function interactAll(browser, origin) {
  const slowest = PROFILES.at(-1) ?? PROFILES[0];
  if (!slowest) return [];
  const all = [];
  for (const { name, path, act } of INTERACTIONS) {
    const tries = [];
    for (let round = 0; round < ROUNDS; round++)
      tries.push(await interact(browser, origin + path, slowest, act));
    all.push({ name, ms: median(tries) });
  }
  return all;
}

/** @param {string} origin */
const auditAll = (origin) =>
  withLighthouse(async (audit) => {
    const scores = [];
    for (const { path } of PAGES) scores.push(await audit(origin + path));
    return scores;
  });
