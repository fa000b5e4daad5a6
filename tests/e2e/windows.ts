import { EVERY_PAGE } from "../support/sampling";
import { expect, type Page } from "./test";

/** Widths around every breakpoint, up to a wide desktop; a few of them in the gate. */
const WIDTHS = EVERY_PAGE
  ? [320, 360, 480, 600, 767, 768, 900, 1023, 1024, 1120, 1280, 1440, 1920]
  : [320, 768, 1024, 1440];
const LIGHT = { reducedMotion: "no-preference", colorScheme: "light" } as const;
const MEDIA = EVERY_PAGE ? [{ reducedMotion: "reduce", colorScheme: "dark" } as const, LIGHT] : [LIGHT];
const TEXT_SIZES = [200, 100] as const;

/** What overflows the document on the right, or nothing. */
function widerThanTheWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...wide.slice(-3).map((element) => element.outerHTML.slice(0, 80)),
    ];
  });
}

/** Expects that an open page never scrolls sideways, at any width, motion, scheme or text size. */
export async function expectToFitEveryWindow(page: Page): Promise<void> {
  for (const media of MEDIA) {
    await page.emulateMedia(media);
    for (const textSize of TEXT_SIZES) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), textSize);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const setting = `${width} px, text ${textSize} %, motion ${media.reducedMotion}`;
        expect(await widerThanTheWindow(page), setting).toEqual([]);
      }
    }
  }
}
