import { expectAccessible } from "./accessible";
import { openPlain } from "./late";
import { expect, test } from "./test";

/** After the upstream broke down; only the home page was seen before. */
test.describe("Without the upstream", () => {
  test.describe.configure({ mode: "default" });
  // Unseen pictures are placeholders.
  test.beforeEach(({ problems }) => problems.allow(/\/dosya\//));

  for (const [path, words, more] of [
    ["/haber-list", "Bilgiye şu anda ulaşılamıyor", ""],
    ["/en/news", "can't be reached", " @thorough"],
  ] as const) {
    test(`an unseen page says so and offers a way on: ${path}${more}`, async ({ page, problems, cutOff }) => {
      const address = cutOff.portal.url + path;
      problems.allowFailing(address);
      const response = await page.goto(address);
      expect(response?.status()).toBe(503);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(words);
      await expect(page.locator("main").getByRole("link").first()).toHaveAttribute("href", path);
      await expect(page.locator("header")).toBeVisible();
      await expectAccessible(page, "cut off", { rules: "all" });
    });
  }

  test("the page's button retries, and works once the upstream is back @thorough", async ({
    page,
    problems,
    cutOff,
  }) => {
    const address = `${cutOff.portal.url}/tarihce`;
    problems.allowFailing(address);
    await openPlain(page, address);
    await cutOff.upstream.start();
    await expect(async () => {
      await page.getByRole("link", { name: "Yeniden dene" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tarihçe", { timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await cutOff.upstream.stop();
  });

  test("a page seen before is still served, and after a while says since when", async ({ page, cutOff }) => {
    await openPlain(page, cutOff.portal.url);
    await expect(page.locator("#prices")).toBeVisible();
    await cutOff.clock.advance({ minutes: 15 });
    const stale = page.locator(".notice.stale");
    await expect(async () => {
      await openPlain(page, cutOff.portal.url);
      await expect(stale).toContainText("itibarıyla alınmıştır", { timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await expectAccessible(page, "cut off", { rules: "all" });
  });
});
