import type { Request } from "@playwright/test";
import { logIn, USERS } from "../support/member";
import { startStack, type Stack } from "../support/stack";
import { word } from "../support/words";
import { expectAccessible } from "../e2e/accessible";
import { open } from "../e2e/late";
import { lackingStyles } from "../e2e/style-rules";
import { expect, takeCookies, test as base, type Page } from "../e2e/member-test";

/** Arrivals in the hall, which refresh themselves while the session is open. */

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

/** One portal is enough for all. */
test.describe.configure({ mode: "default" });

const note = (page: Page) => page.getByText(word("tr", "memberBulletin.refresh", { seconds: 30 }));
const failed = (page: Page) =>
  page.getByRole("status").filter({ hasText: word("tr", "memberBulletin.notRefreshed") });
const figures = (page: Page) => page.getByRole("main").getByRole("table").first();
const lacking = (page: Page) => page.getByText(word("tr", "memberBulletin.lacking"));

const isRefresh = (request: Request) =>
  request.url().includes("/kullanici-bulten") && !request.isNavigationRequest();

test.beforeEach(async ({ page, context, inSession }) => {
  await page.clock.install();
  await takeCookies(context, await logIn(inSession, USERS.member.name));
  await open(page, PATH);
  await expect(note(page)).toBeVisible();
});

test.afterEach(({ inSession }) => inSession.upstream.clearFaults());

/** Half a minute passes, and the page is requested again. */
async function wait(page: Page): Promise<void> {
  const nextRequest = page.waitForRequest(isRefresh);
  await page.clock.fastForward(PERIOD_MS);
  await (await nextRequest).response();
}

/** As a browser tells a page that it is visible or hidden. */
async function show(page: Page, state: "visible" | "hidden"): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

/** The refresh fails, which a browser logs. */
function allowFailing(problems: { allowFailing: (url: string) => void }, stack: Stack): void {
  problems.allowFailing(stack.portal.url + PATH);
}

test("The figures refresh themselves, without counting as a visit", async ({ page, inSession }) => {
  await expect(lacking(page)).toHaveCount(0);
  await inSession.upstream.fault({ match: "GetGelenGunlukUrunler", kind: "500" });
  const request = page.waitForRequest(isRefresh);
  await wait(page);
  await expect(lacking(page)).toBeVisible();
  const headers = await (await request).allHeaders();
  expect(headers).toMatchObject({ "sec-fetch-dest": "empty", referer: inSession.portal.url + PATH });
  await inSession.upstream.clearFaults();
  await wait(page);
  await expect(lacking(page)).toHaveCount(0);
  await expect(note(page)).toBeVisible();
});

test("Figures that appear where there were none bring their styles", async ({ page, inSession }) => {
  await inSession.upstream.fault({ match: "GetOnlineKartIslem", kind: "500" });
  await open(page, "/kullanici-bulten");
  await expect(lacking(page)).toBeVisible();
  const live = page.locator("#canli");
  await expect(live).toHaveCount(0);
  await inSession.upstream.clearFaults();
  await wait(page);
  await expect(live).toBeVisible();
  expect(await lackingStyles(page)).toEqual([]);
});

test("What the visitor reads, folds and looks at stays while figures change around it", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 700 });
  await open(page, `${PATH}&gorunum=salon`);
  const rows = figures(page).locator("tbody tr");
  const texts = await rows.allInnerTexts();
  const third = (await rows.nth(2).locator("th").innerText()).split("\n")[0] ?? "";
  // As if the page were older: without the first two arrivals, and another with another figure.
  await rows.evaluateAll((all) => {
    all[0]?.remove();
    all[1]?.remove();
    const cell = all[3]?.querySelector("td[data-label]");
    if (cell) cell.textContent = "0";
  });
  const opened = page.locator(".siblings details");
  await opened.locator("summary").click();
  const stays = await page.evaluateHandle((name) => {
    const head = [...document.querySelectorAll("tbody th")].find(({ textContent }) =>
      textContent.startsWith(name),
    );
    const focused = head?.querySelector("a") ?? document.querySelector<HTMLElement>("main a");
    focused?.focus();
    getSelection()?.selectAllChildren(document.querySelector("h1") ?? document.body);
    scrollTo(0, 150);
    return { head, focused };
  }, third);
  const title = await page.getByRole("heading", { level: 1 }).innerText();

  await wait(page);

  await expect.poll(() => rows.allInnerTexts()).toEqual(texts);
  expect(
    await stays.evaluate(
      ({ head, focused }, name) => ({
        isFocused: focused === document.activeElement,
        isSameRow: head?.isConnected === true && head.textContent.startsWith(name),
        selected: getSelection()?.toString().trim(),
        scrolled: scrollY,
      }),
      third,
    ),
  ).toEqual({ isFocused: true, isSameRow: true, selected: title, scrolled: 150 });
  await expect(opened).toHaveAttribute("open");
});

test("Figures that can't be refreshed stay, the page says so, and the next ones come", async ({
  page,
  problems,
  inSession,
}) => {
  allowFailing(problems, inSession);
  const title = await page.title();
  const before = await figures(page).innerText();
  await inSession.upstream.fault({ kind: "500" });
  await wait(page);
  await expect(failed(page)).toBeVisible();
  await expect(note(page)).toBeHidden();
  expect(await figures(page).innerText()).toBe(before);
  await expect(page).toHaveTitle(title);
  await expectAccessible(page, "not renewed");
  await wait(page);
  await expect(failed(page)).toBeVisible();
  await inSession.upstream.clearFaults();
  await expect(async () => {
    await wait(page);
    await expect(failed(page)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(note(page)).toBeVisible();
  await expect(figures(page)).toBeVisible();
});

test("Figures stay without a connection, and when the session has ended", async ({
  page,
  context,
  problems,
}) => {
  problems.allowOffline();
  const before = await figures(page).innerText();
  await context.setOffline(true);
  await page.clock.fastForward(PERIOD_MS);
  await expect(failed(page)).toBeVisible();
  await context.setOffline(false);
  await wait(page);
  await expect(failed(page)).toHaveCount(0);
  await context.clearCookies();
  await wait(page);
  await expect(failed(page)).toBeVisible();
  expect(await figures(page).innerText()).toBe(before);
});

test("A hidden page doesn't refresh; returning refreshes at once", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => isRefresh(request) && requests.push(request.url()));
  await show(page, "hidden");
  await page.clock.fastForward(4 * PERIOD_MS);
  expect(requests).toEqual([]);
  const answer = page.waitForRequest(isRefresh);
  await show(page, "visible");
  await (await answer).response();
  await show(page, "hidden");
  await show(page, "visible");
  expect(requests).toHaveLength(1);
});

test("A visitor who goes to another page during an outage sees it", async ({ page, problems, inSession }) => {
  problems.allow(/kullanici-bulten/);
  await inSession.upstream.fault({ kind: "500" });
  await wait(page);
  await expect(figures(page)).toBeVisible();
  await page.getByRole("link", { name: word("tr", "memberBulletin.registrations") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("tr", "error.unavailableTitle"));
});
