import { afterFirst } from "../support/sampling";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectAccessible, expectAccessibleInTheDark } from "./accessible";
import { expect, test } from "./test";

const NARROW = 280;
const PRODUCT = "/urun/bgd-ks1-1-grup-kirmizi-sert-ekmeklik-bugday";

/** Another site with our embed code in its page. */
async function siteWith(code: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(
      `<!DOCTYPE html><html lang="tr"><title>Kooperatif</title><link rel="icon" href="data:,">${code}</html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
}

for (const [at, path] of ["/fiyatlar", PRODUCT].entries()) {
  test(`The embed code of ${path} shows its prices on another site and links to the page${afterFirst(at)}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.locator("summary", { hasText: "sitenizde" }).click();
    const site = await siteWith(await page.locator(".embed-code").innerText());
    await page.goto(site.url);
    const frame = page.frameLocator("iframe");
    await expect(frame.getByText(/\d,\d\d/).first()).toBeVisible();
    const opened = page.waitForEvent("popup");
    await frame.getByRole("heading", { level: 1 }).getByRole("link").click();
    await expect((await opened).locator("h1")).toBeVisible();
    expect(new URL((await opened).url()).pathname).toBe(path);
    site.stop();
  });

  test(`${path} fits a narrow frame and is accessible @thorough`, async ({ page }) => {
    await page.setViewportSize({ width: NARROW, height: 480 });
    await page.goto(`/goster${path}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW);
    await expectAccessible(page, path);
    await expectAccessibleInTheDark(page);
  });
}
