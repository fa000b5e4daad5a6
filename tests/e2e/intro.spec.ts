import { expectAccessible, expectAccessibleInTheDark } from "./accessible";
import { close, dialog, lineOnTop, next, NOTICES, openedOn, OTHERS, peek, position } from "./intro-page";
import { alive, holdBack } from "./late";
import { watchShifts } from "./shifts";
import { expect, test } from "./test";

test.use({ hasVisited: false });

test.describe("The exchange's notices on a first visit @desktop @phone", () => {
  test("open once, with picture, words and links, and close by Escape", async ({ page }) => {
    await openedOn(page);
    await expect(dialog(page).getByRole("heading", { name: "Yeni Portalımız Yayında" })).toBeVisible();
    await expect(dialog(page).getByText("bugün fiyat ne?")).toBeVisible();
    const picture = dialog(page).getByRole("img", { name: "Borsa binasının gündüz görünümü" });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await page.reload();
    await alive(page);
    await expect(page.locator(".visitor-counter")).not.toBeEmpty();
    await expect(dialog(page)).toBeHidden();
    await expect(lineOnTop(page)).toHaveCount(0);
  });

  test("stay open on a click beside them, close by their button, and turn to the next", async ({ page }) => {
    await openedOn(page);
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeVisible();
    const fair = dialog(page)
      .getByRole("link", { name: /Tarım ve Hayvancılık Fuarı/ })
      .first();
    await next(page).click();
    await expect(fair).toBeInViewport();
    await expect(fair).toHaveAttribute("target", "_blank");
    await expect(position(page)).toHaveText("2 / 2");
    await expect(dialog(page).locator("[aria-current]")).toHaveAccessibleName("2 / 2");
    await dialog(page).getByRole("button", { name: "1 / 2", exact: true }).click();
    await expect(position(page)).toHaveText("1 / 2");
    await expect(fair).not.toBeInViewport();
    await close(page).click();
    await expect(dialog(page)).toBeHidden();
  });

  test("cover the page, which neither scrolls nor moves, and fit the window @thorough", async ({ page }) => {
    const shifts = await watchShifts(page);
    await openedOn(page);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press("PageDown");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const { x = -1, y = -1, width = 0, height = 0 } = (await dialog(page).boundingBox()) ?? {};
    const window = page.viewportSize() ?? { width: 0, height: 0 };
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect([x + width <= window.width, y + height <= window.height]).toEqual([true, true]);
    if (window.width < 768) expect([width, height].map(Math.round)).toEqual([360, 740]);
    expect(await shifts.seen()).toEqual([]);
  });

  test("are accessible in both colour schemes, the second slide too @thorough", async ({ page }) => {
    await openedOn(page);
    await expectAccessible(page, "first slide", { part: ".intro" });
    await next(page).click();
    await expect(dialog(page).getByRole("heading", { name: /Fuarı/ })).toBeInViewport();
    await expectAccessible(page, "second slide", { part: ".intro" });
    await expectAccessibleInTheDark(page, ".intro");
  });
});

test("The notices open before the page is complete and before other scripts @thorough", async ({ page }) => {
  const late = await holdBack(page, /\/assets\/(?:behaviours|intro)[^/]*\.js$/);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector("dialog[open]")) Object.assign(window, { openedIn: document.readyState });
    }).observe(document, { attributeFilter: ["open"], subtree: true });
  });
  const opened = page.waitForRequest(/\/intro-[^/]+\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await opened;
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "openedIn") as unknown)).not.toBe("complete");
  await expect(dialog(page).getByRole("heading", { name: NOTICES })).toBeFocused();
  await close(page).click();
  await expect(dialog(page)).toBeHidden();
  await late.release();
});

test("By keyboard alone: arrows turn, Tab stays inside, Escape returns to the page", async ({ page }) => {
  await openedOn(page);
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByRole("heading", { name: /Fuarı/ })).toBeInViewport();
  await expect(position(page)).toHaveText("2 / 2");
  await page.keyboard.press("ArrowRight");
  await expect(position(page)).toHaveText("1 / 2");
  await page.keyboard.press("ArrowLeft");
  await expect(position(page)).toHaveText("2 / 2");
  for (let turn = 0; turn < 14; turn += 1) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus:not(dialog, dialog *)")).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip")).toBeFocused();
});

test("Back closes the notices and stays on the page; closing leaves no history entry @thorough", async ({
  page,
}) => {
  await page.goto("/kvkk");
  await openedOn(page);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/");
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await close(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL("/kvkk");
});

test("Without a connection the first slide stays, and the others load when it is back @thorough", async ({
  page,
  problems,
}) => {
  problems.allow(/acilis/);
  await openedOn(page);
  await page.route(OTHERS, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => OTHERS.test(request.url()));
  await next(page).click();
  await failed;
  await expect(position(page)).toHaveText("1 / 2");
  await expect(dialog(page).getByText("bugün fiyat ne?")).toBeInViewport();
  await page.unroute(OTHERS);
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByRole("heading", { name: /Fuarı/ })).toBeInViewport();
});

test("The notices' picture loads when they open, other slides when turned to @thorough", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const scripts = await holdBack(page, /\/assets\/entry[^/]+\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => requests.some((url) => url.includes("/dosya/"))).toBe(true);
  const sources = String(await peek(page, "document.querySelector('.intro img').srcset"));
  const pictures = () =>
    requests.filter((url) => sources.includes(new URL(url).pathname) && url.includes("/dosya/"));
  expect(pictures()).toEqual([]);
  const opened = page.waitForRequest(/\/intro-[^/]+\.js$/);
  await scripts.release();
  await opened;
  await expect(next(page)).toBeVisible();
  await expect.poll(() => pictures().length).toBe(1);
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => OTHERS.test(url))).toEqual([]);
  await next(page).click();
  await expect(position(page)).toHaveText("2 / 2");
  await expect.poll(() => requests.filter((url) => OTHERS.test(url)).length).toBe(1);
  // A visitor who has seen it loads nothing of it.
  requests.length = 0;
  await page.goto("/en");
  await alive(page);
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => /\/intro-[^/]+\.js$/.test(url))).toEqual([]);
});
