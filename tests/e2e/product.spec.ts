import { expectAccessible, expectAccessibleInTheDark } from "./accessible";
import { sample } from "./pages";
import { expectWhole } from "./sliced";
import { expect, test } from "./test";

const { path } = sample("product");
const NARROWEST = { width: 320, height: 640 };

test("A product's page fits 320 px, chart labels included", async ({ page }) => {
  await expectWhole(page, path.tr);
  await page.setViewportSize(NARROWEST);
  await page.goto(`${path.tr}?sure=3a`);
  const widths = await page
    .locator(".chart text")
    .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().right));
  expect(widths.length).toBeGreaterThan(10);
  expect(Math.max(...widths)).toBeLessThanOrEqual(NARROWEST.width);
  await expectAccessible(page, "light");
  await expectAccessibleInTheDark(page);
});

test("A load's worth and a quantity that can't be used are accessible", async ({ page }) => {
  for (const query of ["miktar=12.500", "miktar=12 römork", "miktar=5&teklif=on sekiz"]) {
    await page.goto(`${path.en}?${query}`);
    await expectAccessible(page, "light");
    await expectAccessibleInTheDark(page);
  }
});

test("Each point of a product's charts is in their tables, by keyboard @thorough", async ({ page }) => {
  await page.goto(`${path.en}?sure=1y`);
  for (const heading of ["price chart", "Seasons over each other"]) {
    const part = page.getByRole("region", { name: heading });
    const table = part.getByRole("table");
    await expect(table).toBeHidden();
    await part.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(table).toBeVisible();
  }
  const season = page.getByRole("region", { name: "Seasons" }).getByRole("table");
  await expect(season.getByRole("columnheader")).toHaveCount(6);
  await expect(season.getByRole("row")).toHaveCount(13);
});

test("A product's page is complete without scripts @no-script", async ({ page }) => {
  await page.goto(path.tr);
  await expect(page.getByText("20 Kasım 2026 Cuma ortalaması")).toBeVisible();
  await page.getByRole("link", { name: "1 yıl" }).click();
  await expect(page).toHaveURL(/sure=1y/);
  await expect(page.locator("svg.chart")).toHaveCount(2);
});

test("A load's worth is given without scripts @no-script", async ({ page }) => {
  await page.goto(`${path.tr}?sure=1y`);
  const quantity = page.getByRole("textbox", { name: "Miktar" });
  await quantity.fill("12.500");
  await quantity.press("Enter");
  await expect(page).toHaveURL(/sure=1y&miktar=12\.500&birim=kg#deger$/);
  const part = page.getByRole("region", { name: "Ürününüz ne eder?" });
  await expect(part).toBeInViewport();
  await expect(part.getByRole("definition").first()).toHaveText(/^₺\d{3}\.\d{3},\d\d$/);
  await page.getByRole("textbox", { name: "Size verilen fiyat" }).fill("1,00");
  await part.getByRole("button", { name: "Hesapla" }).click();
  await expect(part.getByText("Borsa ortalamasına göre")).toBeVisible();
  await quantity.fill("12 römork");
  await part.getByRole("button", { name: "Hesapla" }).click();
  await expect(quantity).toHaveValue("12 römork");
  await expect(quantity).toHaveAttribute("aria-invalid", "true");
  await expect(quantity).toHaveAccessibleDescription("Miktar anlaşılamadı. Örnek: 12.500");
});
