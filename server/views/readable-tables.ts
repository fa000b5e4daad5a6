/**
 * An editor's table, made readable on any screen. Every table scrolls by itself, by keyboard too, instead of
 * widening the page. One with many columns is stacked on phones, each row a block of cells with their
 * headings beside them; its roles are written out, since some browsers forget them with the display.
 * Works on well-formed, sanitised HTML only.
 */

/** A plain table of so many columns is stacked on phones. */
const STACKED_FROM = 4;

const INNERMOST = /<table>((?:(?!<\/?table)[\s\S])*)<\/table>/g;
const ROLES: Readonly<Record<string, string>> = {
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  td: "cell",
};

/** Wraps each table; it is named by its caption, or by the word for a table and its number. */
export function readableTables(html: string, word: string): string {
  let count = 0;
  return html
    .replace(INNERMOST, (table: string, inside: string) => stacked(inside) ?? table)
    .replace(/<table(?=[ >])[^>]*>(\s*<caption>([\s\S]*?)<\/caption>)?/g, (open, _, caption?: string) => {
      count += 1;
      const name = plainText(caption ?? "") || (count > 1 ? `${word} ${count}` : word);
      return `<section class="scroll" tabindex="0" aria-label="${name}">${open}`;
    })
    .replaceAll("</table>", "</table></section>");
}

/** The table ready for stacking; null when it is narrow, or its cells don't stand one below each heading. */
function stacked(inside: string): string | null {
  const [, head = ""] = /<thead>\s*<tr>([\s\S]*?)<\/tr>\s*<\/thead>/.exec(inside) ?? [];
  const labels = [...head.matchAll(/<th[ >][^>]*>?([\s\S]*?)<\/th>/g)].map(([, text = ""]) =>
    plainText(text),
  );
  if (labels.length < STACKED_FROM || /(?:col|row)span=/.test(inside)) return null;
  const rows = inside.replace(/(<tr>)([\s\S]*?)(?=<\/tr>)/g, (_, open: string, cells: string) => {
    let column = -1;
    const isHead = cells === head;
    return (
      open +
      cells.replace(/<(td|th)(?=[ >])/g, (cell) => {
        column += 1;
        return isHead ? cell : `${cell} data-label="${labels[column] ?? ""}"`;
      })
    );
  });
  const withRoles = rows
    .replace(/<(thead|tbody|tr|td)(?=[ >])/g, (open, tag: string) => `${open} role="${ROLES[tag]}"`)
    .replace(/<th(?=[ >])([^>]*)>/g, (_, attributes: string) => {
      const role = attributes.includes('scope="row"') ? "rowheader" : "columnheader";
      return `<th role="${role}"${attributes}>`;
    });
  return `<table class="stack" role="table">${withRoles}</table>`;
}

/** A piece of HTML as the value of an attribute. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll('"', "&quot;")
    .replace(/\s+/g, " ")
    .trim();
}
