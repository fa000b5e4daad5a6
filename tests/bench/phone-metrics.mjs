/**
 * What the browser tells a page about its own paints, shifts and long tasks.
 * @typedef {{ firstPaint: number, largestPaint: number, largest: string, shift: number, blocking: number }} Paints
 */

/** Runs in the page, before anything of it. */
export function watchPaints() {
  const LONG_MS = 50;
  /** @type {Paints} */
  const paints = { firstPaint: 0, largestPaint: 0, largest: "", shift: 0, blocking: 0 };
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
  watch("longtask", ({ startTime, duration }) => {
    // Before there is anything to see nobody can be kept waiting.
    const from = Math.max(startTime, paints.firstPaint);
    paints.blocking += Math.max(0, startTime + duration - from - LONG_MS);
  });
}

/**
 * The notes of `watchPaints`.
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<Paints>}
 */
export const readPaints = (page) => page.evaluate(() => Reflect.get(window, "__paints"));
