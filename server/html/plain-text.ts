import sanitizeHtml from "sanitize-html";

const LINES = ["p", "br", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "tr", "blockquote"];
/** The sanitiser's escapes; the ampersand must come last. */
const ESCAPED: readonly [string, string][] = [
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&amp;", "&"],
];

export function plainText(html: string): string {
  const lines = sanitizeHtml(html, { allowedTags: LINES, allowedAttributes: {} });
  const text = lines.replaceAll("<li>", "\n• ").replace(/<[^>]+>/g, "\n");
  return ESCAPED.reduce((result, [escaped, plain]) => result.replaceAll(escaped, plain), text)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim();
}
