import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { expect, type Page } from "./test";

const STANDARD = ["wcag2a", "wcag21a", "wcag2aa", "wcag21aa", "wcag22aa"];
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Judged {
  /** A selector: checks only what is inside it. */
  part?: string;
  /** Only these rules, for a state that differs in nothing else; or all of axe's, best practices too. */
  rules?: string[] | "all";
}

/** Expects that axe finds nothing against WCAG 2.2 AA in a state of a page. */
export async function expectAccessible(page: Page, state: string, { part = "html", rules }: Judged = {}) {
  // Waits for fades, since colours are judged as they stay. The ticker takes minutes and fades nothing.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) < 5_000)
        .map(({ finished }) => finished),
    ),
  );
  // A page is often judged in several states: axe is injected once.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  expect(await violationsIn(page, part, rules), state).toEqual([]);
}

/** The other colour scheme changes only colours. */
export async function expectAccessibleInTheDark(page: Page, part?: string) {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "dark", { part, rules: ["color-contrast"] });
}

/** Only the violations, in words: all that axe reports is a megabyte to carry out of the page. */
function violationsIn(page: Page, part: string, rules: Judged["rules"]): Promise<string[]> {
  const options: axe.RunOptions = { resultTypes: ["violations"] };
  if (rules !== "all")
    options.runOnly = rules ? { type: "rule", values: rules } : { type: "tag", values: STANDARD };
  return page.evaluate(
    async ([inside, runOptions]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(inside, runOptions);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary = "" }) => `${id}: ${help} (${target.join(" ")}) ${failureSummary}`,
        ),
      );
    },
    [part, options] as const,
  );
}
