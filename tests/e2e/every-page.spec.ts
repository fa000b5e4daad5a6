import { expectAccessible, expectAccessibleInTheDark } from "./accessible";
import { holdScriptsBack, alive, openPlain } from "./late";
import { JUDGED, judgedIn } from "./pages";
import { readToTheEnd, watchShifts } from "./shifts";
import { expect, test, type Page } from "./test";
import { expectToFitEveryWindow } from "./windows";

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
  await expect(page.locator("main")).toBeInViewport();
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(100);
}

for (const [tag, language] of JUDGED) {
  test.describe(`Readable before scripts, stable after them, accessible and no wider than the window, in ${language} ${tag}`, () => {
    for (const { title, path, status } of judgedIn(tag, language)) {
      test(title, async ({ page, problems, baseURL }) => {
        if (status === 404) problems.allowFailing(`${baseURL}${path}`);
        const held = await holdScriptsBack(page);
        const shifts = await watchShifts(page);
        await openPlain(page, path);
        await expectReadable(page);
        await held.release();
        await alive(page);
        await readToTheEnd(page);
        expect(await shifts.seen(), "what moved by itself").toEqual([]);
        // Further down the header covers elements, which axe takes for too small a target.
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page, "light");
        // Dark colours are the same on a phone.
        if (tag === "@desktop") await expectAccessibleInTheDark(page);
        await expectToFitEveryWindow(page);
      });
    }
  });
}
