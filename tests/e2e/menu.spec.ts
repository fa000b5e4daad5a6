import { afterFirst } from "../support/sampling";
import { alive, open } from "./late";
import { CONTACT, CORPORATE, MEDIA, menuOn, PRICES, SERVICES, SUBMENUS } from "./menu-page";
import { expect, test, type Page } from "./test";

const HIDES_AFTER_MS = 100;

async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(700, 850);
}

test.describe("The menu by mouse", () => {
  test("resting on a label opens its submenu", async ({ page }) => {
    await open(page, "/");
    const menu = menuOn(page);
    await expect(menu.panel(MEDIA)).toBeHidden();
    await menu.toggle(MEDIA).hover();
    await expect(menu.panel(MEDIA)).toBeVisible();
    await menu.toggle(CORPORATE).hover();
    await expect(menu.panel(CORPORATE)).toBeVisible();
    await expect(menu.opened).toHaveCount(1);
  });

  test("a submenu closes 100 ms after the mouse leaves, unless it returns or a click opened it", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, "/");
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const menu = menuOn(page);
    await menu.toggle(MEDIA).hover();
    await expect(menu.panel(MEDIA)).toBeVisible();
    await moveAway(page);
    await page.clock.runFor(HIDES_AFTER_MS - 1);
    await menu.link("Haberler").hover();
    await page.clock.runFor(10 * HIDES_AFTER_MS);
    await expect(menu.panel(MEDIA)).toBeVisible();
    await moveAway(page);
    await page.clock.runFor(HIDES_AFTER_MS - 1);
    await expect(menu.panel(MEDIA)).toBeVisible();
    await page.clock.runFor(1);
    await expect(menu.panel(MEDIA)).toBeHidden();
    await menu.toggle(SERVICES).click();
    await moveAway(page);
    await page.clock.runFor(10 * HIDES_AFTER_MS);
    await expect(menu.panel(SERVICES)).toBeVisible();
    await page.mouse.click(20, 850);
    await expect(menu.panel(SERVICES)).toBeHidden();
  });

  test("a click opens a submenu, and the next one closes it", async ({ page }) => {
    await open(page, "/");
    const menu = menuOn(page);
    await menu.toggle(SERVICES).click();
    await expect(menu.panel(SERVICES)).toBeVisible();
    await menu.toggle(SERVICES).click();
    await expect(menu.panel(SERVICES)).toBeHidden();
  });

  test("changing the window's width closes it, changing the height doesn't @thorough", async ({ page }) => {
    await open(page, "/");
    const menu = menuOn(page);
    await menu.toggle(PRICES).click();
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(menu.panel(PRICES)).toBeVisible();
    await page.setViewportSize({ width: 1300, height: 700 });
    await expect(menu.panel(PRICES)).toBeHidden();
  });

  test("following a link opens its page with the menu closed and the current page marked", async ({
    page,
  }) => {
    await open(page, "/");
    const menu = menuOn(page);
    await menu.toggle(CORPORATE).hover();
    await menu.link("Tarihçe").click();
    await expect(page).toHaveURL(/\/tarihce$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tarihçe");
    await moveAway(page);
    await expect(menu.opened).toHaveCount(0);
    await expect(menu.nav.locator("[aria-current=page]")).toHaveText("Tarihçe");
  });

  test("a submenu opened before scripts load stays open and is controlled by them @thorough", async ({
    page,
  }) => {
    const menu = menuOn(page);
    await page.goto("/", { waitUntil: "commit" });
    await menu.toggle(MEDIA).click();
    await alive(page);
    await expect(menu.panel(MEDIA)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu.panel(MEDIA)).toBeHidden();
  });
});

test.describe("The menu's layout", () => {
  for (const [at, width] of [1120, 1280, 1440].entries()) {
    test(`submenus are at least 16rem wide, below their labels and within ${width} px${afterFirst(at)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/");
      const menu = menuOn(page);
      for (const name of SUBMENUS) {
        await menu.toggle(name).click();
        const box = await menu.panel(name).boundingBox();
        expect(box, name).not.toBeNull();
        const { x = -1, width: wide = 0 } = box ?? {};
        expect(wide, `width of ${name}`).toBeGreaterThanOrEqual(16 * 16);
        expect(x, `left edge of ${name}`).toBeGreaterThanOrEqual(0);
        expect(x + wide, `right edge of ${name}`).toBeLessThanOrEqual(width);
        // Otherwise the mouse would leave it on its way down.
        const label = await menu.toggle(name).boundingBox();
        const middle = (label?.x ?? Number.NaN) + (label?.width ?? 0) / 2;
        expect(middle, `middle of the label ${name}`).toBeGreaterThan(x);
        expect(middle, `middle of the label ${name}`).toBeLessThan(x + wide);
      }
    });
  }

  test("the upstream's '#' is a label, no link, on all levels @thorough", async ({ page }) => {
    await open(page, "/");
    const menu = menuOn(page);
    await expect(menu.nav.locator("a[href='#'], a[href=''], a:not([href])")).toHaveCount(0);
    for (const name of SUBMENUS) await expect(menu.toggle(name).locator("a")).toHaveCount(0);
    await menu.toggle(CORPORATE).click();
    await expect(menu.panel(CORPORATE).getByText("Borsamız", { exact: true })).toBeVisible();
    await expect(menu.panel(CORPORATE).getByRole("link", { name: "Borsamız" })).toHaveCount(0);
  });

  test("external links open a new tab, say so, and pass no opener", async ({ page, context }) => {
    await context.route("https://www.turib.com.tr/**", (route) => route.fulfill({ body: "elsewhere" }));
    await open(page, "/");
    const menu = menuOn(page);
    const outward = menu.nav.locator("a[target=_blank]");
    await expect(outward).toHaveCount(2);
    for (const link of await outward.all()) {
      await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
      await expect(link).toHaveText(/yeni sekmede açılır/);
    }
    await menu.toggle(PRICES).hover();
    const newTab = context.waitForEvent("page");
    await menu.nav.getByRole("link", { name: /TÜRİB/ }).click();
    const tab = await newTab;
    await tab.waitForLoadState();
    expect(tab.url()).toBe("https://www.turib.com.tr/");
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await expect(page).toHaveURL("/");
  });

  test("has English words on English pages", async ({ page }) => {
    await open(page, "/en");
    const menu = menuOn(page);
    await expect(menu.toggle(CONTACT)).toHaveCount(0);
    await menu.toggle("Contact").hover();
    await menu.link("Site Map").click();
    await expect(page).toHaveURL(/\/en\/site-map$/);
  });
});
