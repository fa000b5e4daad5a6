import { alive, markDocument, open } from "./late";
import { expect, test, type Page } from "./test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe("Going from page to page", () => {
  test("updates title, heading, address and language", async ({ page }) => {
    await open(page, "/hakkimizda");
    const titleBefore = await page.title();
    await page.locator(".siblings").getByRole("link", { name: "Tarihçe" }).click();
    await expect(page).toHaveURL(/\/tarihce$/);
    await expect(heading(page)).toHaveText("Tarihçe");
    // What a screen reader says first about a new document.
    await expect(page).toHaveTitle(/^Tarihçe · /);
    expect(titleBefore).not.toContain("Tarihçe");
    await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  });

  test("to a missing page shows the error page with ways out", async ({ page, problems, baseURL }) => {
    await open(page, "/");
    problems.allowFailing(`${baseURL}/error`);
    await page.goto("/en-son-haberler");
    await expect(page).toHaveURL(/\/error$/);
    await expect(heading(page)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Site haritası" }).click();
    await expect(page).toHaveURL(/\/site-haritasi$/);
  });
});

test("A phone shows the next page without a sideways move @phone", async ({ page }) => {
  await open(page, "/duyuru-haber-list");
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      document.documentElement.dataset.movedOver = String(viewTransition !== null);
    });
  });
  await page.locator(".card a:visible").first().tap();
  await expect(page).toHaveURL(/\/detay-duyuru-haber\//);
  await expect(page.locator("html")).toHaveAttribute("data-moved-over", "false");
});

test.describe("Filtering a list", () => {
  test("has its own address, and Back undoes it, the field included", async ({ page }) => {
    await open(page, "/duyuru-haber-list");
    const before = await page.locator(".note").first().innerText();
    const search = page.getByRole("main").getByRole("searchbox");
    await search.fill("pamuk");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/ara=pamuk/);
    await expect(page.locator(".note").first()).not.toHaveText(before);
    await expect(search).toHaveValue("pamuk");
    await page.goBack();
    await expect(page).toHaveURL(/\/duyuru-haber-list$/);
    await expect(page.locator(".note").first()).toHaveText(before);
    await expect(search).toHaveValue("");
  });
});

test.describe("Scroll position", () => {
  test("a new page starts at its top; Back and Forward restore the place", async ({ page }) => {
    await open(page, "/duyuru-haber-list");
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(300);
    await page.locator(".card a:visible").nth(7).click();
    await expect(page).toHaveURL(/\/detay-duyuru-haber\//);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/duyuru-haber-list$/);
    await expect.poll(() => scrolled(page)).toBe(place);
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test("stays where the visitor scrolled when scripts load late @thorough", async ({ page }) => {
    await page.goto("/duyuru-haber-list", { waitUntil: "domcontentloaded" });
    await page.evaluate(() => scrollTo(0, 500));
    await alive(page);
    await expect.poll(() => scrolled(page)).toBe(500);
  });

  test("an address with an anchor opens at its place, below the header @thorough", async ({ page }) => {
    await open(page, "/#news");
    const news = page.locator("#news");
    await expect(news).toBeInViewport();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    const header = await page.locator("header").boundingBox();
    const target = await news.boundingBox();
    expect(target?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test("a link to an anchor scrolls without loading a document", async ({ page }) => {
    await open(page, "/hakkimizda");
    const { stillThere } = await markDocument(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator(".to-top a").click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page).toHaveURL(/#top$/);
    expect(await stillThere()).toBe(true);
  });
});
