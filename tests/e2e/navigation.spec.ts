import { alive, markDocument, open } from "./late";
import { menuOn, CORPORATE } from "./menu-page";
import { expect, test, type Page } from "./test";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe("Going from page to page", () => {
  test("brings title, heading, address and language of the new page", async ({ page }) => {
    await open(page, "/hakkimizda");
    const titleBefore = await page.title();
    await page.locator(".siblings").getByRole("link", { name: "Tarihçe" }).click();
    await expect(page).toHaveURL(/\/tarihce$/);
    await expect(heading(page)).toHaveText("Tarihçe");
    // What a screen reader says first of a new document.
    await expect(page).toHaveTitle(/^Tarihçe · /);
    expect(titleBefore).not.toContain("Tarihçe");
    await expect(page.locator("html")).toHaveAttribute("lang", "tr");
  });

  test("brings the head's addresses of the new page @thorough", async ({ page }) => {
    await open(page, "/en/about");
    await page.locator(".siblings").getByRole("link", { name: "History" }).click();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/en\/history$/);
    await expect(page.locator("link[hreflang=tr]")).toHaveAttribute("href", /\/tarihce$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("begins at the beginning for the keyboard, too: the first stop leads past the header @thorough", async ({
    page,
  }) => {
    for (const [path, link] of [
      ["/", "main .card a"],
      ["/duyuru-haber-list", ".pager .next"],
    ] as const) {
      await open(page, path);
      const address = await page.locator(link).first().getAttribute("href");
      await page.locator(link).first().focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${address?.replace(/[?]/g, "\\?")}$`));
      await expect(heading(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(page.locator(".skip")).toBeFocused();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.locator("main :focus")).toHaveCount(1);
    }
  });

  test("by a switch says which of its links is chosen @thorough", async ({ page }) => {
    await open(page, "/");
    const perTonne = page.locator(".switch").getByRole("link").last();
    await perTonne.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/birim=ton/);
    await expect(perTonne).toHaveAttribute("aria-current", "true");
  });

  test("to the page one is on loads it anew @thorough", async ({ page }) => {
    await open(page, "/tarihce");
    const { stillThere } = await markDocument(page);
    const reloaded = page.waitForEvent("load");
    await menuOn(page).toggle(CORPORATE).click();
    await menuOn(page).link("Tarihçe").click();
    await reloaded;
    await expect(page).toHaveURL(/\/tarihce$/);
    expect(await stillThere()).toBe(false);
  });

  test("by the logo leads home @thorough", async ({ page }) => {
    await open(page, "/en/history");
    await page.locator(".brand").click();
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.locator("#prices")).toBeVisible();
  });

  test("to a page that is not there shows the error page with ways out", async ({
    page,
    problems,
    baseURL,
  }) => {
    await open(page, "/");
    problems.allowFailing(`${baseURL}/error`);
    await page.goto("/en-son-haberler");
    await expect(page).toHaveURL(/\/error$/);
    await expect(heading(page)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Site haritası" }).click();
    await expect(page).toHaveURL(/\/site-haritasi$/);
  });
});

test.describe("Filtering a list", () => {
  test("shows the answer at its own address", async ({ page }) => {
    await open(page, "/duyuru-haber-list");
    const before = await page.locator(".count").innerText();
    await page.getByRole("main").getByRole("searchbox").fill("pamuk");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/ara=pamuk/);
    await expect(page.locator(".count")).not.toHaveText(before);
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("pamuk");
  });

  test("can be undone by Back, the field included @thorough", async ({ page }) => {
    await open(page, "/duyuru-haber-list");
    const before = await page.locator(".count").innerText();
    await page.getByRole("main").getByRole("searchbox").fill("pamuk");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/ara=pamuk/);
    await page.goBack();
    await expect(page).toHaveURL(/\/duyuru-haber-list$/);
    await expect(page.locator(".count")).toHaveText(before);
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("");
  });
});

test.describe("Where a page is scrolled to", () => {
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

  test("scripts that come late leave the page where the visitor has scrolled it @thorough", async ({
    page,
  }) => {
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

  test("a link to an anchor of the page scrolls there and keeps the document", async ({ page }) => {
    await open(page, "/hakkimizda");
    const { stillThere } = await markDocument(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator(".to-top a").click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page).toHaveURL(/#top$/);
    expect(await stillThere()).toBe(true);
  });
});
