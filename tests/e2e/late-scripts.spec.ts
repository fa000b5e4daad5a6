import { holdBack, holdScriptsBack, hydrated, markDocument, open, openPlain } from "./late";
import { CORPORATE, menuOn } from "./menu-page";
import { expect, test, type Page } from "./test";

const STARTER = /\/assets\/starter-[^/]+\.js$/;
const PAGE_DATA = /\/_page\//;
const PICTURES = /\/dosya\//;

/** Everything of the late part that a page asks for: scripts and its data, in order. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js") || pathname.startsWith("/_page/")) asked.push(pathname);
  });
  return asked;
}

/** Resolves after every task that the page has queued for its idle time so far. */
const whenIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

test.describe("Scripts come late", () => {
  test("only when the page is complete, but for the starter", async ({ page }) => {
    await open(page, "/");
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const complete = navigation?.loadEventStart ?? 0;
      const late = (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
        ({ name }) => /\.js$|\/_page\//.test(name),
      );
      return {
        count: late.length,
        before: late.filter(({ startTime }) => startTime < complete).map(({ name }) => name),
      };
    });
    expect(early.count).toBeGreaterThan(5);
    expect(early.before).toEqual([expect.stringMatching(STARTER)]);
  });

  test("not while a picture is still on its way", async ({ page }) => {
    const asked = askedFor(page);
    const pictures = await holdBack(page, PICTURES);
    await openPlain(page, "/hakkimizda");
    await expect.poll(() => pictures.waiting()).toBeGreaterThan(0);
    await whenIdle(page);
    expect(asked).toEqual([expect.stringMatching(STARTER)]);
    await pictures.release();
    await hydrated(page);
    expect(asked.length).toBeGreaterThan(5);
  });

  test("at once when the visitor acts", async ({ page }) => {
    const asked = askedFor(page);
    await holdBack(page, PICTURES);
    await openPlain(page, "/hakkimizda");
    // Again if the starter was not there yet to hear it.
    await expect(async () => {
      await page.keyboard.press("Tab");
      expect(asked.length).toBeGreaterThan(1);
    }).toPass();
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  });

  for (const [reason, hints] of [
    ["wants to save data", { connection: { saveData: true } }],
    ["is on 2g", { connection: { effectiveType: "slow-2g" } }],
    ["has a device with little memory", { deviceMemory: 0.5 }],
  ] as const) {
    test(`never for a visitor who ${reason}; links work all the same`, async ({ page }) => {
      await page.addInitScript((values) => {
        for (const [name, value] of Object.entries(values)) Object.defineProperty(navigator, name, { value });
      }, hints);
      const asked = askedFor(page);
      await page.goto("/");
      await whenIdle(page);
      await page.locator(".card a").first().click();
      await expect(page).toHaveURL(/\/detay-duyuru-haber\//);
      await page.waitForLoadState();
      await whenIdle(page);
      expect(new Set(asked)).toEqual(new Set([expect.stringMatching(STARTER)]));
    });
  }

  for (const [what, address] of [
    ["data", PAGE_DATA],
    ["modules", /\/assets\/entry[^/]+\.js$/],
  ] as const) {
    test(`and if the connection breaks before the page's ${what} came, it stays plain`, async ({
      page,
      problems,
    }) => {
      problems.allow(/net::ERR_CONNECTION_RESET/);
      await page.route(address, (route) => route.abort("connectionreset"));
      const failed = page.waitForEvent("requestfailed");
      await page.goto("/");
      await failed;
      await whenIdle(page);
      await expect(page.locator("#prices")).toBeVisible();
    });
  }

  test("and if the page's data is gone, the page stays plain and works", async ({
    page,
    problems,
    baseURL,
  }) => {
    problems.allow(PAGE_DATA);
    await page.route(PAGE_DATA, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/");
    const answer = page.waitForResponse(PAGE_DATA);
    await page.keyboard.press("Tab");
    await answer;
    const { stillThere } = await markDocument(page);
    await page.locator(".card a").first().click();
    await expect(page).toHaveURL(/\/detay-duyuru-haber\//);
    expect(await stillThere()).toBe(false);
    expect(page.url()).toContain(baseURL);
  });
});

test.describe("Until they come @held-back", () => {
  test("a tap on a card leads to its page", async ({ page }) => {
    await openPlain(page, "/");
    await page.locator(".card").first().tap();
    await expect(page).toHaveURL(/\/detay-duyuru-haber\//);
    await expect(page.locator(".rich")).toBeVisible();
  });

  test("the unit of the prices can be changed, and a list searched", async ({ page }) => {
    await openPlain(page, "/");
    await page.locator(".switch a").last().tap();
    await expect(page).toHaveURL(/birim=ton/);
    await expect(page.locator(".switch [aria-current]")).toHaveText(/ton/);
    await openPlain(page, "/duyuru-haber-list");
    await page.getByRole("main").getByRole("searchbox").fill("pamuk");
    await page.getByRole("button", { name: "Listele" }).tap();
    await expect(page).toHaveURL(/ara=pamuk/);
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("pamuk");
  });
});

test.describe("When they come", () => {
  test("clicks at any moment of it are no error", async ({ page }) => {
    await page.addInitScript(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        document.body.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        if (history.scrollRestoration === "auto") port2.postMessage(null);
      };
      addEventListener("load", () => port2.postMessage(null));
    });
    await open(page, "/");
  });

  test("what was typed, opened, focused and scrolled before stays", async ({ page }) => {
    const scripts = await holdScriptsBack(page);
    await openPlain(page, "/duyuru-haber-list");
    const search = page.getByRole("main").getByRole("searchbox");
    await search.fill("kuru üzüm");
    await page.getByRole("combobox").selectOption("2026");
    await menuOn(page).toggle(CORPORATE).click();
    await search.focus();
    await page.evaluate(() => scrollTo(0, 120));
    await scripts.release();
    await hydrated(page);
    await expect(search).toHaveValue("kuru üzüm");
    await expect(page.getByRole("combobox")).toHaveValue("2026");
    await expect(search).toBeFocused();
    await expect(menuOn(page).panel(CORPORATE)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(120);
  });

  test("a folded part of the board that was opened before stays open", async ({ page }) => {
    const scripts = await holdScriptsBack(page);
    await openPlain(page, "/");
    await page.locator(".board-more summary").click();
    await scripts.release();
    await hydrated(page);
    await expect(page.locator(".board-more table")).toBeVisible();
  });
});
