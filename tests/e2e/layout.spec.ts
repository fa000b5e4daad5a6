import { open } from "./late";
import { CORPORATE, menuOn, SUBMENUS } from "./menu-page";
import { expect, test, type Locator } from "./test";

const LEAST_TARGET = 24;
const GOOD_TARGET = 44;

async function expectTargets(locators: Locator, least: number): Promise<void> {
  const visible = locators.filter({ visible: true });
  await expect(visible).not.toHaveCount(0);
  // Repeated while something still opens.
  await expect.poll(() => visible.evaluateAll(smallerThan, least)).toEqual([]);
}

function smallerThan(elements: Element[], least: number): string[] {
  const sizeOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.round(Math.min(width, height));
  };
  return elements
    .filter((element) => sizeOf(element) < least)
    .map((element) => `${sizeOf(element)}: ${element.outerHTML.slice(0, 120)}`);
}

test.describe("Large enough to tap @phone", () => {
  test("the header and its menu", async ({ page }) => {
    await open(page, "/");
    // The languages are side by side, a little narrower than high.
    await expectTargets(page.locator("header .brand, header button"), GOOD_TARGET);
    await expectTargets(page.locator(".languages a"), 40);
    await menuOn(page).button.tap();
    await expectTargets(page.locator("#menu button, #menu summary"), GOOD_TARGET);
    for (const name of SUBMENUS) {
      await menuOn(page).toggle(name).tap();
      await expectTargets(menuOn(page).panel(name).getByRole("link"), GOOD_TARGET - 1);
    }
  });

  test("the form and the pager of a list @thorough", async ({ page }) => {
    await open(page, "/duyuru-haber-list");
    await expectTargets(page.locator(".filter button, .filter input, .filter select, .pager a"), GOOD_TARGET);
    await expectTargets(page.locator(".choices a"), 40);
  });

  test("everything else that can be tapped, except links within text and cards that are links as a whole", async ({
    page,
  }) => {
    for (const path of ["/", "/duyuru-haber-list", "/hakkimizda", "/site-haritasi"]) {
      await open(page, path);
      await expectTargets(
        page.locator("main, footer").locator("a:not(.rich a, .card a), button, summary"),
        LEAST_TARGET,
      );
    }
  });
});

test("The mobile menu fits its words at 320 px @phone @thorough", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/");
  await menuOn(page).button.tap();
  await menuOn(page).toggle(CORPORATE).tap();
  const { scroll, client } = await menuOn(page).nav.evaluate((nav) => ({
    scroll: nav.scrollWidth,
    client: nav.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
});

test("Buttons have room for their words @phone @thorough", async ({ page }) => {
  for (const path of ["/", "/duyuru-haber-list", "/gunluk-bulten", "/urun/arp-byz-beyaz-arpa"]) {
    await open(page, path);
    const cut = await page
      .locator(".choices a, .button, button")
      .filter({ visible: true })
      .evaluateAll((pressed) =>
        pressed.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
      );
    expect(cut, path).toEqual([]);
  }
});

test("The link to the top covers nothing that is read @phone @thorough", async ({ page }) => {
  for (const path of ["/", "/hakkimizda", "/gunluk-bulten"]) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, 900));
    const { left, right } = await page.evaluate(() => ({
      left: document.querySelector(".to-top a")?.getBoundingClientRect().left ?? 0,
      right: Math.max(
        ...[...document.querySelectorAll("main > *, .footer :is(a, input, button):not(.to-top *)")].map(
          (part) => part.getBoundingClientRect().right,
        ),
      ),
    }));
    expect(right, path).toBeLessThanOrEqual(left);
  }
});

test("An e-mail address breaks before its @ or not at all @phone @thorough", async ({ page }) => {
  await open(page, "/iletisim");
  const broken = await page.locator("main a[href^='mailto:']").evaluateAll((links) =>
    links.flatMap((link) => {
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const linesOf = (text: Text, from: number, to: number) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      const parts = texts.flatMap((text) => {
        const at = text.data.indexOf("@");
        return at > 0
          ? [linesOf(text, 0, at), linesOf(text, at, text.length)]
          : [linesOf(text, 0, text.length)];
      });
      return parts.some((lines) => lines > 1) ? [link.textContent] : [];
    }),
  );
  expect(broken).toEqual([]);
});

test("On a wide window the search box starts at the page's edge, and a lead has the page's width", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/kotasyon-listesi");
  const leftOf = (selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().left));
  expect(await leftOf("header .site-search.in-header")).toBe(await leftOf(".brand"));
  const { width, whole } = await page.locator(".lead").evaluate((lead) => ({
    width: parseFloat(getComputedStyle(lead).maxWidth),
    whole: lead.parentElement?.clientWidth ?? 0,
  }));
  expect(width).toBeGreaterThan(0.8 * whole);
});
