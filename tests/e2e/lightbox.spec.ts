import { open } from "./late";
import { expect, test, type Page } from "./test";

const ALBUM = "/galeri/1";

const photo = (page: Page, index: number) => page.locator(".photos a").nth(index);
const dialog = (page: Page) => page.getByRole("dialog", { name: "Büyük fotoğraf" });
const place = (page: Page) => dialog(page).locator("b");

/** Opens a photo's large picture and waits until it is visible. */
async function enlarge(page: Page, index: number): Promise<void> {
  await photo(page, index).click();
  await expect(dialog(page)).toBeVisible();
}

test("A photo enlarges, keys turn to the others, and the focus returns to the last one", async ({ page }) => {
  await open(page, ALBUM);
  await enlarge(page, 2);
  await expect(place(page)).toHaveText("3 / 8");
  await page.keyboard.press("ArrowRight");
  await expect(place(page)).toHaveText("4 / 8");
  await expect(dialog(page)).toContainText("Teklif anı");
  await page.keyboard.press("End");
  await expect(place(page)).toHaveText("8 / 8");
  await page.keyboard.press("ArrowRight");
  await expect(place(page)).toHaveText("1 / 8");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(place(page)).toHaveText("7 / 8");
  const picture = dialog(page).locator("img");
  await expect(picture).toHaveAttribute("alt", /Siloların önündeki kantarda/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(320);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(photo(page, 6)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${ALBUM}$`));
});

test("The page behind an enlarged photo neither scrolls nor takes the focus @thorough", async ({ page }) => {
  await open(page, ALBUM);
  await photo(page, 0).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 600);
  for (let turn = 0; turn < 4; turn += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog(page).locator(":focus")).toHaveCount(1);
  }
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await dialog(page).getByRole("button", { name: "Kapat" }).click();
  await expect(photo(page, 0)).toBeFocused();
});

test("On a phone the enlarged photo fits and a swipe turns to the next @phone", async ({ page }) => {
  await open(page, ALBUM);
  await enlarge(page, 0);
  const { width = 0, height = 0 } = (await dialog(page).boundingBox()) ?? {};
  expect([width, height].map(Math.round)).toEqual([360, 740]);
  for (const button of await dialog(page).getByRole("button").all()) {
    const box = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    expect(box.y + box.height).toBeLessThanOrEqual(740);
  }
  await dialog(page).evaluate((element) => {
    const touchAt = (clientX: number) => [
      new Touch({ identifier: 1, target: element, clientX, clientY: 300 }),
    ];
    element.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches: touchAt(300) }));
    element.dispatchEvent(new TouchEvent("touchend", { bubbles: true, changedTouches: touchAt(90) }));
  });
  await expect(place(page)).toHaveText("2 / 8");
});

test("When the lightbox script fails to load, the link opens the picture @thorough", async ({
  page,
  problems,
}) => {
  problems.allow(/lightbox/);
  await page.route(/\/open-lightbox-[^/]+\.js$/, (route) => route.abort());
  await open(page, ALBUM);
  await photo(page, 1).click();
  await expect(page).toHaveURL(/\/dosya\/.*w=1440$/);
});

test("Nothing of the lightbox loads before a photo is opened @thorough", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await open(page, ALBUM);
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => url.includes("lightbox"))).toEqual([]);
  await enlarge(page, 0);
  expect(requests.some((url) => url.includes("lightbox"))).toBe(true);
});

test("React loads with the first enlarged photo, in one script only @thorough", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js") && (await response.text()).includes("createRoot")) {
      scripts.push(new URL(response.url()).pathname);
    }
  });
  await open(page, ALBUM);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await enlarge(page, 0);
  await expect.poll(() => scripts).toEqual([expect.stringMatching(/open-lightbox-/)]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  // Nothing of it remains, and it opens again.
  await enlarge(page, 3);
  await expect(place(page)).toHaveText("4 / 8");
});

test("A click that requests another tab is left to the browser @thorough", async ({ page, context }) => {
  await open(page, ALBUM);
  const another = context.waitForEvent("page");
  await photo(page, 0).click({ modifiers: ["ControlOrMeta"] });
  await (await another).close();
  await expect(page).toHaveURL(ALBUM);
  await expect(dialog(page)).toHaveCount(0);
});

test("Without JavaScript a photo links to its large picture @no-script", async ({ page }) => {
  await page.goto(ALBUM);
  await photo(page, 0).click();
  await expect(page).toHaveURL(/\/dosya\/.*w=1440$/);
});

test("Pictures in the first view load before those further down @phone @thorough", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") requests.push(new URL(request.url()).pathname);
  });
  await page.goto(ALBUM);
  await page.waitForLoadState("networkidle");
  const first = await page
    .locator(".photos img:not([loading])")
    .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).currentSrc).pathname));
  expect(first.length).toBeGreaterThan(1);
  expect(new Set(requests.slice(0, first.length))).toEqual(new Set(first));
});
