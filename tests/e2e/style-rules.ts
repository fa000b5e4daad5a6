import type { Page } from "@playwright/test";

/** Every rule of a style sheet, each with the layers and conditions it stands in, in their order. */
export interface Rules {
  /** Of the sheet in the page. */
  own: string[];
  /** Of the sheet of all pages. */
  all: Rule[];
}

interface Rule {
  rule: string;
  /** Whether it styles something here, and whether that takes room. */
  isUsed: boolean;
  isSeen: boolean;
}

/** Of a page, and of the sheet of all pages: its text, or null for what has come of it and doesn't apply yet. */
export function rulesOf(page: Page, allSheets: string | null): Promise<Rules> {
  return page.evaluate((text) => {
    const waiting = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media="not all"]');
    const given = new CSSStyleSheet();
    given.replaceSync(text ?? "");
    const all = text === null ? (waiting?.sheet ?? given) : given;
    const takesRoom = (element: Element) =>
      [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
    const flat = (rules: CSSRuleList, context = ""): Rule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) {
          // What a visitor does to an element, and what is drawn before it, doesn't decide whether it is here.
          const selector = rule.selectorText.replace(
            /::?(hover|active|focus[\w-]*|before|after|marker)/g,
            "",
          );
          const styled = CSS.supports(`selector(${selector})`)
            ? [...document.querySelectorAll(selector)]
            : [];
          return [
            { rule: context + rule.cssText, isUsed: styled.length > 0, isSeen: styled.some(takesRoom) },
          ];
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

const NOTHING: Rules = { own: [], all: [] };
const IS_GONE = /has been closed|context was destroyed/;

/** What is seen on a page without its styles: rules that its own sheet lacks, while the sheet of all pages waits. */
export async function lackingStyles(page: Page): Promise<string[]> {
  const { own, all } = await rulesOf(page, null).catch((error: unknown) => {
    // A page that is closed, or on its way to another, shows nothing.
    if (IS_GONE.test(String(error))) return NOTHING;
    throw error;
  });
  const here = new Set(own);
  return all.filter(({ rule, isSeen }) => isSeen && !here.has(rule)).map(({ rule }) => rule);
}
