import { createHash } from "node:crypto";

export interface Sheet {
  css: string;
  /** Hash source of a content security policy: "'sha256-…'" */
  source: string;
}

export function sheetFrom(layered: string): Sheet {
  const css = inOrderOfLayers(layered);
  return { css, source: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}

const LAYERS = ["reset", "tokens", "base", "layout", "components", "print"];

/** Flattens layers in their order: browsers before 2022 ignore layered rules. */
function inOrderOfLayers(css: string): string {
  const [before = "", ...parts] = css.replace(/@layer [\w, ]+;\s*/g, "").split(/@layer (\w+)\s*{/);
  const rules = LAYERS.map((layer) => parts.map((part, at) => (parts[at - 1] === layer ? ruleOf(part) : "")));
  // The minifier leaves a blank in each custom property.
  return (before + rules.flat().join("")).replace(/(--[\w-]+): /g, "$1:");
}

const ruleOf = (part: string) => part.slice(0, part.lastIndexOf("}"));
