import { expect, type Page } from "./test";

const WIDTHS = [320, 360, 768, 1440];

/** Expects that a page shows its figures at any width: nothing in it scrolls sideways or is cut off. */
export async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.locator(".figures").first()).toBeAttached();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(slicedParts), `${path} at ${width} px`).toEqual([]);
  }
}

/** Elements wider than their place, except visually hidden ones and drawings. */
function slicedParts(): string[] {
  const isHidden = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== "none" || isHidden(element.parentElement));
  const describe = (element: Element) =>
    `${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`;
  const elements = [document.documentElement, ...document.querySelectorAll("main, main *:not(svg *)")];
  const cut = elements.filter(
    (element) =>
      getComputedStyle(element).display !== "inline" &&
      element.scrollWidth > element.clientWidth &&
      !isHidden(element),
  );
  const outside = [...document.querySelectorAll(".figures :is(td, th)")].filter(
    (cell) =>
      cell.getBoundingClientRect().right > (cell.closest("main")?.clientWidth ?? 0) && !isHidden(cell),
  );
  return [...cut, ...outside].map(describe);
}
