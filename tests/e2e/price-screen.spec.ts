import { expectAccessible, expectAccessibleInTheDark } from "./accessible";
import { expect, test, type Page } from "./test";

/** Prices on a large screen in a hall. */

const SHOWN_FOR_MS = 15_000;
const PATH = "/ekran/fiyatlar";

const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const rest = (page: Page) => page.clock.runFor(SHOWN_FOR_MS + 1);

async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
}

test("Leads from one screen to the next by itself, and keeps the prices while there is no connection", async ({
  page,
  context,
  problems,
}) => {
  await open(page, PATH);
  const first = await page.locator("tbody").first().innerText();
  problems.allowOffline();
  await context.setOffline(true);
  await rest(page);
  await expect(page.getByRole("status")).toHaveText(/^Bağlantı yok/);
  expect([await addressOf(page), await page.locator("tbody").first().innerText()]).toEqual([PATH, first]);
  await context.setOffline(false);
  await rest(page);
  await expect(page).toHaveURL(/sayfa=2$/);
  await expect(page.locator("tbody").first()).not.toHaveText(first);
});

test("Stays while somebody uses its links, and while it is paused @thorough", async ({ page }) => {
  await open(page, PATH);
  await page.keyboard.press("Tab");
  await rest(page);
  expect(await addressOf(page)).toBe(PATH);
  await page.getByRole("link", { name: "Durdur" }).click();
  await expect(page).toHaveURL(/dur=1$/);
  await rest(page);
  expect(await addressOf(page)).toBe(`${PATH}?dur=1`);
  await page.getByRole("link", { name: "Sürdür" }).click();
  await expect(page).toHaveURL(PATH);
});

for (const [width, height] of [
  [1920, 1080],
  [1280, 720],
  [3840, 2160],
] as const)
  test(`Each screen fits ${width} by ${height} px @thorough`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const query of ["", "?sayfa=2", "?sayfa=3", "?ara=arpa"]) {
      await page.goto(PATH + query);
      const size = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth, scrollHeight];
      });
      expect(size, query).toEqual([width, height]);
    }
  });

test("Is accessible, and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PATH);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page, PATH);
  await expectAccessibleInTheDark(page);
});
