import { openPlain, open } from "./late";
import { CORPORATE, menuOn, SUBMENUS } from "./menu-page";
import { SAMPLES_IN_BOTH } from "./pages";
import { expect, test, type Locator, type Page } from "./test";

const LEAST_TARGET = 24;
const GOOD_TARGET = 44;

interface Setting {
  width: number;
  textSize: number;
}

const SETTINGS: Setting[] = [
  { width: 320, textSize: 100 },
  { width: 360, textSize: 200 },
  { width: 768, textSize: 100 },
  { width: 1440, textSize: 100 },
  { width: 1440, textSize: 200 },
];

/** What sticks out of the document on the right, or nothing. */
function widerThanTheWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} > ${clientWidth}`, ...wide.map((element) => element.outerHTML.slice(0, 80))];
  });
}

test.describe("Nothing is wider than the window", () => {
  for (const { title, path, status } of SAMPLES_IN_BOTH) {
    test(title, async ({ page, problems, baseURL }) => {
      if (status === 404) problems.allowFailing(`${baseURL}${path}`);
      await openPlain(page, path);
      for (const { width, textSize } of SETTINGS) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), textSize);
        expect(await widerThanTheWindow(page), `${width} px, text ${textSize} %`).toEqual([]);
      }
    });
  }
});

async function expectTargets(locators: Locator, least: number): Promise<void> {
  const all = await locators.filter({ visible: true }).all();
  expect(all.length).toBeGreaterThan(0);
  for (const locator of all) {
    const { width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    const what = await locator.evaluate((element) => element.outerHTML.slice(0, 120));
    expect(Math.round(Math.min(width, height)), what).toBeGreaterThanOrEqual(least);
  }
}

test.describe("Large enough for a finger @phone", () => {
  test("the header and its menu", async ({ page }) => {
    await open(page, "/");
    // The languages stand side by side, a little narrower than they are high.
    await expectTargets(page.locator("header .brand, header button"), GOOD_TARGET);
    await expectTargets(page.locator(".languages a"), 40);
    await menuOn(page).button.tap();
    await expectTargets(page.locator("#menu button, #menu summary"), GOOD_TARGET);
    for (const name of SUBMENUS) {
      await menuOn(page).toggle(name).tap();
      await expectTargets(menuOn(page).panel(name).getByRole("link"), GOOD_TARGET - 1);
    }
  });

  test("the form and the pager of a list", async ({ page }) => {
    await open(page, "/duyuru-haber-list");
    await expectTargets(page.locator(".filter button, .filter input, .filter select, .pager a"), GOOD_TARGET);
    await expectTargets(page.locator(".choices a"), 40);
  });

  test("whatever else can be tapped, but for links inside a text, and of cards, which are all link", async ({
    page,
  }) => {
    for (const path of ["/", "/duyuru-haber-list", "/hakkimizda", "/site-haritasi"]) {
      await open(page, path);
      await expectTargets(
        page.locator("main, footer").locator("a:not(.rich a, .card a), button, summary"),
        LEAST_TARGET,
      );
    }
  });
});

test("The mobile menu is as wide as the words need at 320 px @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/");
  await menuOn(page).button.tap();
  await menuOn(page).toggle(CORPORATE).tap();
  const { scroll, client } = await menuOn(page).nav.evaluate((nav) => ({
    scroll: nav.scrollWidth,
    client: nav.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
});
