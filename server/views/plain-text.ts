import sanitizeHtml from "sanitize-html";

const LINES = ["p", "br", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "tr", "blockquote"];
/** What the sanitiser writes for characters that mean something in HTML; the ampersand comes last. */
const ESCAPED: readonly [string, string][] = [
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&amp;", "&"],
];

/** The words of the upstream's HTML where no markup can stand: a line for each paragraph and list item. */
export function plainText(html: string): string {
  const lines = sanitizeHtml(html, { allowedTags: LINES, allowedAttributes: {} });
  const text = lines.replaceAll("<li>", "\n• ").replace(/<[^>]+>/g, "\n");
  return ESCAPED.reduce((written, [escaped, plain]) => written.replaceAll(escaped, plain), text)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim();
}
