/**
 * What the browser tells a page about its own paints, shifts and long tasks.
 * @typedef {{ firstPaint: number, largestPaint: number, largest: string, shift: number }} Paints
 * @typedef {{ startTime: number, duration: number }} Task
 * @typedef {Paints & { longTasks: Task[] }} Notes
 */

/** As long tasks are defined: what goes beyond it blocks. */
const LONG_MS = 50;

/** Runs in the page, before anything of it. */
export function watchPaints() {
  /** @type {Notes} */
  const paints = { firstPaint: 0, largestPaint: 0, largest: "", shift: 0, longTasks: [] };
  Object.assign(window, { __paints: paints });
  /**
   * @param {string} type
   * @param {(entry: any) => void} note
   */
  const watch = (type, note) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") paints.firstPaint = startTime;
  });
  watch("largest-contentful-paint", ({ startTime, element }) => {
    paints.largestPaint = startTime;
    paints.largest = element ? element.tagName.toLowerCase() : "?";
  });
  watch("layout-shift", ({ value }) => {
    paints.shift += value;
  });
  watch("longtask", ({ startTime, duration }) => paints.longTasks.push({ startTime, duration }));
}

/**
 * The notes of `watchPaints`.
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<Paints & { blocking: number }>}
 */
export async function readPaints(page) {
  /** @type {Notes} */
  const { longTasks, ...paints } = await page.evaluate(() => Reflect.get(window, "__paints"));
  return { ...paints, blocking: blockingTime(longTasks, paints.firstPaint) };
}

const SLOWEST = "bench-slowest";

/** Runs in every page, before anything of it: keeps the longest interaction of the visit, from page to page. */
export function watchInteractions() {
  const key = "bench-slowest";
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isOfVisitor = Reflect.get(entry, "interactionId") > 0;
      const slowest = Number(sessionStorage.getItem(key));
      if (isOfVisitor && entry.duration > slowest) sessionStorage.setItem(key, String(entry.duration));
    }
    // @ts-expect-error durationThreshold is of the Event Timing API
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}

/**
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<number>} milliseconds; what takes less than 16 is not told
 */
export const readInteractions = (page) =>
  page.evaluate((key) => Number(sessionStorage.getItem(key)), SLOWEST);

/**
 * Total blocking time. Before there is anything to see nobody can be kept waiting, and when that was is told after the
 * tasks that led to it: known at the end only.
 * @param {Task[]} tasks
 * @param {number} firstPaint
 */
function blockingTime(tasks, firstPaint) {
  const beyond = tasks.map(({ startTime, duration }) => {
    const from = Math.max(startTime, firstPaint);
    return Math.max(0, startTime + duration - from - LONG_MS);
  });
  return beyond.reduce((sum, each) => sum + each, 0);
}
