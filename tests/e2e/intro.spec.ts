import { hydrated } from "./late";
import { expect, test, type Page } from "./test";

test.use({ hasVisited: false });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Borsadan bildirimler" });

test.describe("What the exchange shows on a first visit @desktop @phone", () => {
  test("comes up once, with its pictures, words and links, and goes by Escape", async ({ page }) => {
    await page.goto("/");
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole("heading", { name: "Yeni Portalımız Yayında" })).toBeVisible();
    await expect(dialog(page).getByText("bugün fiyat ne?")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(page.locator(".visitor-counter")).not.toBeEmpty();
    await expect(dialog(page)).toHaveCount(0);
  });

  test("stays when one clicks beside it, goes by its button, and turns from one to the next", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Sonraki haber" }).click();
    const fair = dialog(page)
      .getByRole("link", { name: /Tarım ve Hayvancılık Fuarı/ })
      .first();
    await expect(fair).toBeInViewport();
    await expect(fair).toHaveAttribute("target", "_blank");
    await dialog(page).getByRole("button", { name: "Kapat" }).click();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test("without JavaScript the same stands on a page of its own @no-script", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /Borsadan bildirimler/ }).click();
  await expect(page.getByRole("heading", { name: "Yeni Portalımız Yayında" })).toBeVisible();
  await expect(page.getByText("Hasat Dönemi Çalışma Saatleri")).toHaveCount(0);
});
