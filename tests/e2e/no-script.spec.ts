import { chooseLiteView } from "./lite-page";
import { CORPORATE, MEDIA, menuOn, SUBMENUS } from "./menu-page";
import { SAMPLES_BY_TURNS } from "./pages";
import { expect, test } from "./test";
import { expectToFitEveryWindow } from "./windows";

test.describe("Without JavaScript @no-script", () => {
  for (const { title, path, status, language } of SAMPLES_BY_TURNS) {
    test(`${title} can be read`, async ({ page, problems, baseURL }) => {
      if (status === 404) problems.allowFailing(`${baseURL}${path}`);
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(100);
    });
  }

  test("no page scrolls sideways, in the full or the lite view @thorough", async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const pages = ["/", "/gunluk-bulten", "/en/links", "/ara?ara=laboratuvar", "/iletisim"];
    for (const path of pages) {
      await page.goto(path);
      await expectToFitEveryWindow(page);
    }
    await chooseLiteView(context, baseURL ?? "");
    for (const path of pages) {
      await page.goto(path);
      await expectToFitEveryWindow(page);
    }
  });

  test("home shows each of its headlines", async ({ page }) => {
    await page.goto("/");
    for (const headline of await page.locator(".slider h3").all()) {
      await headline.scrollIntoViewIfNeeded();
      await expect(headline).toBeInViewport({ ratio: 1 });
    }
    const strip = page.locator(".slider .strip");
    expect(await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test("home shows the prices and changes their unit", async ({ page }) => {
    await page.goto("/");
    const average = page.locator(".figures .main").nth(1);
    await expect(average).toHaveText(/^\d+,\d\d$/);
    const perKilogram = await average.innerText();
    await page.locator(".switch a").last().click();
    await expect(page.locator(".switch [aria-current]")).toHaveText(/ton/);
    await expect(average).not.toHaveText(perKilogram);
  });

  test("home leads a visitor to the prices of the products chosen before", async ({ page }) => {
    await page.goto("/urunlerim");
    await page.getByLabel("Beyaz Arpa").check();
    await page.getByLabel("Ayçiçeği (Yağlık)").check();
    await page.getByRole("button", { name: "Kaydet ve fiyatları göster" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seçilen ürünler");
    await page.goto("/");
    await page.getByRole("link", { name: "Ürünlerim" }).click();
    await expect(page.locator(".sortable a[href^='/urun/']")).toHaveText([/Arpa/, /Ayçiçeği/]);
    await page.getByRole("link", { name: "Seçimi değiştir" }).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  });

  test("the rest of the products unfolds", async ({ page }) => {
    await page.goto("/");
    const rest = page.locator(".board-more table");
    await expect(rest).toBeHidden();
    await page.locator(".board-more summary").click();
    await expect(rest).toBeVisible();
  });

  test("a list can be searched, filtered by year and kind, and paged", async ({ page }) => {
    await page.goto("/duyuru-haber-list");
    await page.getByRole("main").getByRole("searchbox").fill("pamuk");
    await page.getByRole("combobox").selectOption("2026");
    await page.getByRole("button", { name: "Listele" }).click();
    await expect(page).toHaveURL(/ara=pamuk/);
    await expect(page).toHaveURL(/yil=2026/);
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("pamuk");
    await expect(page.getByRole("combobox")).toHaveValue("2026");
    for (const card of await page.locator(".card").all()) await expect(card).toContainText("2026");
    await page.goto("/duyuru-haber-list");
    await page.locator(".chips").getByRole("link", { name: "Duyuru", exact: true }).click();
    await expect(page.locator(".card .kind").first()).toHaveText("Duyuru");
    const first = await page.locator(".card a").first().innerText();
    await page.locator(".pager .next").click();
    await expect(page).toHaveURL(/tip=duyuru/);
    await expect(page.locator(".pager [aria-current]")).toContainText("2");
    await expect(page.locator(".card .kind").first()).toHaveText("Duyuru");
    await expect(page.locator(".card a").first()).not.toHaveText(first);
  });

  test("a card leads to its article, its files and the next one", async ({ page, request }) => {
    await page.goto("/detay-duyuru-haber/1007");
    const file = page.locator(".files a").first();
    const answer = await request.get((await file.getAttribute("href")) ?? "");
    expect(answer.status()).toBe(200);
    expect((await answer.body()).length).toBeGreaterThan(100);
    await page.locator(".previous-next a").first().click();
    await expect(page).not.toHaveURL(/1007$/);
    await expect(page.locator(".rich")).toBeVisible();
  });

  test("each menu link can be reached by mouse and keyboard @thorough", async ({ page }) => {
    await page.goto("/");
    const menu = menuOn(page);
    let reached = 0;
    for (const name of SUBMENUS) {
      await menu.toggle(name).click();
      for (const link of await menu.panel(name).getByRole("link").all()) {
        await link.click({ trial: true });
        reached += 1;
      }
      await menu.toggle(name).click();
    }
    expect(reached).toBe(await menu.nav.locator(".menu-top a").count());
    await menu.toggle(MEDIA).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu.link("Haberler")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/haber-list$/);
  });

  test("the menu marks the current page", async ({ page }) => {
    await page.goto("/tarihce");
    const menu = menuOn(page);
    await menu.toggle(CORPORATE).click();
    await expect(menu.link("Tarihçe")).toHaveAttribute("aria-current", "page");
  });

  test("the skip link leads past the header @thorough", async ({ page }) => {
    await page.goto("/hakkimizda");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#icerik$/);
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  test("nothing is shown that only scripts could fill", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".visitor-counter")).toBeEmpty();
    await expect(page.locator("noscript")).toHaveCount(0);
  });
});
