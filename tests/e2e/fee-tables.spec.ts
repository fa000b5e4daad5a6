import { href } from "../../app/pages";
import { SAMPLED_LANGUAGES } from "../support/sampling";
import { expect, test, type Page } from "./test";

const WIDTHS = [320, 360, 768, 1440];

interface FeeTable {
  caption: string;
  isStacked: boolean;
  isCut: boolean;
  leftFigures: string[];
}

const tablesIn = (page: Page): Promise<FeeTable[]> =>
  page.locator(".rich table").evaluateAll((tables) =>
    tables.map((table) => {
      const frame = table.parentElement ?? table;
      const figures = [...table.querySelectorAll("td.figure")];
      return {
        caption: table.querySelector("caption")?.textContent ?? "",
        isStacked: getComputedStyle(table).display === "block",
        isCut: frame.scrollWidth > frame.clientWidth,
        leftFigures: figures
          .filter((cell) => getComputedStyle(cell).textAlign !== "end")
          .map((cell) => cell.textContent),
      };
    }),
  );

for (const language of SAMPLED_LANGUAGES)
  test(`Fee tables become blocks only where they don't fit, figures right-aligned, in ${language} @desktop @no-script`, async ({
    page,
  }) => {
    await page.goto(href("fees", language));
    const stacked: Record<number, number[]> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const tables = await tablesIn(page);
      expect(tables).toHaveLength(5);
      expect(
        tables.filter(({ isCut, leftFigures }) => isCut || leftFigures.length > 0),
        `${width} px`,
      ).toEqual([]);
      stacked[width] = tables.flatMap(({ isStacked }, index) => (isStacked ? [index] : []));
    }
    // Dues by degree, four columns of figures, fit a common phone.
    expect(stacked[360]).not.toContain(1);
    expect(stacked[768]).toEqual([]);
    expect(stacked[1440]).toEqual([]);
  });
