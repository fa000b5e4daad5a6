import AxeBuilder from "@axe-core/playwright";
import { open, openPlain } from "./late";
import { CORPORATE, menuOn, SUBMENUS } from "./menu-page";
import { sample, SAMPLES_IN_BOTH } from "./pages";
import { expect, test, type Page } from "./test";

const RULES = ["wcag2a", "wcag21a", "wcag2aa", "wcag21aa", "wcag22aa"];

async function expectAccessible(page: Page, state: string, part = "html"): Promise<void> {
  // Nothing half faded in: colours are judged as they stay.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(RULES).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.join(" ")}) ${failureSummary ?? ""}`),
  );
  expect(found, state).toEqual([]);
}

test.describe("Accessible, light and dark @desktop @phone", () => {
  for (const { title, path, status } of SAMPLES_IN_BOTH) {
    test(title, async ({ page, problems, baseURL }) => {
      if (status === 404) problems.allowFailing(`${baseURL}${path}`);
      await open(page, path);
      await expectAccessible(page, "light");
      await page.emulateMedia({ colorScheme: "dark" });
      await expectAccessible(page, "dark");
    });
  }
});

test.describe("Accessible before scripts @held-back", () => {
  for (const name of ["home", "all-news", "news-item"]) {
    test(name, async ({ page }) => {
      await openPlain(page, sample(name).path.tr);
      await expectAccessible(page, "plain");
    });
  }
});

test.describe("Accessible with everything open", () => {
  test("the menu, each of its submenus", async ({ page }) => {
    await open(page, "/");
    for (const name of SUBMENUS) {
      await menuOn(page).toggle(name).click();
      await expect(menuOn(page).panel(name)).toBeVisible();
      await expectAccessible(page, name, "header");
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, "dark", "header");
  });

  test("the menu of a phone @phone", async ({ page }) => {
    await open(page, "/hakkimizda");
    await menuOn(page).button.tap();
    await menuOn(page).toggle(CORPORATE).tap();
    await expectAccessible(page, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, "dark");
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
  for (const name of ["home", "all-news", "news-item"]) {
    test(name, async ({ page }) => {
      await open(page, sample(name).path.tr);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await expectAccessible(page, "200 %");
    });
  }
});
