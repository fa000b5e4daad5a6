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

test.describe("The menu by keyboard", () => {
  test("Enter and Space open and close a label's submenu, and follow a link", async ({ page }) => {
    for (const key of ["Enter", "Space"]) {
      await open(page, "/");
      const menu = await focusOn(page, MEDIA);
      await press(page, key);
      await expect(menu.panel(MEDIA)).toBeVisible();
      await expect(menu.toggle(MEDIA)).toBeFocused();
      await press(page, key);
      await expect(menu.panel(MEDIA)).toBeHidden();
      await press(page, "ArrowDown", key);
      await expect(page).toHaveURL(/\/haber-list$/);
    }
  });

  test("arrows, Home and End move through the labels in a circle", async ({ page }) => {
    await open(page, "/");
    const menu = await focusOn(page, CORPORATE);
    await press(page, "ArrowRight");
    await expect(menu.toggle(PRICES)).toBeFocused();
    await press(page, "ArrowLeft", "ArrowLeft");
    await expect(menu.toggle(CONTACT)).toBeFocused();
    await press(page, "Home");
    await expect(menu.toggle(CORPORATE)).toBeFocused();
    await press(page, "End");
    await expect(menu.toggle(CONTACT)).toBeFocused();
    await expect(menu.opened).toHaveCount(0);
  });

  test("arrows move through a submenu in a circle and into the neighbouring one", async ({ page }) => {
    await open(page, "/");
    const menu = await focusOn(page, MEDIA);
    const last = menu.nav.getByRole("link", { name: /TOBB/ });
    await press(page, "ArrowDown");
    await expect(menu.link("Haberler")).toBeFocused();
    await press(page, "ArrowDown");
    await expect(menu.link("Duyurular")).toBeFocused();
    await press(page, "ArrowUp", "ArrowUp");
    await expect(last).toBeFocused();
    await press(page, "ArrowDown");
    await expect(menu.link("Haberler")).toBeFocused();
    await press(page, "End");
    await expect(last).toBeFocused();
    await press(page, "Escape", "ArrowUp");
    await expect(last).toBeFocused();
    await menu.toggle(SERVICES).focus();
    await press(page, "ArrowDown", "ArrowRight");
    await expect(menu.toggle(MEMBERSHIP)).toBeFocused();
    await expect(menu.panel(MEMBERSHIP)).toBeVisible();
    await expect(menu.panel(SERVICES)).toBeHidden();
    await press(page, "ArrowDown", "ArrowLeft");
    await expect(menu.panel(SERVICES)).toBeVisible();
    await expect(menu.panel(MEMBERSHIP)).toBeHidden();
  });

  test("Escape closes a submenu opened in any way and returns the focus to its label", async ({ page }) => {
    await open(page, "/");
    const menu = await focusOn(page, CORPORATE);
    await press(page, "ArrowDown", "ArrowDown", "Escape");
    await expect(menu.panel(CORPORATE)).toBeHidden();
    await expect(menu.toggle(CORPORATE)).toBeFocused();
    await menu.toggle(MEDIA).hover();
    await expect(menu.panel(MEDIA)).toBeVisible();
    await press(page, "Escape");
    await expect(menu.panel(MEDIA)).toBeHidden();
  });

  test("Tab moves through an open submenu and closes it on leaving; a closed one has no stops", async ({
    page,
  }) => {
    await open(page, "/");
    const menu = await focusOn(page, CORPORATE);
    await press(page, "Tab");
    await expect(menu.toggle(PRICES)).toBeFocused();
    await press(page, "Tab", "Enter", "Tab");
    await expect(menu.link("Kotasyon Listesi")).toBeFocused();
    await press(page, "Shift+Tab");
    await expect(menu.toggle(SERVICES)).toBeFocused();
    await expect(menu.panel(SERVICES)).toBeVisible();
    await press(page, "Shift+Tab");
    await expect(menu.toggle(PRICES)).toBeFocused();
    await expect(menu.panel(SERVICES)).toBeHidden();
    await press(page, "Tab", "Enter", "Tab", "Tab");
    await expect(menu.link("Ücret Tarifeleri")).toBeFocused();
    await menu.link("Teşvik ve Destekler").focus();
    await press(page, "Tab");
    await expect(menu.toggle(MEMBERSHIP)).toBeFocused();
    await expect(menu.panel(SERVICES)).toBeHidden();
  });
});

test("Typing letters in the menu moves to items that start with them", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const pause = () => page.clock.runFor(TYPE_AHEAD_RESETS_MS + 1);
  const menu = await focusOn(page, CORPORATE);
  await press(page, "m");
  await expect(menu.toggle(MEDIA)).toBeFocused();
  await pause();
  await press(page, "i");
  await expect(menu.toggle(CONTACT)).toBeFocused();
  await pause();
  await menu.toggle(CORPORATE).focus();
  await press(page, "ArrowDown", "m");
  await expect(menu.link("Mevzuat")).toBeFocused();
  for (const letter of ["e", "s"]) {
    await page.clock.runFor(TYPE_AHEAD_RESETS_MS - 1);
    await press(page, letter);
  }
  await expect(menu.link("Meslek Komiteleri")).toBeFocused();
  await pause();
  await press(page, "k");
  await expect(menu.link("Kadromuz")).toBeFocused();
  await pause();
  await press(page, "Home", "m", "m");
  await expect(menu.link("Meclis")).toBeFocused();
  await press(page, "m", "m");
  await expect(menu.link("Mevzuat")).toBeFocused();
});
