import { unescapeHtml } from "./html";

export interface StrictElement {
  tag: string;
  attributes: Record<string, string>;
}

const VOID = new Set(["br", "col", "hr", "img"]);
const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)( ?\/)?>/y;
const TEXT = /[^<>]+/y;

/**
 * The elements of a piece of HTML that leaves a browser nothing to repair: every tag closed in order, every
 * attribute in double quotes, no comment, no stray bracket.
 * @throws Error where it is anything else.
 */
export function strictElements(html: string): StrictElement[] {
  const elements: StrictElement[] = [];
  const open: string[] = [];
  const fault = (at: number) => new Error(`not well-formed at ${at}: ${html.slice(at, at + 80)}`);
  for (let at = 0; at < html.length;) {
    const pattern = html[at] === "<" ? TAG : TEXT;
    pattern.lastIndex = at;
    const match = pattern.exec(html);
    if (!match) throw fault(at);
    const [whole, isEnd, tag = "", inside = ""] = match;
    if (pattern === TAG && isEnd) {
      if (open.pop() !== tag) throw fault(at);
    } else if (pattern === TAG) {
      elements.push({ tag, attributes: attributesIn(inside) });
      if (!VOID.has(tag)) open.push(tag);
    }
    at += whole.length;
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join(" ")}`);
  return elements;
}

function attributesIn(inside: string): Record<string, string> {
  const pairs = [...inside.matchAll(/([a-z-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, unescapeHtml(value)]));
}
