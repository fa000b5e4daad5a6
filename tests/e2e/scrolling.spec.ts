import { open, openPlain } from "./late";
import { expect, test, type Locator, type Page } from "./test";

const scrollDown = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? Number.NaN);

test.describe("The header stays in view after scrolling @desktop @phone @held-back @no-script", () => {
  test("with logo, menu and languages", async ({ page }) => {
    await openPlain(page, "/hakkimizda");
    const header = page.locator("header");
    const { y = 0, height = 0 } = (await header.boundingBox()) ?? {};
    await scrollDown(page, y + height + 10);
    await expect(page.locator(".brand")).toBeInViewport({ ratio: 1 });
    const bottom = await topOf(page.locator("main"));
    expect(bottom, "the page has moved on").toBeLessThan(0);
    await scrollDown(page, 800);
    await expect(page.locator(".brand")).toBeInViewport({ ratio: 1 });
    expect(await topOf(header), "nothing above it").toBeLessThanOrEqual(0);
  });

  test("except on a low window @thorough", async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await openPlain(page, "/hakkimizda");
    await scrollDown(page, 800);
    await expect(page.locator(".brand")).not.toBeInViewport();
  });
});

test.describe("The link to the top @desktop @phone @held-back @no-script", () => {
  test("appears from 100 px on", async ({ page }) => {
    await openPlain(page, "/hakkimizda");
    const toTop = page.locator(".to-top a");
    await expect(toTop).toBeHidden();
    await scrollDown(page, 95);
    await expect(toTop).toBeHidden();
    for (const top of [101, 900]) {
      await scrollDown(page, top);
      await expect(toTop).toBeVisible();
      await expect(toTop).toBeInViewport({ ratio: 1 });
    }
  });

  test("leads to the top", async ({ page }) => {
    await openPlain(page, "/hakkimizda");
    await scrollDown(page, 900);
    await page.locator(".to-top a").click();
    await expect(page.locator("header")).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test("By keyboard the link to the top moves the focus too @thorough", async ({ page }) => {
  await open(page, "/hakkimizda");
  await scrollDown(page, 900);
  await page.locator(".to-top a").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip")).toBeFocused();
});

test("What waiting costs is shown from its form on, labels included @desktop @phone @no-script", async ({
  page,
}) => {
  await page.goto("/beklemenin-masrafi?urun=8");
  await page.locator("[name=faiz]").fill("35");
  await page.locator("form.filter button").click();
  await expect(page).toHaveURL(/faiz=35/);
  const label = page.locator("form.filter label").first();
  await expect.poll(() => topOf(label), { message: "the page has moved on" }).toBeLessThan(200);
  const { y = 0, height = 0 } = (await page.locator("header").boundingBox()) ?? {};
  expect(await topOf(label)).toBeGreaterThanOrEqual(y + height);
  await expect(page.locator(".figures-frame tbody tr").first()).toBeInViewport();
});
