import { alive } from "./late";
import { CORPORATE, menuOn } from "./menu-page";
import { sample } from "./pages";
import { expect, test } from "./test";

/** What extensions and translating browsers put into a page before its scripts start. */
function interfere(): void {
  document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.append(document.createElement("grammarly-desktop-integration"));
    document.body.prepend(document.createElement("div"));
    for (const paragraph of document.querySelectorAll("main p, main h1")) {
      const font = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
      font.append(...paragraph.childNodes);
      paragraph.append(font);
    }
  });
}

for (const name of ["home", "news-item", "daily-bulletin", "contact"]) {
  test(`A page stays as it came beside foreign elements: ${name}`, async ({ page }) => {
    await page.addInitScript(interfere);
    await page.goto(sample(name).path.tr);
    await alive(page);
    await expect(page.locator("h1 font")).toHaveText(/\S/);
    await expect(page.locator("grammarly-desktop-integration")).toBeAttached();
    expect(await page.locator("header").evaluate((header) => getComputedStyle(header).position)).toBe(
      "sticky",
    );
    await menuOn(page).toggle(CORPORATE).click();
    await expect(menuOn(page).panel(CORPORATE)).toBeVisible();
  });
}
