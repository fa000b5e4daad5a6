import { open } from "./late";
import { CORPORATE, menuOn, SUBMENUS } from "./menu-page";
import { expect, test, type Locator } from "./test";

const LEAST_TARGET = 24;
const GOOD_TARGET = 44;

async function expectTargets(locators: Locator, least: number): Promise<void> {
  const shown = locators.filter({ visible: true });
  await expect(shown).not.toHaveCount(0);
  // Asked again while something still opens.
  await expect.poll(() => shown.evaluateAll(smallerThan, least)).toEqual([]);
}

function smallerThan(elements: Element[], least: number): string[] {
  const sizeOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.round(Math.min(width, height));
  };
  return elements
    .filter((element) => sizeOf(element) < least)
    .map((element) => `${sizeOf(element)}: ${element.outerHTML.slice(0, 120)}`);
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
