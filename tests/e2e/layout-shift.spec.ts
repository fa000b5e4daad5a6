import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { hydrated } from "./late";
import { samplesIn } from "./pages";
import { expect, test, type Page } from "./test";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

/** A word that makes room for the one after it; a twentieth of what counts as good for a whole page. */
const NOTICEABLE = 0.005;

/** Notes everything that moves by itself; while the document is coming in, everything noticeable. */
async function watchShifts(page: Page): Promise<{ seen(): Promise<string[]> }> {
  await page.addInitScript((noticeable) => {
    const shifts: string[] = [];
    Object.assign(window, { __shifts: shifts });
    // Until the first frame with all of it.
    let whole = Infinity;
    addEventListener("DOMContentLoaded", () =>
      requestAnimationFrame(() => setTimeout(() => (whole = performance.now()))),
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

/** Walks down the page as a reader does, so that lazy pictures come. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await painted();
    }
    // What lies beside the window, in a strip, is not fetched before it is turned to.
    const shown = [...document.images].filter(({ x }) => x < innerWidth);
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    await painted();
    await painted();
  });
}

/** What moves does so in any words; phones show those of most who hold one. */
for (const [tag, language] of [
  ["@desktop", "en"],
  ["@phone", "tr"],
] as const) {
  test.describe(`Nothing moves by itself, and every page comes to life without a complaint ${tag}`, () => {
    for (const { title, path, status } of samplesIn(language)) {
      test(title, async ({ page, problems, baseURL }) => {
        if (status === 404) problems.allowFailing(`${baseURL}${path}`);
        const shifts = await watchShifts(page);
        await page.goto(path);
        await hydrated(page);
        await readToTheEnd(page);
        expect(await shifts.seen()).toEqual([]);
      });
    }
  });
}

const PIECE_BYTES = 1_400;
const PIECE_PAUSE_MS = 20;

/** The portal behind a connection that brings its pages piece by piece, as mobile networks do. */
async function slowPortal(): Promise<{ url: string; stop(): void }> {
  const server = createServer((incoming, response) => {
    void fetch(`${process.env.PORTAL_URL}${incoming.url}`).then(async (answer) => {
      response.setHeader("Content-Type", answer.headers.get("Content-Type") ?? "");
      const body = Buffer.from(await answer.arrayBuffer());
      for (let at = 0; at < body.length; at += PIECE_BYTES) {
        response.write(body.subarray(at, at + PIECE_BYTES));
        await new Promise((resolve) => setTimeout(resolve, PIECE_PAUSE_MS));
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

test.describe("Nothing moves while a page arrives piece by piece @desktop @phone", () => {
  for (const path of ["/", "/en/about"]) {
    test(path, async ({ page }) => {
      const slow = await slowPortal();
      const shifts = await watchShifts(page);
      await page.goto(slow.url + path, { waitUntil: "domcontentloaded" });
      const moved = await shifts.seen();
      await page.goto("about:blank");
      slow.stop();
      expect(moved).toEqual([]);
    });
  }
});
