import { open } from "./late";
import { expect, test } from "./test";

/** The file of its picture is missing in the exchange's store. */
const WITH_DEAD_PICTURE = "/detay-duyuru-haber/1032";

test("A picture whose file is gone shows the placeholder; its address answers 404", async ({
  page,
  problems,
  request,
}) => {
  const html = await (await request.get(WITH_DEAD_PICTURE)).text();
  const src = /<img class="article-image" src="([^"]+)"/.exec(html)?.[1] ?? "";
  const address = new URL(src.replaceAll("&amp;", "&"), process.env.PORTAL_URL).href;
  problems.allowFailing(address);
  await open(page, WITH_DEAD_PICTURE);
  const picture = page.locator(".article-image");
  await expect(picture).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("Pictures come from the portal as webp, at most twice the shown width", async ({ page }) => {
  await open(page, "/");
  // Those in the notices of a first visit wait there.
  for (const picture of await page.locator("main img:not(dialog img)").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    const { natural, clientWidth, src } = await picture.evaluate((image: HTMLImageElement) => ({
      natural: image.naturalWidth,
      clientWidth: image.clientWidth,
      src: image.currentSrc,
    }));
    expect(src).toContain(`${process.env.PORTAL_URL}/dosya/`);
    expect(natural).toBeLessThanOrEqual(2 * clientWidth);
  }
});

test("A phone loads a smaller picture of an article @phone", async ({ page }) => {
  await open(page, "/detay-duyuru-haber/1007");
  const picture = page.locator(".article-image");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\?w=(480|640)$/);
});
