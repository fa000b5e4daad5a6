// What prices cost a newly started portal: the desk's comparison with five years, then product pages,
// comparisons, share cards and documents, each requested once.
import { startLivePortal } from "./live-portal.mjs";

/** @typedef {import("./live-portal.mjs").LivePortal} LivePortal */
/** @typedef {{ name: string, count: number, cpuMs: number, kilobytes: number }} Row */

const DESK = "/fiyatlar";
const LIMIT_MS = 120_000;
const POLL_MS = 200;
/** What the desk says until its comparison is ready. */
const MAKING = "hazırlanıyor";

export async function prices() {
  const portal = await startLivePortal();
  try {
    const { text, products } = await warming(portal);
    const days = await tradingDays(portal);
    const rows = [
      await eachOnce(portal, "product page", products),
      await eachOnce(portal, "comparison of two", pairsOf(products)),
      await eachOnce(
        portal,
        "share card",
        products.map((path) => `/kart${path}.png`),
      ),
      await eachOnce(
        portal,
        "bulletin as PDF",
        days.map((day) => `/veri/gunluk-bulten.pdf?tarih=${day}`),
      ),
    ];
    return { text: `${text}\n${table(rows)}`, holds: true };
  } finally {
    await portal.stop();
  }
}

/** @param {LivePortal} portal */
async function warming(portal) {
  const [cpu, memory, begun] = [portal.cpuSeconds(), portal.memory(), performance.now()];
  let page = await read(portal, DESK);
  while (page.toString().includes(MAKING) && performance.now() - begun < LIMIT_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    page = await read(portal, DESK);
  }
  const seconds = (performance.now() - begun) / 1_000;
  const products = [
    ...new Set([...page.toString().matchAll(/href="(\/urun\/[^"?#]+)"/g)].map(([, path = ""]) => path)),
  ];
  const text = [
    `The desk's comparison of ${products.length} products: ${seconds.toFixed(1)} s after the first visit,`,
    `${(portal.cpuSeconds() - cpu).toFixed(2)} CPU s, ${(portal.memory() - memory).toFixed(0)} MB more.\n`,
  ].join(" ");
  return { text, products };
}

/**
 * @param {LivePortal} portal
 * @returns {Promise<string[]>}
 */
async function tradingDays(portal) {
  const feed = JSON.parse((await read(portal, "/veri/gunluk-bulten.feed.json")).toString());
  return feed.items.map((/** @type {{ url: string }} */ { url }) => new URL(url).searchParams.get("tarih"));
}

/** Each beside the next. @param {string[]} products */
function pairsOf(products) {
  const names = products.map((path) => path.slice("/urun/".length));
  return names.slice(1).map((name, at) => `/karsilastir?urun=${names[at]}&urun2=${name}`);
}

/**
 * @param {LivePortal} portal
 * @param {string} name
 * @param {string[]} paths
 * @returns {Promise<Row>}
 */
async function eachOnce(portal, name, paths) {
  const cpu = portal.cpuSeconds();
  let bytes = 0;
  for (const path of paths) bytes += (await read(portal, path)).length;
  const cpuMs = ((portal.cpuSeconds() - cpu) * 1_000) / paths.length;
  return { name, count: paths.length, cpuMs, kilobytes: bytes / paths.length / 1_000 };
}

let visitors = 0;

/**
 * Each time as another visitor: look-ups are limited by address.
 * @param {LivePortal} portal
 * @param {string} path
 */
async function read({ url }, path) {
  visitors += 1;
  const address = `10.0.${visitors >> 8}.${visitors & 255}`;
  const answer = await fetch(url + path, {
    headers: { accept: "text/html,*/*", "x-forwarded-for": address },
  });
  if (!answer.ok) throw new Error(`${answer.status} at ${path}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** @param {Row[]} rows */
function table(rows) {
  const lines = [
    ["", "how many", "CPU ms each", "kB unpacked"],
    ...rows.map(({ name, count, cpuMs, kilobytes }) => [
      name,
      String(count),
      cpuMs.toFixed(1),
      kilobytes.toFixed(1),
    ]),
  ];
  const texts = lines.map(
    ([name = "", ...cells]) => name.padEnd(20) + cells.map((cell) => cell.padStart(14)).join(""),
  );
  return `${texts.join("\n")}\n`;
}
