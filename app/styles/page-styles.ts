import { createHash } from "node:crypto";
import postcss, { type AtRule, type ChildNode } from "postcss";
import embed from "./embed.css?inline";
import fullView from "./full-view.css?inline";
import liteView from "./lite-view.css?inline";

interface StyleRule {
  css: string;
  /** The at-rules around it: "@media print"; "@supports (a:b){@media print"; "": none */
  around: string;
  /** The classes that each of its selectors needs. */
  selectors: string[][];
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
  const nodes = postcss.parse(css).nodes.filter((node) => !isLayer(node) || node.nodes);
  const inLayer = (name: string) => nodes.filter(isLayer).filter(({ params }) => params === name);
  const layered = LAYERS.flatMap(inLayer).flatMap(({ nodes = [] }) => nodes);
  return [...nodes.filter((node) => !isLayer(node)), ...layered].flatMap((node) => rulesIn(node));
}

function isLayer(node: ChildNode): node is AtRule {
  return node.type === "atrule" && node.name === "layer";
}

function rulesIn(node: ChildNode, around = ""): StyleRule[] {
  // The minifier leaves a blank in each custom property.
  if (node.type !== "atrule" || !GROUPS.includes(node.name))
    return [{ css: node.toString().replace(/(--[\w-]+): /g, "$1:"), around, selectors: selectorsOf(node) }];
  const { name, params, nodes = [] } = node;
  return nodes.flatMap((inner) => rulesIn(inner, `${around && `${around}{`}@${name} ${params}`));
}

const selectorsOf = (node: ChildNode): string[][] =>
  node.type === "rule" ? node.selectors.map(classesIn) : [[]];

/** A selector's classes, but those in :not(), and in :is() and :where(), of which one is enough. */
const classesIn = (selector: string): string[] =>
  [...selector.replace(OPTIONAL, "").matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);

/** Fills the page's empty style element with the rules of the classes it has. */
export function withStyles(html: string, rules: StyleRule[]): StyledPage {
  const css = cssFor(html, rules);
  return { html: html.replace(EMPTY, () => `<style>${css}</style>`), styleSource: styleSourceOf(css) };
}

/** Hash source of a content security policy: "'sha256-…'" */
export const styleSourceOf = (css: string): string =>
  `'sha256-${createHash("sha256").update(css).digest("base64")}'`;

function cssFor(html: string, rules: StyleRule[]): string {
  const present = new Set(
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  let css = "";
  let open = "";
  for (const { css: rule, around, selectors } of rules) {
    if (!selectors.some((classes) => classes.every((name) => present.has(name)))) continue;
    if (around !== open) css += endOf(open) + (around && `${around}{`);
    open = around;
    css += rule;
  }
  return css + endOf(open);
}

const endOf = (around: string): string => around && "}".repeat(around.split("{").length);

export const FULL_VIEW = rulesOf(fullView);
export const LITE_VIEW = rulesOf(liteView);
export const EMBED = rulesOf(embed);
