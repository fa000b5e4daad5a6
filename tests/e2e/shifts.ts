import type { Page } from "./test";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

/** A word that makes room for the next; a twentieth of what counts as good for a page. */
const NOTICEABLE = 0.005;

/** Records everything that moves by itself; while the document loads, everything noticeable. */
export async function watchShifts(page: Page): Promise<{ seen(): Promise<string[]> }> {
  await page.addInitScript((noticeable) => {
    const shifts: string[] = [];
    Object.assign(window, { __shifts: shifts });
    // Until the first frame with all of it.
    let whole = Infinity;
    addEventListener("DOMContentLoaded", () =>
      requestAnimationFrame(() => requestAnimationFrame((at) => (whole = at))),
    );
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
        if (startTime < whole && value <= noticeable) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : "text",
        );
        shifts.push(`${value.toFixed(5)}: ${moved.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, NOTICEABLE);
  return { seen: () => page.evaluate(() => (window as unknown as { __shifts: string[] }).__shifts) };
}

/** Scrolls down the page as a reader does, so that lazy pictures load. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await painted();
    }
    // Pictures beside the window, in a strip, load when turned to, and hidden ones never.
    const visible = [...document.images].filter((image) => image.checkVisibility() && image.x < innerWidth);
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)));
    await painted();
    await painted();
  });
}
