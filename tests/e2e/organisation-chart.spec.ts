import { openPlain } from "./late";
import { expect, test, type Locator, type Page } from "./test";

const PATH = "/organisazyon-sema";

const box = (page: Page, title: string) =>
  page
    .locator(".chart-box")
    .filter({ has: page.locator(".chart-title", { hasText: new RegExp(`^${title}$`) }) });

async function placeOf(locator: Locator) {
  const place = await locator.boundingBox();
  if (!place) throw new Error("is not drawn");
  return { ...place, centre: place.x + place.width / 2, end: place.x + place.width };
}

test.describe("The organisation chart", () => {
  test("has its trunk in the middle and organs on both sides, without overlaps", async ({ page }) => {
    await openPlain(page, PATH);
    const council = await placeOf(box(page, "Meclis"));
    const board = await placeOf(box(page, "Yönetim Kurulu"));
    const committees = await placeOf(box(page, "Meslek Komiteleri"));
    const disciplinary = await placeOf(box(page, "Disiplin Kurulu"));
    expect(board.centre).toBeCloseTo(council.centre, 0);
    expect(board.y).toBeGreaterThan(council.y + council.height);
    expect(committees.end).toBeLessThan(council.centre);
    expect(disciplinary.x).toBeGreaterThan(council.centre);
    const places = await Promise.all((await page.locator(".chart-box").all()).map(placeOf));
    const overlaps = places.flatMap((a, index) =>
      places
        .slice(index + 1)
        .filter((b) => a.x < b.end && b.x < a.end && a.y < b.y + b.height && b.y < a.y + a.height),
    );
    expect(overlaps).toEqual([]);
  });

  test("is a nested list on a phone, and opens the people of a box by touch @phone @thorough", async ({
    page,
  }) => {
    await openPlain(page, PATH);
    const council = await placeOf(box(page, "Meclis"));
    const board = await placeOf(box(page, "Yönetim Kurulu"));
    const laboratory = await placeOf(box(page, "Laboratuvar"));
    expect(board.x).toBeGreaterThan(council.x);
    expect(laboratory.x).toBeGreaterThan(board.x);
    expect([board.end, laboratory.end].map(Math.round)).toEqual(Array(2).fill(Math.round(council.end)));
    await box(page, "Laboratuvar").getByText("3 kişi").tap();
    await expect(box(page, "Laboratuvar").getByRole("link", { name: "Çağla Ölmez" })).toBeVisible();
  });

  test("opens the people of a box by keyboard, without scripts @no-script", async ({ page }) => {
    await openPlain(page, PATH);
    const laboratory = box(page, "Laboratuvar");
    await laboratory.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(laboratory.getByRole("link", { name: "Çağla Ölmez" })).toBeVisible();
  });
});
