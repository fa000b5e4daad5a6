import { href } from "../../app/pages";
import { logIn, USERS } from "../support/member";
import { word } from "../support/words";
import { SAMPLED_LANGUAGES } from "../support/sampling";
import { expect, takeCookies, test, type Page } from "./member-test";

const TODAY = "2026-11-20";

test.beforeEach(async ({ visitor, watched }) => {
  await visitor.move();
  await takeCookies(visitor.context, await logIn(watched, USERS.member.name));
});

const amount = (page: Page) => page.locator(".figures td.main").first();
const row = (page: Page, text: string) =>
  page.getByRole("table").getByRole("row").filter({ hasText: text }).first();

/** The middles of a row's lines: whatever is within ten pixels is one line. */
async function linesOf(page: Page, text: string): Promise<number[]> {
  const cells = row(page, text).locator("> :is(th, td)");
  const centres = await cells.evaluateAll((all) =>
    all
      .map((each) => each.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, height }) => top + height / 2)
      .toSorted((a, b) => a - b),
  );
  return centres.filter((centre, at) => at === 0 || centre - (centres[at - 1] ?? 0) > 10);
}

for (const language of SAMPLED_LANGUAGES)
  test.describe(`A member's transactions on phones, in ${language} @phone @no-script`, () => {
    test.use({ viewport: { width: 360, height: 740 } });
    const path = href("transactions", language);
    const product = language === "tr" ? "Beyaz Arpa" : "White barley";

    for (const kind of ["alim", "tescil"])
      test(`have two lines, the money in the first, details on demand: ${kind}`, async ({ page }) => {
        await page.goto(`${path}?islem=${kind}`);
        expect(await linesOf(page, product)).toHaveLength(2);
        const name = await row(page, product).locator(".name").boundingBox();
        const money = await row(page, product).locator(".main").boundingBox();
        expect(Math.abs((name?.y ?? 0) - (money?.y ?? 99))).toBeLessThan(8);
        const declaration = row(page, product).getByText(/^B\d+$/);
        await expect(declaration).toBeHidden();
        await page.getByLabel(word(language, "figures.details")).check();
        await expect(declaration).toBeVisible();
        await page.setViewportSize({ width: 1440, height: 900 });
        await expect(page.getByLabel(word(language, "figures.details"))).toBeHidden();
        await expect(declaration).toBeVisible();
      });

    test("are in view after the form is sent, which then says what it shows", async ({ page }) => {
      await page.goto(path);
      const submit = page.getByRole("button", { name: word(language, "list.apply"), exact: true });
      await expect(submit).toBeVisible();
      await page
        .getByLabel(word(language, "board.product"), { exact: true })
        .selectOption({ label: product });
      await submit.click();
      await expect(page).toHaveURL(/urun=8&/);
      await expect(submit).toBeHidden();
      await expect(amount(page)).toBeInViewport();
      const summary = page.locator("main summary").filter({ hasText: product });
      await expect(summary).toBeInViewport();
      await summary.click();
      await expect(submit).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(summary).toBeHidden();
      await expect(submit).toBeVisible();
    });

    test("of today, a week and the month are one tap away, for the chosen kind and product @thorough", async ({
      page,
    }) => {
      await page.goto(`${path}?islem=tescil&urun=8`);
      const days = page.getByRole("navigation", { name: word(language, "transactions.days") });
      for (const [label, from] of [
        ["transactions.today", TODAY],
        ["transactions.lastWeek", "2026-11-14"],
        ["transactions.thisMonth", "2026-11-01"],
      ] as const) {
        const chip = days.getByRole("link", { name: word(language, label), exact: true });
        await chip.click();
        await expect(page).toHaveURL(new RegExp(`islem=tescil&urun=8&bas=${from}&bit=${TODAY}$`));
        await expect(chip).toHaveAttribute("aria-current", "true");
        await expect(days.locator("[aria-current]")).toHaveCount(1);
      }
    });

    test("of today are three taps from log-in, as a file @thorough", async ({ page }) => {
      await page.goto(href("member-bulletin", language));
      await page.getByRole("link", { name: word(language, "memberBulletin.todaysDeals") }).click();
      await expect(page).toHaveURL(new RegExp(`bas=${TODAY}&bit=${TODAY}$`));
      await expect(amount(page)).toBeInViewport();
      const file = page.getByRole("link", { name: word(language, "download.xlsx") }).first();
      await expect(file).toBeInViewport();
      await expect(file).toHaveAttribute("href", new RegExp(`xlsx.*bas=${TODAY}&bit=${TODAY}`));
    });
  });
