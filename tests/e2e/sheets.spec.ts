import { holdScriptsBack, openPlain } from "./late";
import { SAMPLES, sample } from "./pages";
import { expect, test, type Page } from "./test";

/** Every rule of a style sheet, each with the layers and conditions it stands in, in their order. */
interface Rules {
  /** Of the sheet in the page. */
  own: string[];
  /** Of the sheet of all pages, with whether it styles something here. */
  all: { rule: string; isUsed: boolean }[];
}

function rulesOf(page: Page, allSheets: string): Promise<Rules> {
  return page.evaluate((text) => {
    const all = new CSSStyleSheet();
    all.replaceSync(text);
    const flat = (rules: CSSRuleList, context = ""): { rule: string; isUsed: boolean }[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          // What a visitor does to an element, and what is drawn before it, doesn't decide whether it is here.
          const selector = rule.selectorText.replace(
            /::?(hover|active|focus[\w-]*|before|after|marker)/g,
            "",
          );
          const isUsed = CSS.supports(`selector(${selector})`) && document.querySelector(selector) !== null;
          return [{ rule: context + rule.cssText, isUsed }];
        }
        if (rule instanceof CSSGroupingRule) {
          return flat(rule.cssRules, `${context}${rule.cssText.slice(0, rule.cssText.indexOf("{"))}`);
        }
        return [];
      });
    const own = document.querySelector("style")?.sheet?.cssRules;
    return { own: own ? flat(own).map(({ rule }) => rule) : [], all: flat(all.cssRules) };
  }, allSheets);
}

/** The order of rules matters within their layer. */
const byLayer = (rules: string[]) => rules.toSorted((a, b) => layerOf(a).localeCompare(layerOf(b)));

const layerOf = (rule: string) => /^@layer \w+/.exec(rule)?.[0] ?? "";

/** The address of the sheet of all pages is known once a page lives. */
async function sheetOfAllPages(page: Page): Promise<string> {
  await page.goto(sample("error").path.tr);
  const address = await page.locator("link[rel=stylesheet]").getAttribute("href");
  return (await page.request.get(address ?? "")).text();
}

test("Each kind of page has in its HTML every style that applies to it, in the order of the sheet of all pages", async ({
  page,
  problems,
  baseURL,
}) => {
  test.slow();
  problems.allowFailing(`${baseURL}${sample("error").path.tr}`);
  const allSheets = await sheetOfAllPages(page);
  // What scripts add has its styles from the sheet of all pages, which they fetch.
  await holdScriptsBack(page);
  for (const { name, path } of SAMPLES) {
    await openPlain(page, path.tr);
    const { own, all } = await rulesOf(page, allSheets);
    const here = new Set(own);
    const lacking = all.filter(({ rule, isUsed }) => isUsed && !here.has(rule)).map(({ rule }) => rule);
    expect.soft(lacking, `lacking in the sheet of ${name}`).toEqual([]);
    const inOrder = all.map(({ rule }) => rule).filter((rule) => here.has(rule));
    expect.soft(byLayer(own), `the order in the sheet of ${name}`).toEqual(byLayer(inOrder));
  }
});
