import { open } from "../e2e/late";
import { SAMPLES } from "../e2e/pages";
import { expect, test, type Page } from "../e2e/test";

const ENTRY = /^\/assets\/entry\.client-[^/]+\.js$/;
const BEHAVIOURS = /^\/assets\/behaviours-[^/]+\.js$/;

/** The scripts that a page requests, in order. */
function scriptsAskedFor(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) requests.push(pathname);
  });
  return requests;
}

const IDLE_MS = 6_000;

/** What a shape loads beyond that, as it can do nothing without. */
const OWN: Readonly<Record<string, RegExp>> = { home: /\/intro-/, "price-alerts": /\/price-alerts-/ };

test.describe("A first visit with empty storage and six idle seconds", () => {
  test.use({ hasVisited: false });

  test("loads on every kind of page only entry and behaviours, besides home's notices and price alerts", async ({
    context,
    problems,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    const kinds = SAMPLES.filter(
      ({ shape }, at) => at === SAMPLES.findIndex((other) => other.shape === shape),
    );
    for (const { path, status } of kinds) if (status === 404) problems.allowFailing(`${baseURL}${path.tr}`);
    const visits = kinds.map(async ({ shape, path }) => {
      const page = await context.newPage();
      const addresses = scriptsAskedFor(page);
      await page.goto(path.tr);
      await page.waitForTimeout(IDLE_MS);
      await page.close();
      const more = addresses.filter((name) => !ENTRY.test(name) && !BEHAVIOURS.test(name));
      const own = OWN[shape] ?? /^$/;
      expect
        .soft(
          more.filter((name) => !own.test(name)),
          path.tr,
        )
        .toEqual([]);
    });
    await Promise.all(visits);
  });
});

test("clicks at any moment while scripts load cause no error", async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      document.body.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      if (performance.now() < 5_000) port2.postMessage(null);
    };
    addEventListener("load", () => port2.postMessage(null));
  });
  await open(page, "/");
});
