import { afterFirst } from "../support/sampling";
import { expectAccessible, expectAccessibleInTheDark } from "./accessible";
import { open, openPlain } from "./late";
import { CORPORATE, menuOn, SUBMENUS } from "./menu-page";
import { sample } from "./pages";
import { expect, test } from "./test";

test.describe("Accessible before scripts @held-back", () => {
  for (const [at, name] of ["home", "all-news", "news-item"].entries()) {
    test(name + afterFirst(at), async ({ page }) => {
      await openPlain(page, sample(name).path.tr);
      await expectAccessible(page, "plain");
    });
  }
});

test.describe("Accessible with everything open", () => {
  test("the menu and each submenu", async ({ page }) => {
    await open(page, "/");
    for (const name of SUBMENUS) {
      await menuOn(page).toggle(name).click();
      await expect(menuOn(page).panel(name)).toBeVisible();
      await expectAccessible(page, name, { part: "header" });
    }
    await expectAccessibleInTheDark(page, "header");
  });

  test("the menu on a phone @phone @thorough", async ({ page }) => {
    await open(page, "/hakkimizda");
    await menuOn(page).button.tap();
    await menuOn(page).toggle(CORPORATE).tap();
    await expectAccessible(page, "light");
    await expectAccessibleInTheDark(page);
  });

  test("the folded parts of the board and of an article @phone @desktop", async ({ page }) => {
    for (const path of ["/", "/hakkimizda"]) {
      await open(page, path);
      await page
        .locator("main details:not([open])")
        .evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
      await expectAccessible(page, path);
    }
  });
});

test.describe("Accessible at twice the text size @desktop @phone", () => {
  for (const [at, name] of ["home", "all-news", "news-item"].entries()) {
    test(name + afterFirst(at), async ({ page }) => {
      await open(page, sample(name).path.tr);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await expectAccessible(page, "200 %");
    });
  }
});

test("Accessible: an enlarged photo @thorough", async ({ page }) => {
  await open(page, sample("gallery").path.tr);
  await page.locator(".photos a").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "large photo");
});

test("Accessible: refusals at addresses without a page @phone @desktop @thorough", async ({
  page,
  problems,
}) => {
  const refused = "/%E0%A4%A";
  problems.allowFailing(`${process.env.PORTAL_URL}${refused}`);
  expect((await page.goto(refused))?.status()).toBe(400);
  await expect(page.locator("main").getByRole("link").first()).toHaveAttribute("href", "/");
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);
  await expectAccessible(page, "refused", { rules: "all" });
  await expectAccessibleInTheDark(page);
});
