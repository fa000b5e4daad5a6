import { alive, holdBack, holdScriptsBack, openPlain } from "./late";
import { CORPORATE, menuOn } from "./menu-page";
import { expect, test, type Page } from "./test";

const ENTRY = /^\/assets\/entry\.client-[^/]+\.js$/;
const BEHAVIOURS = /^\/assets\/behaviours-[^/]+\.js$/;
const ACTS = /^\/assets\/acts-[^/]+\.js$/;
const PICTURES = /\/dosya\//;

/** The scripts that a page requests, in order. */
function scriptsAskedFor(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) requests.push(pathname);
  });
  return requests;
}

/** Resolves after every task that the page has queued for its idle time so far. */
const whenIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

test.describe("Scripts load late", () => {
  test("only after the page is complete, except for the entry @thorough", async ({ page }) => {
    const later = page.waitForResponse((response) => BEHAVIOURS.test(new URL(response.url()).pathname));
    await page.goto("/");
    await later;
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const complete = navigation?.loadEventStart ?? 0;
      return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name, startTime }) => name.endsWith(".js") && startTime < complete)
        .map(({ name }) => new URL(name).pathname);
    });
    expect(early).toEqual([expect.stringMatching(ENTRY)]);
  });

  test("not while a picture is still loading @thorough", async ({ page }) => {
    const addresses = scriptsAskedFor(page);
    const pictures = await holdBack(page, PICTURES);
    await openPlain(page, "/hakkimizda");
    await expect.poll(() => pictures.waiting()).toBeGreaterThan(0);
    await whenIdle(page);
    expect(addresses).toEqual([expect.stringMatching(ENTRY)]);
    await pictures.release();
    const read = [expect.stringMatching(ENTRY), expect.stringMatching(BEHAVIOURS)];
    await expect.poll(() => addresses).toEqual(read);
    await page.mouse.move(180, 300);
    await expect.poll(() => addresses).toEqual([...read, expect.stringMatching(ACTS)]);
  });

  test("at once when the visitor acts", async ({ page }) => {
    const urls = scriptsAskedFor(page);
    await holdBack(page, PICTURES);
    await openPlain(page, "/hakkimizda");
    // Again if the entry was not there yet to notice.
    await expect(async () => {
      await page.keyboard.press("Tab");
      expect(urls).toContainEqual(expect.stringMatching(ACTS));
    }).toPass();
    await alive(page);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  });

  for (const [reason, hints] of [
    ["wants to save data", { connection: { saveData: true } }],
    ["is on 2g", { connection: { effectiveType: "slow-2g" } }],
    ["has a device with little memory", { deviceMemory: 0.5 }],
  ] as const) {
    test(`never for a visitor who ${reason}; links work without them @thorough`, async ({ page }) => {
      await page.addInitScript((values) => {
        for (const [name, value] of Object.entries(values)) Object.defineProperty(navigator, name, { value });
      }, hints);
      const scripts = scriptsAskedFor(page);
      await page.goto("/");
      await whenIdle(page);
      await page.locator(".card a").first().click();
      await expect(page).toHaveURL(/\/detay-duyuru-haber\//);
      await page.waitForLoadState();
      await whenIdle(page);
      expect(new Set(scripts)).toEqual(new Set([expect.stringMatching(ENTRY)]));
    });
  }

  for (const [what, answer] of [
    ["the connection breaks before they came", null],
    ["they are gone by then", 404],
  ] as const) {
    test(`and if ${what}, the page stays plain and works @thorough`, async ({ page, problems }) => {
      problems.allow(/net::ERR_CONNECTION_RESET/, /\/(?:behaviours|acts)-/);
      await page.route(/\/behaviours-/, (route) =>
        answer === null ? route.abort("connectionreset") : route.fulfill({ status: answer, body: "" }),
      );
      const nextRequest = page.waitForRequest(/\/behaviours-/);
      await page.goto("/");
      await nextRequest;
      await whenIdle(page);
      await expect(page.locator("#prices")).toBeVisible();
      await page.locator(".card a").first().click();
      await expect(page).toHaveURL(/\/detay-duyuru-haber\//);
    });
  }
});

test.describe("Until scripts load @held-back", () => {
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

test.describe("When scripts load", () => {
  test("typed text, open parts, focus and scroll position stay", async ({ page }) => {
    const scripts = await holdScriptsBack(page);
    await openPlain(page, "/duyuru-haber-list");
    const search = page.getByRole("main").getByRole("searchbox");
    await search.fill("kuru üzüm");
    await page.getByRole("combobox").selectOption("2026");
    await menuOn(page).toggle(CORPORATE).click();
    await search.focus();
    await page.evaluate(() => scrollTo(0, 120));
    await scripts.release();
    await alive(page);
    await expect(search).toHaveValue("kuru üzüm");
    await expect(page.getByRole("combobox")).toHaveValue("2026");
    await expect(search).toBeFocused();
    await expect(menuOn(page).panel(CORPORATE)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(120);
  });

  test("an opened part of the board stays open @thorough", async ({ page }) => {
    const scripts = await holdScriptsBack(page);
    await openPlain(page, "/");
    await page.locator(".board-more summary").click();
    await scripts.release();
    await alive(page);
    await expect(page.locator(".board-more table")).toBeVisible();
  });
});
