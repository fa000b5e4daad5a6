import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./test";

const RULES = ["wcag2a", "wcag21a", "wcag2aa", "wcag21aa", "wcag22aa"];

interface Judged {
  /** A selector: only what is inside it. */
  part?: string;
  /** Only these rules, for a state that can differ in nothing else. */
  rules?: string[];
}

/** Whether axe finds nothing against WCAG 2.2 AA in a state of a page. */
export async function expectAccessible(page: Page, state: string, { part = "html", rules }: Judged = {}) {
  // Nothing half faded in: colours are judged as they stay. The ticker takes minutes, and fades nothing.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) < 5_000)
        .map(({ finished }) => finished),
    ),
  );
  // Legacy mode: without frames in our pages there is no need for a second page to gather results in.
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(RULES)).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.join(" ")}) ${failureSummary ?? ""}`),
  );
  expect(found, state).toEqual([]);
}

/** The other colour scheme changes colours and nothing else. */
export async function expectAccessibleInTheDark(page: Page, part?: string) {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "dark", { part, rules: ["color-contrast"] });
}
