import { LANGUAGES } from "../../app/i18n/language";
import { href, type PlainPageId } from "../../app/pages";
import { afterFirst } from "../support/sampling";
import { expectWhole } from "./sliced";
import { expect, test } from "./test";

const PAGES: PlainPageId[] = [
  "prices",
  "daily-bulletin",
  "monthly-bulletin",
  "yearly-prices",
  "quotation-list",
  "exchange-rates",
  "active-members",
];

for (const [at, language] of LANGUAGES.entries()) {
  test(`No price page is cut off or scrolls sideways, in ${language}${afterFirst(at)}`, async ({ page }) => {
    test.slow();
    for (const id of PAGES) await expectWhole(page, href(id, language));
    await expectWhole(page, `${href("yearly-prices", language)}?donem=gun`);
  });
}

test("A bulletin is one table: two-line rows on phones, one-line rows where they fit", async ({ page }) => {
  await page.goto("/gunluk-bulten");
  const table = page.getByRole("table", { name: "günlük bülteni" });
  await expect(table).toHaveCount(1);
  const row = table.getByRole("row").filter({ hasText: "Beyaz Arpa" });
  const [name, average, least] = [
    row.getByRole("rowheader"),
    row.getByRole("cell").nth(0),
    row.getByRole("cell").nth(2),
  ];
  const below = async () => {
    const [first, second, third] = await Promise.all(
      [name, average, least].map((cell) => cell.boundingBox()),
    );
    const bottom = (first?.y ?? 0) + (first?.height ?? 0);
    return { isMainBelow: (second?.y ?? 0) >= bottom, isLeastBelow: (third?.y ?? 0) >= bottom - 1 };
  };
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await below()).toEqual({ isMainBelow: false, isLeastBelow: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await below()).toEqual({ isMainBelow: false, isLeastBelow: false });
});

test("On a phone the first figure is in the upper half, and the form opens in place", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const ids = ["prices", "daily-bulletin", "monthly-bulletin", "quotation-list", "exchange-rates"] as const;
  for (const id of ids) {
    await page.goto(href(id, "tr"));
    const box = await page.locator("tbody td:visible").first().boundingBox();
    expect.soft(box?.y, id).toBeLessThan(510);
  }
  await page.goto("/gunluk-bulten");
  const day = page.getByLabel("Gün", { exact: true });
  await expect(day).toBeHidden();
  await page.getByText("Başka bir gün seçin").click();
  await day.fill("2026-11-19");
  await page.getByRole("button", { name: "Listele" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("19 Kasım 2026");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(day).toBeVisible();
});

/** The latest day, and the one with the most classes of the year. */
const PRINTED = LANGUAGES.flatMap((language) =>
  ["2026-11-20", "2026-09-29"].map((day) => `${href("daily-bulletin", language)}?tarih=${day}`),
);

for (const [at, path] of PRINTED.entries()) {
  test(`A daily bulletin prints on two pages, with address and notice: ${path}${afterFirst(at)}`, async ({
    page,
    baseURL: origin = "",
  }) => {
    await page.goto(path);
    for (const margin of ["10mm", "15mm"]) {
      const margins = { top: margin, bottom: margin, left: margin, right: margin };
      const pdf = await page.pdf({ format: "A4", margin: margins });
      const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g);
      expect(pages?.length, margin).toBeGreaterThan(0);
      expect(pages?.length, margin).toBeLessThanOrEqual(2);
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(origin + path)).toBeVisible();
    await expect(page.locator(".banner")).toHaveText(/kurgudur|fictional/);
    await expect(page.locator(".banner")).toBeVisible();
  });
}

test("On a phone the sort links fold with the filter and open by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/fiyatlar");
  const month = page.getByRole("link", { name: "1 ay", exact: true });
  const height = async () => (await page.locator(".sortable thead").boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(2);
  await month.focus();
  expect(await height()).toBeGreaterThan(30);
  await month.blur();
  await page.getByText("Ürün bulun, sıralayın").click();
  expect(await height()).toBeGreaterThan(30);
  const heads = await page.locator(".sortable thead a").all();
  const places = await Promise.all(heads.map((head) => head.boundingBox()));
  const lines = places.map((place) => (place?.y ?? 0) * 1_000 + (place?.x ?? 0));
  expect(lines, "as they are tabbed to").toEqual(lines.toSorted((a, b) => a - b));
  await month.click();
  await expect(page).toHaveURL(/sirala=/);
});
