import { CATEGORIES } from "./lighthouse.mjs";
import { median } from "./report.mjs";

/** @typedef {import("./phone.mjs").Measured} Measured */
/** @typedef {import("./phone-visit.mjs").Visit} Visit */

const KILOBYTE = 1000;

/** What home promises of its bytes, the same on every machine (tests/e2e/weight.spec.ts holds all pages to it). */
const HOME = { document: 17.5 * KILOBYTE, bytes: 60 * KILOBYTE, requests: 8 };

const inMs = (/** @type {number} */ ms) => ms.toFixed(0);
const inKb = (/** @type {number} */ bytes) => (bytes / KILOBYTE).toFixed(1);

/** @type {{ head: string, of: (visit: Visit) => number, write: (value: number) => string }[]} */
const COLUMNS = [
  { head: "first ms", of: ({ firstPaint }) => firstPaint, write: inMs },
  { head: "largest ms", of: ({ largestPaint }) => largestPaint, write: inMs },
  { head: "blocked ms", of: ({ blocking }) => blocking, write: inMs },
  { head: "shift", of: ({ shift }) => shift, write: (shift) => shift.toFixed(3) },
  { head: "view KB", of: (visit) => visit.document, write: inKb },
  { head: "load KB", of: ({ bytes }) => bytes, write: inKb },
  { head: "requests", of: ({ requests }) => requests, write: String },
  { head: "script KB", of: ({ earlyScripts }) => earlyScripts, write: inKb },
  { head: "later KB", of: ({ lateScripts }) => lateScripts, write: inKb },
];

const NOTE = `Medians of cold visits to pages that many have just seen. First and largest paint; blocked: all long tasks
beyond 50 ms each, from the first paint until the page lives; view: the document with its headers; load: everything
asked for until the load event, and of that scripts; later: scripts after it. Times belong to this machine and are only
told; the aims for home are a largest paint at 1200 and 2200 ms, 50 ms blocked, a view of 14 KB, Lighthouse's 100.`;

/**
 * A table for each profile, then Lighthouse's scores; it holds if what does not depend on the machine does.
 * @param {Measured[]} pages home first
 */
export function reportPhone(pages) {
  const profiles = [...(pages[0]?.visits.keys() ?? [])];
  const tables = profiles.map((profile) => [
    row(
      profile,
      COLUMNS.map(({ head }) => head),
    ),
    ...pages.map(({ name, visits }) =>
      row(
        name,
        COLUMNS.map(({ of, write }) => write(median((visits.get(profile) ?? []).map(of)))),
      ),
    ),
    "",
  ]);
  const lighthouse = [
    row("Lighthouse, mobile", CATEGORIES),
    ...pages.map(({ name, scores }) => row(name, scores.map(inMs))),
  ];
  const broken = brokenPromises(pages);
  const verdict = broken.length === 0 ? "Every promise is kept." : `Broken: ${broken.join("; ")}.`;
  const text = [...tables.flat(), ...lighthouse, "", NOTE, verdict, ""].join("\n");
  return { text, holds: broken.length === 0 };
}

/** @param {Measured[]} pages */
function brokenPromises(pages) {
  return pages.flatMap(({ name, visits, scores }, at) => {
    const all = [...visits.values()].flat();
    const most = (/** @type {(visit: Visit) => number} */ of) => Math.max(...all.map(of));
    const [, ...others] = scores;
    return [
      ...(most(({ shift }) => shift) > 0 ? [`${name} shifts`] : []),
      ...CATEGORIES.slice(1)
        .filter((_, at) => (others[at] ?? 0) < 100)
        .map((category) => `${name} has less than 100 in ${category}`),
      ...(at === 0 && most((visit) => visit.document) > HOME.document ? [`${name}'s view is too heavy`] : []),
      ...(at === 0 && most(({ bytes }) => bytes) > HOME.bytes ? [`${name} is too heavy`] : []),
      ...(at === 0 && most(({ requests }) => requests) > HOME.requests ? [`${name} asks for too much`] : []),
    ];
  });
}

/**
 * @param {string} name
 * @param {string[]} cells
 */
const row = (name, cells) =>
  name.padEnd(32) + cells.map((cell) => cell.padStart(Math.max(11, cell.length + 2))).join("");
