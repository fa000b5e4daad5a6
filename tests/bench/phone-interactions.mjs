/** @typedef {import("@playwright/test").Page} Page */

/**
 * What visitors do most, each on a page that they have just come to.
 * @type {{ name: string, path: string, act: (page: Page) => Promise<void> }[]}
 */
export const INTERACTIONS = [
  { name: "menu", path: "/haber-list", act: openMenu },
  { name: "first visit's window", path: "/", act: closeWindow },
  { name: "chip", path: "/gunluk-bulten", act: (page) => page.locator(".chips a").first().tap() },
  { name: "filter", path: "/haber-list", act: filter },
  { name: "date", path: "/gunluk-bulten", act: chooseDate },
];

/** @param {Page} page */
async function openMenu(page) {
  await page.locator(".menu-button").tap();
  await page.locator("#menu summary").first().tap();
}

/** @param {Page} page */
async function closeWindow(page) {
  const window = page.locator("dialog[open]");
  await window.waitFor();
  await window.getByRole("button").last().tap();
}

/** @param {Page} page */
async function filter(page) {
  await page.locator("form.filter input[type=search]").tap();
  await page.keyboard.type("hasat");
  await page.keyboard.press("Enter");
}

/** @param {Page} page */
async function chooseDate(page) {
  await page.locator("details.fold > summary").first().tap();
  await page.locator("input[type=date]").fill("2026-11-12");
  await page.locator("form.filter button[type=submit]").first().tap();
}
