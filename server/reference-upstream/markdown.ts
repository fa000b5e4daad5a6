import { Marked, type Token, type Tokens } from "marked";
import { parse } from "yaml";

/** The demo's own texts go through as they are; tables get captions and row headings. */
const marked = new Marked({
  tokenizer: { url: () => undefined },
  renderer: {
    text(token) {
      const isSplit = "tokens" in token && token.tokens;
      return isSplit ? this.parser.parseInline(isSplit) : token.raw.replace(/^\\/, "");
    },
    html({ text, block }) {
      return block ? `${text.trimEnd()}\n` : text;
    },
    blockquote({ tokens }) {
      return `<blockquote>${this.parser.parse(tokens).replaceAll("\n", "")}</blockquote>\n`;
    },
    table(table) {
      return tableHtml(table, ({ tokens }) => this.parser.parseInline(tokens));
    },
  },
});

/** A file's front matter with its text as HTML; an English text follows the Turkish one after a comment. */
export function readMarkdown(text: string): object {
  const [, front = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const [tr = "", en] = body.split("<!-- en -->").map(html);
  return { ...(parse(front) as object), body: { tr, en } };
}

function html(text: string): string {
  const tokens = marked.lexer(text.trim()).filter(({ type }) => type !== "space");
  return marked.parser(tokens.flatMap(captioned)).trimEnd();
}

/** A paragraph that starts with a colon is the caption of the next table. */
function captioned(token: Token, index: number, all: Token[]): Token[] {
  const before = all[index - 1];
  if (isCaption(token) && all[index + 1]?.type === "table") return [];
  if (token.type !== "table" || !before || !isCaption(before)) return [token];
  return [{ ...token, caption: before.raw.trim().slice(2) }];
}

const isCaption = ({ type, raw }: Token) => type === "paragraph" && raw.startsWith(": ");

function tableHtml(
  { caption, header, rows }: Tokens.Table & { caption?: string },
  inline: (cell: Tokens.TableCell) => string,
): string {
  const heads = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join("");
  const lines = rows.map(([first, ...others]) => {
    const name = first ? `<th scope="row">${inline(first)}</th>` : "";
    return `<tr>${name}${others.map((cell) => `<td>${inline(cell)}</td>`).join("")}</tr>\n`;
  });
  const captionHtml = caption ? `<caption>${caption}</caption>\n` : "";
  return `<table>\n${captionHtml}<thead><tr>${heads}</tr></thead>\n<tbody>\n${lines.join("")}</tbody>\n</table>\n`;
}
