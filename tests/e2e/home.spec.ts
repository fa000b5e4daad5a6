import { alive, open } from "./late";
import { watchShifts } from "./shifts";
import { expect, test, type Page } from "./test";

const SHOWN_FOR_MS = 7_000;

const slider = (page: Page) => page.getByRole("group", { name: "Öne çıkan haberler" });
const position = (page: Page) => slider(page).locator(".slider-position");
const turn = (page: Page, name: "Sonraki haber" | "Önceki haber") =>
  slider(page).getByRole("button", { name }).click();
const pause = (page: Page) => slider(page).getByRole("button", { name: "Otomatik geçişi durdur" });

test.describe("The slider of headlines", () => {
  test("turns by its buttons in a circle and loads its slides on the first turn", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const shifts = await watchShifts(page);
    await open(page, "/");
    await expect(position(page)).toHaveText("1 / 3");
    const before = requests.filter((url) => url.includes("/slides-"));
    await turn(page, "Sonraki haber");
    await expect(position(page)).toHaveText("2 / 3");
    expect([before.length, requests.filter((url) => url.includes("/slides-")).length]).toEqual([0, 1]);
    await turn(page, "Önceki haber");
    await turn(page, "Önceki haber");
    await expect(position(page)).toHaveText("3 / 3");
    await expect(slider(page).getByRole("listitem").nth(2).getByRole("link")).toBeInViewport({ ratio: 0.9 });
    expect(await shifts.seen()).toEqual([]);
  });

  test("turns by itself once round; not under the pointer, and not after pausing @thorough", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, "/");
    await slider(page).hover();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await expect(pause(page)).toHaveAttribute("aria-pressed", "false");
    await page.clock.runFor(3 * SHOWN_FOR_MS);
    await expect(position(page)).toHaveText("1 / 3");
    await page.mouse.move(5, 5);
    for (const text of ["2 / 3", "3 / 3", "1 / 3"]) {
      await page.clock.runFor(SHOWN_FOR_MS);
      await expect.poll(() => tick(page)).toBe(text);
    }
    await expect(pause(page)).toHaveAttribute("aria-pressed", "true");
    await page.clock.runFor(3 * SHOWN_FOR_MS);
    await expect(position(page)).toHaveText("1 / 3");
  });

  test("stays still for visitors who prefer reduced motion @thorough", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    await expect(pause(page)).toHaveAttribute("aria-pressed", "true");
  });

  test("is a scrollable strip without JavaScript, without dead controls @no-script", async ({ page }) => {
    await page.goto("/");
    await expect(slider(page).getByRole("button")).toHaveCount(0);
    await slider(page).getByRole("link").last().scrollIntoViewIfNeeded();
    await expect(slider(page).getByRole("link").last()).toBeInViewport();
  });
});

/** Lets a started turn continue, frame by frame. */
async function tick(page: Page): Promise<string> {
  await page.clock.runFor(100);
  return position(page).innerText();
}

test("Visits of home are counted from 500 in a browser session, on home only", async ({ page }) => {
  const count = page.locator(".visitor-counter");
  for (const number of [501, 502]) {
    await page.goto("/");
    await expect(count).toHaveText(`Bu tarayıcı oturumundaki ziyaret sayacı: ${number}`);
  }
  await open(page, "/hakkimizda");
  await expect(count).toHaveCount(0);
  await page.goto("/en");
  await expect(count).toContainText("503");
});

test("Leaving an item counts it as read, once in a session", async ({
  page,
  apart: { portal, upstream },
}) => {
  const readsOf = async (id: number) => {
    const counter = `/api/v1/Alpha.WebPanel/IcerikOkunmaSayisi/GetByIcerikId/${id}`;
    const answer = await fetch(upstream.url + counter);
    return ((await answer.json()) as { OkunmaSayisi: number }).OkunmaSayisi;
  };
  const item = (id: number) => `${portal.url}/detay-duyuru-haber/${id}`;
  const [first, second] = [await readsOf(1007), await readsOf(1004)];
  await open(page, item(1007));
  await page.waitForLoadState("networkidle");
  expect(await readsOf(1007)).toBe(first);
  for (const address of [item(1007), item(1004), `${portal.url}/hakkimizda`]) await open(page, address);
  await expect.poll(() => readsOf(1004)).toBe(second + 1);
  expect(await readsOf(1007)).toBe(first + 1);
});

test("A browser without storage counts nothing and reports nothing @thorough", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.sendBeacon = (address) => {
      localStorage.setItem("told", String(address));
      return true;
    };
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.defineProperty(window, "sessionStorage", { get: refuse });
  });
  await page.goto("/");
  await alive(page);
  await expect(page.locator(".visitor-counter")).toBeEmpty();
  await open(page, "/detay-duyuru-haber/1007");
  await open(page, "/hakkimizda");
  expect(await page.evaluate(() => localStorage.getItem("told"))).toBeNull();
});
