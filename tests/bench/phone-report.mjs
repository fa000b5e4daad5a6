import { CATEGORIES } from "./lighthouse.mjs";
import { median } from "./report.mjs";

/** @typedef {import("./phone.mjs").Measured} Measured */
/** @typedef {import("./phone.mjs").Interaction} Interaction */
/** @typedef {import("./phone-visit.mjs").Visit} Visit */

const KILOBYTE = 1000;

/** What pages promise of their weight, the same on every machine (tests/e2e/weight.spec.ts holds them to it too). */
const HOME = { bytes: 45 * KILOBYTE, requests: 8 };
const OTHERS = { bytes: 20 * KILOBYTE, requests: 4 };
const SCRIPTS = 6 * KILOBYTE;

const inMs = (/** @type {number} */ ms) => ms.toFixed(0);
const inKb = (/** @type {number} */ bytes) => (bytes / KILOBYTE).toFixed(1);

const bytesWithoutPictures = (/** @type {Visit} */ { bytes, pictures }) => bytes - pictures;
const requestsWithoutPictures = (/** @type {Visit} */ { requests, pictureRequests }) =>
  requests - pictureRequests;

/** @type {{ head: string, of: (visit: Visit) => number, write: (value: number) => string }[]} */
const COLUMNS = [
  { head: "first ms", of: ({ firstPaint }) => firstPaint, write: inMs },
  { head: "largest ms", of: ({ largestPaint }) => largestPaint, write: inMs },
  { head: "blocked ms", of: ({ blocking }) => blocking, write: inMs },
  { head: "shift", of: ({ shift }) => shift, write: (shift) => shift.toFixed(3) },
  { head: "document KB", of: (visit) => visit.document, write: inKb },
  { head: "scripts KB", of: ({ scripts }) => scripts, write: inKb },
  { head: "all KB", of: ({ bytes }) => bytes, write: inKb },
  { head: "requests", of: ({ requests }) => requests, write: String },
  { head: "no pictures KB", of: bytesWithoutPictures, write: inKb },
  { head: "requests", of: requestsWithoutPictures, write: String },
];

const NOTE = `Medians of first visits of strangers, six seconds after the load event. First and largest paint; blocked: all long
tasks beyond 50 ms each, from the first paint on; document: with its headers; all: everything asked for. Times belong to
this machine and are only told; the aims are a largest paint at 1000 and 1900 ms, 20 ms blocked, interactions below
100 ms, Lighthouse's 100.`;

/**
 * A table for each profile, then interactions and Lighthouse's scores; it holds if what does not depend on the machine does.
 * @param {Measured[]} pages home first
 * @param {Interaction[]} interactions
 */
export function reportPhone(pages, interactions) {
  const profiles = [...(pages[0]?.visits.keys() ?? [])];
  const heads = COLUMNS.map(({ head }) => head);
  const tables = profiles.flatMap((profile) => [
    row(profile, heads),
    ...pages.map(({ name, visits }) => row(name, cellsOf(visits.get(profile) ?? []))),
    "",
  ]);
  const broken = brokenPromises(pages);
  const verdict = broken.length === 0 ? "Every promise is kept." : `Broken: ${broken.join("; ")}.`;
  const text = [
    ...tables,
    row(`Interaction, ${profiles.at(-1) ?? ""}`, ["ms"]),
    ...interactions.map(({ name, ms }) => row(name, [inMs(ms)])),
    "",
    row("Lighthouse, mobile", CATEGORIES),
    ...pages.map(({ name, scores }) => row(name, scores.map(inMs))),
    "",
    NOTE,
    verdict,
    "",
  ].join("\n");
  return { text, holds: broken.length === 0 };
}

/** @param {Visit[]} visits */
const cellsOf = (visits) => COLUMNS.map(({ of, write }) => write(median(visits.map(of))));

/** @param {Measured[]} pages */
function brokenPromises(pages) {
  return pages.flatMap(({ name, visits, scores }, at) => {
    const all = [...visits.values()].flat();
    const usual = (/** @type {(visit: Visit) => number} */ of) => median(all.map(of));
    const isHome = at === 0;
    const most = isHome ? HOME : OTHERS;
    const bytes = usual(isHome ? (visit) => visit.bytes : bytesWithoutPictures);
    const requests = usual(isHome ? (visit) => visit.requests : requestsWithoutPictures);
    const [, ...others] = scores;
    return [
      ...(usual(({ shift }) => shift) > 0 ? [`${name} shifts`] : []),
      ...(usual(({ scripts }) => scripts) > SCRIPTS ? [`${name} has too many scripts`] : []),
      ...(bytes > most.bytes ? [`${name} is too heavy`] : []),
      ...(requests > most.requests ? [`${name} asks for too much`] : []),
      ...CATEGORIES.slice(1)
        .filter((_, at) => (others[at] ?? 0) < 100)
        .map((category) => `${name} has less than 100 in ${category}`),
    ];
  });
}

/**
 * @param {string} name
 * @param {string[]} cells
 */
const row = (name, cells) =>
  name.padEnd(32) + cells.map((cell) => cell.padStart(Math.max(11, cell.length + 2))).join("");
