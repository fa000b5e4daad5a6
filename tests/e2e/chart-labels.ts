import { expect, type Page } from "@playwright/test";

const WIDTHS = [320, 360, 768, 1440];

/** Expects that no chart label overlaps a line, another label or an edge, at any width. */
export async function expectLabelsApart(page: Page): Promise<void> {
  await expect(page.locator(".chart").first()).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(badLabels), `at ${width} px`).toEqual([]);
  }
}

function badLabels(): string[] {
  const SAMPLES = 400;
  /** Lines of text are higher than their letters. */
  const LEADING = 3;
  const inside = ({ x, y }: { x: number; y: number }, box: DOMRect) =>
    x > box.left && x < box.right && y > box.top + LEADING && y < box.bottom - LEADING;
  const pointsOf = (path: SVGPathElement) => {
    const matrix = path.getScreenCTM();
    const length = path.getTotalLength();
    return Array.from({ length: SAMPLES + 1 }, (_, at) =>
      path.getPointAtLength((length * at) / SAMPLES).matrixTransform(matrix ?? undefined),
    );
  };
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right &&
    b.left < a.right &&
    a.top + LEADING < b.bottom - LEADING &&
    b.top + LEADING < a.bottom - LEADING;
  return [...document.querySelectorAll(".chart")].flatMap((chart) => {
    const labels = [...chart.querySelectorAll("text")]
      .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const frame = chart.closest("figure")?.getBoundingClientRect();
    const points = [...chart.querySelectorAll("path")].flatMap(pointsOf);
    return labels.flatMap(({ text, box }, at) => [
      ...(points.some((point) => inside(point, box)) ? [`${text} lies on a line`] : []),
      ...labels
        .slice(at + 1)
        .filter((other) => meet(box, other.box))
        .map((other) => `${text} lies on ${other.text}`),
      ...(frame && (box.left < frame.left || box.right > frame.right) ? [`${text} is outside`] : []),
    ]);
  });
}
