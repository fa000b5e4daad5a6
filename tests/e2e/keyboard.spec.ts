import { afterFirst } from "../support/sampling";
import { open } from "./late";
import { expect, test, type Page } from "./test";

interface Stop {
  name: string;
  outline: number;
  /** Whether its middle, or the visible part, is covered by something else. */
  covered: boolean;
}

/** Where the focus is, how it is shown, and whether it is visible. */
function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, right, top, bottom } = element.getClientRects()[0] ?? new DOMRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      name: element.textContent.trim() || element.outerHTML.slice(0, 80),
      outline: outlineStyle === "none" ? 0 : parseFloat(outlineWidth),
      covered: !at || !(element.contains(at) || at.contains(element)),
    };
  });
}

/** Presses Tab until the focus has left the page. */
async function stopsOf(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error("the Tab key finds no end");
}

test.describe("By keyboard alone @desktop @phone", () => {
  test("the first stop is the skip link, which leads past the header", async ({ page }) => {
    await open(page, "/");
    const skip = page.locator(".skip");
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  for (const [at, path] of ["/", "/en/all-news", "/detay-duyuru-haber/1007", "/site-haritasi"].entries()) {
    test(`each stop of ${path} is visible and uncovered${afterFirst(at)}`, async ({ page }) => {
      await open(page, path);
      const stops = await stopsOf(page);
      expect(stops.length).toBeGreaterThan(15);
      const hidden = stops.filter(({ outline, covered }) => outline < 2 || covered);
      expect(hidden).toEqual([]);
    });
  }

  test("the focus is visible on dark ground too @thorough", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/");
    const dim = (await stopsOf(page)).filter(({ outline }) => outline < 2);
    expect(dim).toEqual([]);
  });
});

test("A visitor finds, opens and leaves a news item without a mouse", async ({ page }) => {
  await open(page, "/duyuru-haber-list");
  await page.getByRole("main").getByRole("searchbox").focus();
  await page.keyboard.type("laboratuvar");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/ara=laboratuvar/);
  const first = page.locator(".card a").first();
  while (!(await first.evaluate((link) => link === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/detay-duyuru-haber\//);
  // A new page starts with the skip link.
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/ara=laboratuvar/);
});
