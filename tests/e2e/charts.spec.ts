import { LANGUAGES } from "../../app/i18n/language";
import { href } from "../../app/pages";
import { EVERY_PAGE } from "../support/sampling";
import { expectLabelsApart } from "./chart-labels";
import { sample } from "./pages";
import { expect, test, type Page } from "./test";

const { path: product } = sample("product");

/** Prices of two and of six digits, over a month and over all years; every third in the gate. */
const CHARTS = LANGUAGES.flatMap((language) => [
  `${href("daily-bulletin", language)}?tarih=2026-11-20&sure=6a`,
  `${href("daily-bulletin", language)}?tarih=2026-11-20&urun=20&sure=1y`,
  `${product[language]}?sure=1a`,
  `${product[language]}?sure=3a`,
  `${product[language]}?sure=1y`,
  `${product[language]}?sure=tumu`,
  href("yearly-prices", language),
  href("monthly-bulletin", language),
]);

for (const path of CHARTS.filter((_, at) => EVERY_PAGE || at % 3 === 0)) {
  test(`Chart labels overlap neither lines nor each other nor the edges: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectLabelsApart(page);
  });
}

test("A chart names its unit at the axis and its last price with the day", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`${product.tr}?sure=1a`);
  const [prices, seasons] = [page.locator(".chart").first(), page.locator(".named .chart")];
  for (const chart of [prices, seasons]) await expect(chart.locator(".unit")).toHaveText("₺/kg");
  await expect(prices.locator(".last")).toHaveText(/^20 Kas: \d+,\d\d$/);
  await expect(seasons.locator(".last")).toHaveText(/^Kas: \d+,\d\d$/);
  expect(await isAtEndOfLine(page)).toBe(true);
});

/** Whether the mark of the last price is at the end of the line. */
function isAtEndOfLine(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const chart = document.querySelector(".chart");
    const line = chart?.querySelector<SVGPathElement>(".line");
    const mark = chart?.querySelector("circle")?.getBoundingClientRect();
    const matrix = line?.getScreenCTM();
    if (!line || !mark || !matrix) return false;
    const end = line.getPointAtLength(line.getTotalLength()).matrixTransform(matrix);
    const [x, y] = [mark.left + mark.width / 2, mark.top + mark.height / 2];
    return Math.hypot(end.x - x, end.y - y) < 2;
  });
}
