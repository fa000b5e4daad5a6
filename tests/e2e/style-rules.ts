import type { Page } from "@playwright/test";
import { allStyles } from "./all-styles";

interface Rule {
  /** With the layers and conditions around it. */
  rule: string;
  /** Whether it styles something here, and whether that takes room. */
  isUsed: boolean;
  isSeen: boolean;
}

/** Rules of the portal's styles that apply to the page and that its own styles lack. */
async function lackingRules(page: Page): Promise<Rule[]> {
  return page.evaluate(
    (text) => {
      // Not a picture by itself, nor an empty window; standalone errors and the lite view have their own styles.
      if (document.contentType !== "text/html" || !document.getElementById("top")) return [];
      if (document.querySelector(".view-bar")) return [];
      const takesRoom = (element: Element) =>
        [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
      const flat = (rules: CSSRuleList, context = ""): { rule: string; selector: string }[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule)
            return [{ rule: context + rule.cssText, selector: rule.selectorText }];
          if (!(rule instanceof CSSGroupingRule)) return [];
          return flat(rule.cssRules, `${context}${rule.cssText.slice(0, rule.cssText.indexOf("{"))}`);
        });
      const all = new CSSStyleSheet();
      all.replaceSync(text);
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      const here = new Set(sheets.flatMap(({ cssRules }) => flat(cssRules)).map(({ rule }) => rule));
      return flat(all.cssRules)
        .filter(({ rule }) => !here.has(rule))
        .map(({ rule, selector }) => {
          // Pseudo-classes and pseudo-elements don't decide whether an element is here.
          const plain = selector.replace(/::?(hover|active|focus[\w-]*|before|after|marker)/g, "");
          const styled = CSS.supports(`selector(${plain})`) ? [...document.querySelectorAll(plain)] : [];
          return { rule, isUsed: styled.length > 0, isSeen: styled.some(takesRoom) };
        });
    },
    await allStyles(),
  );
}

const IS_GONE = /has been closed|context was destroyed/;

/** What is seen on a page without its styles. */
export async function lackingStyles(page: Page): Promise<string[]> {
  // A picture opened by itself is no page of ours.
  if (page.url().includes("/dosya/")) return [];
  const rules = await lackingRules(page).catch((error: unknown) => {
    // A page that is closed, or loading another, shows nothing.
    if (IS_GONE.test(String(error))) return [];
    throw error;
  });
  return rules.filter(({ isSeen }) => isSeen).map(({ rule }) => rule);
}

/** The same, hidden elements included. */
export async function lackingStylesOfAll(page: Page): Promise<string[]> {
  return (await lackingRules(page)).filter(({ isUsed }) => isUsed).map(({ rule }) => rule);
}
