import { alive, open, openPlain } from "./late";
import { CORPORATE, MEDIA, menuOn, SUBMENUS } from "./menu-page";
import { expect, test } from "./test";

test.describe("The menu on a phone @phone", () => {
  test("stands behind a button, which shows and hides it", async ({ page }) => {
    await open(page, "/");
    const menu = menuOn(page);
    await expect(menu.nav).toBeHidden();
    await menu.button.tap();
    await expect(menu.nav).toBeVisible();
    await menu.nav.getByRole("button", { name: "Kapat" }).tap();
    await expect(menu.nav).toBeHidden();
  });

  test("submenus open by a tap, one at a time", async ({ page }) => {
    await open(page, "/");
    const menu = menuOn(page);
    await menu.button.tap();
    await menu.toggle(CORPORATE).tap();
    await expect(menu.link("Tarihçe")).toBeVisible();
    await menu.toggle(MEDIA).tap();
    await expect(menu.link("Haberler")).toBeVisible();
    await expect(menu.link("Tarihçe")).toBeHidden();
    await menu.toggle(MEDIA).tap();
    await expect(menu.opened).toHaveCount(0);
    await expect(menu.nav).toBeVisible();
  });

  test("Escape closes it and gives the focus back to the button @thorough", async ({ page }) => {
    await open(page, "/");
    const menu = menuOn(page);
    await menu.button.focus();
    await page.keyboard.press("Enter");
    await expect(menu.nav).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu.nav.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(menu.nav).toBeHidden();
    await expect(menu.button).toBeFocused();
  });

  test("a tap beside it closes it @thorough", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 740 });
    await open(page, "/");
    const menu = menuOn(page);
    await menu.button.tap();
    await expect(menu.nav).toBeVisible();
    await page.touchscreen.tap(60, 600);
    await expect(menu.nav).toBeHidden();
  });

  test("turning the phone closes it, the keyboard that takes height doesn't @thorough", async ({ page }) => {
    await open(page, "/");
    const menu = menuOn(page);
    await menu.button.tap();
    await page.setViewportSize({ width: 360, height: 420 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(menu.nav).toBeVisible();
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(menu.nav).toBeHidden();
  });

  test("following a link closes it", async ({ page }) => {
    await open(page, "/");
    const menu = menuOn(page);
    await menu.button.tap();
    await menu.toggle(CORPORATE).tap();
    await menu.link("Kuruluş").tap();
    await expect(page).toHaveURL(/\/kurulus$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kuruluş");
    await expect(menu.nav).toBeHidden();
  });

  test("the page behind it does not scroll @thorough", async ({ page }) => {
    await open(page, "/");
    await menuOn(page).button.tap();
    await page.mouse.move(180, 500);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("leaving it by the Tab key closes it @thorough", async ({ page }) => {
    await open(page, "/");
    const menu = menuOn(page);
    await menu.button.focus();
    await page.keyboard.press("Enter");
    // The button to close, the field and button of the search, log-in and telephone, the labels, and the switch of the view.
    for (let stops = 0; stops <= SUBMENUS.length + 5; stops += 1) await page.keyboard.press("Tab");
    await expect(menu.nav).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu.nav).toBeHidden();
  });

  test("what is open when the scripts come stays open @thorough", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    const menu = menuOn(page);
    await menu.button.tap();
    await menu.toggle(MEDIA).tap();
    await alive(page);
    await expect(menu.link("Haberler")).toBeVisible();
  });
});

test.describe("The menu before its scripts @held-back", () => {
  test("opens, and each of its links can be tapped", async ({ page }) => {
    await openPlain(page, "/");
    const menu = menuOn(page);
    await menu.button.tap();
    let links = 0;
    for (const name of SUBMENUS) {
      await menu.toggle(name).tap();
      for (const link of await menu.panel(name).getByRole("link").all()) {
        await link.tap({ trial: true });
        links += 1;
      }
    }
    expect(links).toBe(await menu.nav.locator(".menu-top a").count());
  });

  test("leads to a page @thorough", async ({ page }) => {
    await openPlain(page, "/");
    const menu = menuOn(page);
    await menu.button.tap();
    await menu.toggle(MEDIA).tap();
    await menu.link("Duyurular").tap();
    await expect(page).toHaveURL(/\/duyuru-list$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
