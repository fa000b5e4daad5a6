import { LANGUAGES } from "../../app/i18n/language";
import { afterFirst } from "../support/sampling";
import { word } from "../support/words";
import { expectAccessible, expectAccessibleInTheDark } from "./accessible";
import { alive } from "./late";
import { chooseLiteView, viewButton } from "./lite-page";
import { menuOn } from "./menu-page";
import { expect, test } from "./test";

const PHONE = { width: 360, height: 740 };

test.describe("The lite view", () => {
  test("is one click away, and so is the full view", async ({ page }) => {
    await page.goto("/detay/503?tip=etkinlik");
    await alive(page);
    await viewButton(page, "view.lite").click();
    await expect(page.locator(".view-bar")).toContainText(word("tr", "view.lite"));
    await expect(page).toHaveURL(/\/detay\/503\?tip=etkinlik$/);
    await expect(page.getByRole("main").locator("img")).toHaveCount(0);
    await page.goto("/en/content/503?tip=etkinlik");
    await expect(page.locator("img, script[src]")).toHaveCount(0);
    await page
      .locator(".view-bar")
      .getByRole("button", { name: word("en", "view.full") })
      .click();
    await expect(page.locator(".view-bar")).toHaveCount(0);
    await expect(page.getByRole("main").locator("img").first()).toBeVisible();
    await alive(page);
  });

  test("can be chosen in the phone menu, with or without scripts @phone @no-script @thorough", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    await menuOn(page).button.click();
    await menuOn(page)
      .nav.getByRole("button", { name: word("tr", "view.lite") })
      .click();
    await expect(page.locator(".view-bar")).toBeVisible();
    await page.locator(".view-bar").getByRole("button").click();
    await expect(page.locator(".view-bar")).toHaveCount(0);
  });

  test("opens each photo of a gallery by a link @thorough", async ({
    page,
    context,
    baseURL: origin = "",
  }) => {
    await chooseLiteView(context, origin);
    await page.goto("/galeri/1");
    const links = page.locator(".photos a");
    await expect(links).toHaveCount(8);
    const answer = page.waitForResponse((response) => response.url().includes("/dosya/"));
    await links.first().click();
    expect((await answer).headers()["content-type"]).toMatch(/^image\//);
  });

  for (const [language, paths] of [
    [
      "tr",
      ["/", "/detay-duyuru-haber/1007", "/galeri/1", "/gunluk-bulten", "/iletisim", "/ucret-tarifeleri"],
    ],
    ["en", ["/en", "/en/videos", "/en/notices", "/en/organisation-chart", "/en/login", "/en/events"]],
  ] as const) {
    test(`is accessible and fits a phone, in ${language}${afterFirst(LANGUAGES.indexOf(language))}`, async ({
      page,
      context,
      baseURL: origin = "",
    }) => {
      test.slow();
      await chooseLiteView(context, origin);
      await page.setViewportSize(PHONE);
      for (const path of paths) {
        await page.goto(path);
        await expectAccessible(page, path);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(excess, path).toBeLessThanOrEqual(0);
      }
      await expectAccessibleInTheDark(page);
    });
  }
});

test.describe("A browser with Save-Data", () => {
  test("gets the lite view, and scripts once its visitor chooses the full view @thorough", async ({
    page,
    context,
  }) => {
    await context.setExtraHTTPHeaders({ "Save-Data": "on" });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
    );
    await page.goto("/hakkimizda");
    await expect(page.locator("script[src], main img")).toHaveCount(0);
    await viewButton(page, "view.full").click();
    await expect(page.locator("main img").first()).toBeVisible();
    await alive(page);
  });
});
