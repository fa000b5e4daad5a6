import { holdScriptsBack, markDocument, open, openPlain } from "./late";
import { SAMPLES, sample } from "./pages";
import { lackingStyles, rulesOf } from "./style-rules";
import { expect, test, type Page } from "./test";

/** The order of rules matters within their layer. */
const byLayer = (rules: string[]) => rules.toSorted((a, b) => layerOf(a).localeCompare(layerOf(b)));

const layerOf = (rule: string) => /^@layer \w+/.exec(rule)?.[0] ?? "";

/** The address of the sheet of all pages is known once a page lives. */
async function sheetOfAllPages(page: Page): Promise<string> {
  await page.goto(sample("error").path.tr);
  const address = await page.locator("link[rel=stylesheet]").getAttribute("href");
  return (await page.request.get(address ?? "")).text();
}

test("Each kind of page has in its HTML every style that applies to it, in the order of the sheet of all pages", async ({
  page,
  problems,
  baseURL,
}) => {
  test.slow();
  problems.allowFailing(`${baseURL}${sample("error").path.tr}`);
  const allSheets = await sheetOfAllPages(page);
  // What scripts add has its styles from the sheet of all pages, which they fetch.
  await holdScriptsBack(page);
  for (const { name, path } of SAMPLES) {
    await openPlain(page, path.tr);
    const { own, all } = await rulesOf(page, allSheets);
    const here = new Set(own);
    const lacking = all.filter(({ rule, isUsed }) => isUsed && !here.has(rule)).map(({ rule }) => rule);
    expect.soft(lacking, `lacking in the sheet of ${name}`).toEqual([]);
    const inOrder = all.map(({ rule }) => rule).filter((rule) => here.has(rule));
    expect.soft(byLayer(own), `the order in the sheet of ${name}`).toEqual(byLayer(inOrder));
  }
});

test.describe("The sheet of all pages", () => {
  const sheetOfAll = (page: Page) => page.locator("link[rel=stylesheet]");

  test("is missed as long as it waits, by what needs it", async ({ page }) => {
    await open(page, "/");
    await expect(sheetOfAll(page)).toHaveAttribute("media", "not all");
    await page.evaluate(() => {
      const stranger = document.createElement("p");
      stranger.className = "lightbox";
      stranger.textContent = "?";
      document.body.append(stranger);
    });
    await expect.poll(() => lackingStyles(page)).toContainEqual(expect.stringContaining(".lightbox {"));
    await page.evaluate(() => document.querySelector(".lightbox")?.remove());
  });

  test("waits while somebody reads, and applies to the first page that comes without a document", async ({
    page,
  }) => {
    await open(page, "/");
    await expect(sheetOfAll(page)).toHaveAttribute("media", "not all");
    const { stillThere } = await markDocument(page);
    await page.locator("main .card").getByRole("link").first().click();
    await expect(page.locator("main .article")).toHaveCSS("display", "grid");
    await expect(sheetOfAll(page)).not.toHaveAttribute("media");
    expect(await stillThere()).toBe(true);
  });

  test("applies to what scripts alone show", async ({ page, context }) => {
    await open(page, "/");
    await expect(sheetOfAll(page)).toHaveAttribute("media", "not all");
    await context.setOffline(true);
    await expect(page.locator(".notification")).toHaveCSS("display", "grid");
    await expect(sheetOfAll(page)).not.toHaveAttribute("media");
    await context.setOffline(false);
  });
});
