import { alive, open, openPlain } from "./late";
import { CORPORATE, MEDIA, menuOn, SUBMENUS } from "./menu-page";
import { expect, test } from "./test";

test.describe("The menu on a phone @phone", () => {
  test("opens by a button; submenus open by a tap, one at a time; following a link closes it", async ({
    page,
  }) => {
    await open(page, "/");
    const menu = menuOn(page);
    await expect(menu.nav).toBeHidden();
    await menu.button.tap();
    await expect(menu.nav).toBeVisible();
    await menu.nav.getByRole("button", { name: "Kapat" }).tap();
    await expect(menu.nav).toBeHidden();
    await menu.button.tap();
    await menu.toggle(CORPORATE).tap();
    await expect(menu.link("Tarihçe")).toBeVisible();
    await menu.toggle(MEDIA).tap();
    await expect(menu.link("Haberler")).toBeVisible();
    await expect(menu.link("Tarihçe")).toBeHidden();
    await menu.toggle(MEDIA).tap();
    await expect(menu.opened).toHaveCount(0);
    await expect(menu.nav).toBeVisible();
    await menu.toggle(CORPORATE).tap();
    await menu.link("Kuruluş").tap();
    await expect(page).toHaveURL(/\/kurulus$/);
    await expect(menu.nav).toBeHidden();
  });

  test("keeps the focus until Escape returns it or Tab leaves at the end", async ({ page }) => {
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
    await page.keyboard.press("Enter");
    // The button to close, the field and button of the search, log-in and telephone, the labels, and the switch of the view.
    for (let stops = 0; stops <= SUBMENUS.length + 5; stops += 1) await page.keyboard.press("Tab");
    await expect(menu.nav).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu.nav).toBeHidden();
  });

  test("stops the page behind it from scrolling; stays open for the keyboard and closes on a tap beside it or a turned phone", async ({
    page,
  }) => {
    await open(page, "/");
    const menu = menuOn(page);
    await menu.button.tap();
    await page.mouse.move(180, 500);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize({ width: 360, height: 420 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(menu.nav).toBeVisible();
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(menu.nav).toBeHidden();
    await page.setViewportSize({ width: 768, height: 740 });
    await menu.button.tap();
    await expect(menu.nav).toBeVisible();
    await page.touchscreen.tap(60, 600);
    await expect(menu.nav).toBeHidden();
  });

  test("open before scripts load, stays open @thorough", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    const menu = menuOn(page);
    await menu.button.tap();
    await menu.toggle(MEDIA).tap();
    await alive(page);
    await expect(menu.link("Haberler")).toBeVisible();
  });
});

test("Before scripts load the menu opens, its links can be tapped, and one leads to its page @held-back", async ({
  page,
}) => {
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
  await menu.toggle(MEDIA).tap();
  await menu.link("Duyurular").tap();
  await expect(page).toHaveURL(/\/duyuru-list$/);
});
