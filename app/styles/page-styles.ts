import { createHash } from "node:crypto";
import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";
import fullView from "./full-view.css?inline";
import liteView from "./lite-view.css?inline";

interface StyleRule {
  /** The at-rules around it: "@media print"; "@supports (a:b){@media print"; "": none */
  around: string;
  selectors: { selector: string; classes: string[] }[];
  body: string;
  /** The name of @keyframes, which stand after the rules that use them. */
  animation?: string;
}

export interface StyledPage {
  html: string;
  styleSource: string;
}

const LAYERS = ["reset", "tokens", "base", "layout", "components", "print"];
const GROUPS = ["media", "supports", "container"];
const OPTIONAL = /:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g;
const EMPTY = "<style></style>";

/** Rules in the order of their layers: browsers before 2022 ignore layered ones. */
export function rulesOf(css: string): StyleRule[] {
  const { nodes } = postcss.parse(css);
  const inLayer = (name: string) => nodes.filter(isLayer).filter(({ params }) => params === name);
  const layered = LAYERS.flatMap(inLayer).flatMap(({ nodes = [] }) => nodes);
  return [...nodes.filter((node) => !isLayer(node)), ...layered].flatMap((node) => rulesIn(node));
}

function isLayer(node: ChildNode): node is AtRule {
  return node.type === "atrule" && node.name === "layer";
}

function rulesIn(node: ChildNode, around = ""): StyleRule[] {
  if (node.type === "rule")
    return [{ around, selectors: node.selectors.map(withClasses), body: bodyOf(node) }];
  const text = { around, selectors: [{ selector: node.toString(), classes: [] }], body: "" };
  if (node.type !== "atrule") return [text];
  const { name, params, nodes = [] } = node;
  if (name === "keyframes") return [{ ...text, animation: params }];
  if (!GROUPS.includes(name)) return [text];
  return nodes.flatMap((inner) => rulesIn(inner, `${around && `${around}{`}@${name} ${params}`));
}

const withClasses = (selector: string) => ({ selector, classes: classesIn(selector) });

// The minifier leaves a blank in each custom property.
const bodyOf = (rule: Rule): string =>
  rule
    .toString()
    .slice(rule.selector.length)
    .replace(/(--[\w-]+): /g, "$1:");

/** A selector's classes, but those in :not(), and in :is() and :where(), of which one is enough. */
const classesIn = (selector: string): string[] =>
  [...selector.replace(OPTIONAL, "").matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);

/** Fills the page's empty style element with the rules of the classes it has. */
export function withStyles(html: string, rules: StyleRule[]): StyledPage {
  const css = cssFor(html, rules);
  return { html: html.replace(EMPTY, () => `<style>${css}</style>`), styleSource: sourceOf(css) };
}

/** What a policy calls an inline style sheet or script. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function cssFor(html: string, rules: StyleRule[]): string {
  const present = new Set(
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  let css = "";
  let open = "";
  for (const { around, selectors, body, animation = "" } of rules) {
    const own = selectors.filter(({ classes }) => classes.every((name) => present.has(name)));
    if (own.length === 0 || !css.includes(animation)) continue;
    if (around !== open) css += endOf(open) + (around && `${around}{`);
    open = around;
    css += own.map(({ selector }) => selector).join(",") + body;
  }
  return css + endOf(open);
}

const endOf = (around: string): string => around && "}".repeat(around.split("{").length);

export const FULL_VIEW = rulesOf(fullView);
export const LITE_VIEW = rulesOf(liteView);
