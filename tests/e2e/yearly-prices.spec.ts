import { href } from "../../app/pages";
import { SAMPLED_LANGUAGES } from "../support/sampling";
import { expect, test } from "./test";

const PHONE = { width: 360, height: 740 };

for (const language of SAMPLED_LANGUAGES) {
  const path = href("yearly-prices", language);

  test(`Price, change and chart fill the first screen of a product's years, in ${language} @phone`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    for (const part of [".last-price", ".price-changes", ".chart"]) {
      const box = await page.locator(part).boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), part).toBeLessThanOrEqual(PHONE.height);
    }
    const chooser = await page.locator("form.filter").boundingBox();
    expect(chooser?.y).toBeGreaterThan(PHONE.height - 1);
  });

  test(`Another product's years and page can be reached without scripts, in ${language} @no-script`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.locator("select[name=urun]").selectOption({ index: 7 });
    await page.locator("form.filter button").click();
    await expect(page).toHaveURL(/urun=\d+/);
    const name = (await page.locator("h1").textContent())?.split(":")[0] ?? "";
    await expect(page.locator(".last-price")).toContainText("2026");
    await page.locator(`.neighbours a[href*="/${language === "tr" ? "urun" : "products"}/"]`).click();
    await expect(page.locator("h1")).toHaveText(name);
  });
}
