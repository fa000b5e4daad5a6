import { afterFirst } from "../support/sampling";
import { open } from "./late";
import {
  CONTACT,
  CORPORATE,
  MEDIA,
  MEMBERSHIP,
  menuOn,
  PRICES,
  SERVICES,
  type MenuOnPage,
} from "./menu-page";
import { expect, test, type Page } from "./test";

const TYPE_AHEAD_RESETS_MS = 500;

/** The menu with the focus on a label. */
async function focusOn(page: Page, name: string): Promise<MenuOnPage> {
  const menu = menuOn(page);
  await menu.toggle(name).focus();
  return menu;
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test.describe("The menu, by keys", () => {
  test.beforeEach(async ({ page }) => open(page, "/"));

  for (const [at, key] of ["Enter", "Space"].entries()) {
    test(`${key} on a label opens and closes its submenu${afterFirst(at)}`, async ({ page }) => {
      const menu = await focusOn(page, MEDIA);
      await press(page, key);
      await expect(menu.panel(MEDIA)).toBeVisible();
      await expect(menu.toggle(MEDIA)).toBeFocused();
      await press(page, key);
      await expect(menu.panel(MEDIA)).toBeHidden();
    });

    test(`${key} on a link follows it${afterFirst(at)}`, async ({ page }) => {
      await focusOn(page, MEDIA);
      await press(page, "ArrowDown", key);
      await expect(page).toHaveURL(/\/haber-list$/);
    });
  }

  test("down opens at the first link, up at the last @thorough", async ({ page }) => {
    const menu = await focusOn(page, MEDIA);
    await press(page, "ArrowDown");
    await expect(menu.link("Haberler")).toBeFocused();
    await press(page, "Escape");
    await press(page, "ArrowUp");
    await expect(menu.nav.getByRole("link", { name: /TOBB/ })).toBeFocused();
  });

  test("down and up walk through a submenu and around its ends @thorough", async ({ page }) => {
    const menu = await focusOn(page, MEDIA);
    await press(page, "ArrowDown", "ArrowDown");
    await expect(menu.link("Duyurular")).toBeFocused();
    await press(page, "ArrowUp", "ArrowUp");
    await expect(menu.nav.getByRole("link", { name: /TOBB/ })).toBeFocused();
    await press(page, "ArrowDown");
    await expect(menu.link("Haberler")).toBeFocused();
  });

  test("right and left walk through the labels and around their ends", async ({ page }) => {
    const menu = await focusOn(page, CORPORATE);
    await press(page, "ArrowRight");
    await expect(menu.toggle(PRICES)).toBeFocused();
    await press(page, "ArrowLeft", "ArrowLeft");
    await expect(menu.toggle(CONTACT)).toBeFocused();
    await expect(menu.opened).toHaveCount(0);
  });

  test("right and left from inside a submenu open the neighbour's @thorough", async ({ page }) => {
    const menu = await focusOn(page, SERVICES);
    await press(page, "ArrowDown", "ArrowRight");
    await expect(menu.toggle(MEMBERSHIP)).toBeFocused();
    await expect(menu.panel(MEMBERSHIP)).toBeVisible();
    await expect(menu.panel(SERVICES)).toBeHidden();
    await press(page, "ArrowDown", "ArrowLeft");
    await expect(menu.panel(SERVICES)).toBeVisible();
    await expect(menu.panel(MEMBERSHIP)).toBeHidden();
  });

  test("Home and End lead to the ends of the labels and of a submenu @thorough", async ({ page }) => {
    const menu = await focusOn(page, MEDIA);
    await press(page, "Home");
    await expect(menu.toggle(CORPORATE)).toBeFocused();
    await press(page, "End");
    await expect(menu.toggle(CONTACT)).toBeFocused();
    await menu.toggle(CORPORATE).focus();
    await press(page, "ArrowDown", "End");
    await expect(menu.link("Erişilebilirlik")).toBeFocused();
    await press(page, "Home");
    await expect(menu.link("Hakkımızda")).toBeFocused();
  });

  test("Escape closes a submenu and gives the focus back to its label", async ({ page }) => {
    const menu = await focusOn(page, CORPORATE);
    await press(page, "ArrowDown", "ArrowDown", "Escape");
    await expect(menu.panel(CORPORATE)).toBeHidden();
    await expect(menu.toggle(CORPORATE)).toBeFocused();
  });

  test("Escape closes what the mouse opened, wherever the focus is @thorough", async ({ page }) => {
    const menu = menuOn(page);
    await menu.toggle(MEDIA).hover();
    await expect(menu.panel(MEDIA)).toBeVisible();
    await press(page, "Escape");
    await expect(menu.panel(MEDIA)).toBeHidden();
  });

  test("Tab walks through an open submenu and closes it on leaving", async ({ page }) => {
    const menu = await focusOn(page, SERVICES);
    await press(page, "Enter", "Tab");
    await expect(menu.link("Kotasyon Listesi")).toBeFocused();
    await press(page, "Tab");
    await expect(menu.link("Ücret Tarifeleri")).toBeFocused();
    await expect(menu.panel(SERVICES)).toBeVisible();
    await menu.link("Teşvik ve Destekler").focus();
    await press(page, "Tab");
    await expect(menu.toggle(MEMBERSHIP)).toBeFocused();
    await expect(menu.panel(SERVICES)).toBeHidden();
  });

  test("Shift and Tab from the first link stay in the submenu's item @thorough", async ({ page }) => {
    const menu = await focusOn(page, SERVICES);
    await press(page, "ArrowDown", "Shift+Tab");
    await expect(menu.toggle(SERVICES)).toBeFocused();
    await expect(menu.panel(SERVICES)).toBeVisible();
    await press(page, "Shift+Tab");
    await expect(menu.toggle(PRICES)).toBeFocused();
    await expect(menu.panel(SERVICES)).toBeHidden();
  });

  test("a closed submenu's links are no stops of the Tab key @thorough", async ({ page }) => {
    const menu = await focusOn(page, CORPORATE);
    await press(page, "Tab");
    await expect(menu.toggle(PRICES)).toBeFocused();
  });
});

test.describe("The menu, by letters", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await open(page, "/");
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
  });

  test("a letter leads to the label that begins with it, a Turkish one too", async ({ page }) => {
    const menu = await focusOn(page, CORPORATE);
    await press(page, "m");
    await expect(menu.toggle(MEDIA)).toBeFocused();
    await page.clock.runFor(TYPE_AHEAD_RESETS_MS + 1);
    await page.keyboard.press("i");
    await expect(menu.toggle(CONTACT)).toBeFocused();
  });

  test("letters typed shortly after each other are one search @thorough", async ({ page }) => {
    const menu = await focusOn(page, CORPORATE);
    await press(page, "ArrowDown", "m");
    await expect(menu.link("Mevzuat")).toBeFocused();
    await page.clock.runFor(TYPE_AHEAD_RESETS_MS - 1);
    await press(page, "e");
    await page.clock.runFor(TYPE_AHEAD_RESETS_MS - 1);
    await press(page, "s");
    await expect(menu.link("Meslek Komiteleri")).toBeFocused();
  });

  test("after 500 ms a search begins anew @thorough", async ({ page }) => {
    const menu = await focusOn(page, CORPORATE);
    await press(page, "ArrowDown", "m");
    await page.clock.runFor(TYPE_AHEAD_RESETS_MS + 1);
    await press(page, "k");
    await expect(menu.link("Kadromuz")).toBeFocused();
  });

  test("one letter again and again walks through all that begin with it @thorough", async ({ page }) => {
    const menu = await focusOn(page, CORPORATE);
    await press(page, "ArrowDown", "m", "m");
    await expect(menu.link("Meclis")).toBeFocused();
    await press(page, "m", "m");
    await expect(menu.link("Mevzuat")).toBeFocused();
  });
});
