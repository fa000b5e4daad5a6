import { expectAccessible } from "../e2e/accessible";
import { actFirst, dialog, lineOnTop, next, NOTICES, peek, position } from "../e2e/intro-page";
import { alive } from "../e2e/late";
import { watchShifts } from "../e2e/shifts";
import { expect, test, type Page } from "../e2e/test";

/** Visitors who are not shown the notices of a first visit, and how they reach them. */
test.use({ hasVisited: false });

test("It gives way to a visitor who has begun to scroll: a line above everything opens it @desktop @phone", async ({
  page,
}) => {
  await actFirst(page, async () => {
    await page.mouse.move(150, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => peek(page, "scrollY")).toBeGreaterThan(0);
  });
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await lineOnTop(page).click();
  await expect(dialog(page)).toBeVisible();
  await next(page).click();
  await expect(position(page)).toHaveText("2 / 2");
  await page.keyboard.press("Escape");
  await expect(lineOnTop(page)).toBeFocused();
  await expect(page).toHaveURL("/");
});

test("A new set of notices is shown again", async ({ page }) => {
  await page.addInitScript(() => {
    if (location.protocol.startsWith("http") && !sessionStorage.getItem("seen")) {
      sessionStorage.setItem("seen", "once");
      localStorage.setItem("acilis", "last month's");
    }
  });
  await page.goto("/");
  await expect(dialog(page)).toBeVisible();
  await page.goto("/kvkk");
  await page.goto("/");
  await alive(page);
  await expect(dialog(page)).toBeHidden();
});

test("It opens on a page where nobody did anything, though scripts came late", async ({ page }) => {
  await actFirst(page, () => Promise.resolve());
  await expect(dialog(page)).toBeVisible();
  await expect(lineOnTop(page)).toHaveCount(0);
});

for (const [what, act] of [
  ["tapped", (page: Page) => page.mouse.click(600, 300)],
  ["begun with the keyboard", (page: Page) => page.keyboard.press("Tab")],
] as const) {
  test(`It stays away from a visitor who has ${what}`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await actFirst(page, () => act(page));
    await expect(lineOnTop(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(await shifts.seen()).toEqual([]);
    await expectAccessible(page, "with the line", { part: "main" });
  });
}

test("A browser without storage never shows it, and opens it by the line", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
  });
  await page.goto("/");
  await alive(page);
  await expect(dialog(page)).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: NOTICES }).click();
  await expect(dialog(page)).toBeVisible();
});

test("without JavaScript the same content is a page of its own @no-script", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: /Borsadan bildirimler/ }).click();
  await expect(page.getByRole("heading", { name: "Yeni Portalımız Yayında" })).toBeVisible();
  await expect(page.getByText("Hasat Dönemi Çalışma Saatleri")).toHaveCount(0);
});
