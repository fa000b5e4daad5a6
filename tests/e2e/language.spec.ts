import { EVERY_PAGE } from "../support/sampling";
import { open, openPlain } from "./late";
import { sample } from "./pages";
import { expect, test, type Page } from "./test";

const NEWS = sample("news-item");

const languageLink = (page: Page, language: "tr" | "en") => page.locator(`.languages a[lang=${language}]`);

/** Everything of the switch works without scripts. */
const HERE = EVERY_PAGE ? "@desktop @phone @no-script @held-back" : "@phone @no-script";

test.describe(`The language switch ${HERE}`, () => {
  test("leads to the same page in the other language, and back", async ({ page }) => {
    await openPlain(page, NEWS.path.tr);
    await expect(languageLink(page, "tr")).toHaveAttribute("aria-current", "true");
    await languageLink(page, "en").click();
    await expect(page).toHaveURL(NEWS.path.en);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(languageLink(page, "en")).toHaveAttribute("aria-current", "true");
    await languageLink(page, "tr").click();
    await expect(page).toHaveURL(NEWS.path.tr);
    await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  });

  test("keeps the filters of a list @thorough", async ({ page }) => {
    await openPlain(page, "/duyuru-haber-list?sayfa=2&tip=duyuru");
    await languageLink(page, "en").click();
    await expect(page).toHaveURL("/en/all-news?sayfa=2&tip=duyuru");
  });

  test("is remembered where the address names no language", async ({ page }) => {
    await openPlain(page, "/tarihce");
    await languageLink(page, "en").click();
    await expect(page).toHaveURL("/en/history");
    await openPlain(page, "/");
    await expect(page).toHaveURL("/en");
    await languageLink(page, "tr").click();
    await expect(page).toHaveURL("/");
    await openPlain(page, "/");
    await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  });

  test("does not affect addresses that name their language @thorough", async ({ page }) => {
    await openPlain(page, "/en");
    await languageLink(page, "en").click();
    await openPlain(page, "/tarihce");
    await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  });
});

test("After following a link the switch leads to the new page @thorough", async ({ page }) => {
  await open(page, "/hakkimizda");
  await page.locator(".siblings").getByRole("link", { name: "Tarihçe" }).click();
  await expect(page).toHaveURL("/tarihce");
  await languageLink(page, "en").click();
  await expect(page).toHaveURL("/en/history");
});

test("A text without English is shown in Turkish, says so and is marked as Turkish", async ({ page }) => {
  await open(page, sample("news-item (no English)").path.en);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator(".notice.language")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "tr");
  await expect(page.locator(".rich")).toHaveAttribute("lang", "tr");
});
