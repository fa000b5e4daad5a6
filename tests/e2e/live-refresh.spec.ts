import { logIn, USERS } from "../support/member";
import { startStack, type Stack } from "../support/stack";
import { word } from "../support/words";
import { expectAccessible } from "./accessible";
import { open } from "./late";
import { expect, takeCookies, test as base, type Page } from "./member-test";

/** What arrives in the hall, which comes again by themselves while the session runs. */

const PATH = "/kullanici-bulten?bolum=gelen";
const PERIOD_MS = 30_000;

const test = base.extend<object, { inSession: Stack }>({
  inSession: [
    async ({}, use) => {
      const stack = await startStack({ today: "2026-11-20T10:30" });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ inSession }, use) => use(inSession.portal.url),
});

/** One portal is enough for them. */
test.describe.configure({ mode: "default" });

const figures = (page: Page) => page.getByRole("main").getByRole("table").first();

test.beforeEach(async ({ page, context, inSession }) => {
  await page.clock.install();
  await takeCookies(context, await logIn(inSession, USERS.member.name));
  await open(page, PATH);
  await expect(page.locator(".live-refresh")).toContainText(
    word("tr", "memberBulletin.refresh", { seconds: 30 }),
  );
});

test.afterEach(({ inSession }) => inSession.upstream.clearFaults());

/** Half a minute goes by, and the data of the page is asked for again. */
async function wait(page: Page): Promise<void> {
  const answer = page.waitForResponse(/\/kullanici-bulten\.data/);
  await page.clock.fastForward(PERIOD_MS);
  await answer;
}

test("The figures come again by themselves", async ({ page, inSession }) => {
  const lacking = page.getByText(word("tr", "memberBulletin.lacking"));
  await expect(lacking).toHaveCount(0);
  await inSession.upstream.fault({ match: "GetGelenGunlukUrunler", kind: "500" });
  await wait(page);
  await expect(lacking).toBeVisible();
  await inSession.upstream.clearFaults();
  await wait(page);
  await expect(lacking).toHaveCount(0);
});

test("Figures that can't be renewed stay, the page says so, and the next ones come", async ({
  page,
  problems,
  inSession,
}) => {
  const { origin } = new URL(inSession.portal.url);
  problems.allowFailing(`${origin}/kullanici-bulten.data?bolum=gelen`);
  const title = await page.title();
  const shown = await figures(page).innerText();
  await inSession.upstream.fault({ kind: "500" });
  await wait(page);
  const failed = page.getByRole("status").filter({ hasText: word("tr", "memberBulletin.notRefreshed") });
  await expect(failed).toBeVisible();
  expect(await figures(page).innerText()).toBe(shown);
  await expect(page).toHaveTitle(title);
  await expectAccessible(page, "not renewed");
  await wait(page);
  await expect(failed).toBeVisible();
  await inSession.upstream.clearFaults();
  await expect(async () => {
    await wait(page);
    await expect(failed).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(figures(page)).toBeVisible();
});

test("Who goes on to another page while nothing can be had sees that", async ({
  page,
  problems,
  inSession,
}) => {
  problems.allow(/kullanici-bulten/);
  await inSession.upstream.fault({ kind: "500" });
  await wait(page);
  await expect(figures(page)).toBeVisible();
  await page.getByRole("link", { name: word("tr", "memberBulletin.registrations") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("tr", "error.unavailableTitle"));
});
