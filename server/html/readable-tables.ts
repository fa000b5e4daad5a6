import { sum } from "d3-array";

/** In rem, as in rich-text.css: a letter, a cell's padding, and the padding in wide tables. */
const LETTER = 0.57;
const NARROW_PADDING = 1;
const WIDE_PADDING = 1.5;
const TEXT_LETTERS = 8;
/** In rem: the width of the narrowest phone, and up to which width a table of that class is shown as blocks. */
const ROOM_EVERYWHERE = 17.5;
const ROOMS: readonly [room: number, padding: number, className: string][] = [
  [19.9, NARROW_PADDING, "stack narrow"],
  [24, NARROW_PADDING, "stack small"],
  [30, WIDE_PADDING, "stack"],
  [36, WIDE_PADDING, "stack wide"],
];
const MORE_ROOM = "stack widest";

const INNERMOST = /<table>((?:(?!<\/?table)[\s\S])*)<\/table>/g;
const FIGURE = /^[‰%₺+–-]?\s?\d[\d.,]*\s?[‰%₺]?$/;
const ROW = /(<tr>)([\s\S]*?)(?=<\/tr>)/g;
const CELL = /<(td|th)(?=[ >])/g;
const CELL_TEXT = /<t[dh](?=[ >])[^>]*>([\s\S]*?)<\/t[dh]>/g;

const CAPTION = /^(?:\s*<caption>[\s\S]*?<\/caption>)?/;
const JOINED = /(?:col|row)span=/;
const ROLES: Readonly<Record<string, string>> = {
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  td: "cell",
};

/** Expects well-formed, sanitised HTML. */
export function readableTables(html: string, word: string): string {
  let count = 0;
  return html
    .replace(INNERMOST, (_, inside: string) => {
      const marked = withColumns(withFigures(inside));
      return stacked(marked) ?? `<table>${marked}</table>`;
    })
    .replace(/<table(?=[ >])[^>]*>(\s*<caption>([\s\S]*?)<\/caption>)?/g, (open, _, caption?: string) => {
      count += 1;
      const name = plainText(caption ?? "") || (count > 1 ? `${word} ${count}` : word);
      return `<section class="scroll" tabindex="0" aria-label="${name}">${open}`;
    })
    .replaceAll("</table>", "</table></section>");
}

function withFigures(inside: string): string {
  if (JOINED.test(inside)) return inside;
  const rows = [...inside.matchAll(ROW)].map(([, , cells = ""]) =>
    [...cells.matchAll(/<td[^>]*>([\s\S]*?)<\/td>|<th/g)].map(([, text]) => text),
  );
  const figures = (rows[0] ?? []).map((_, column) => {
    const texts = rows.flatMap((cells) => cells[column] ?? []);
    return texts.filter((text) => FIGURE.test(plainText(text))).length * 2 > texts.length;
  });
  const main = figures.lastIndexOf(true) || null;
  return eachCell(inside, (cell, column) =>
    figures[column] ? `${cell} class="${column === main ? "figure main" : "figure"}"` : cell,
  );
}

/** Fixed widths, so that columns don't move while rows still arrive. */
function withColumns(inside: string): string {
  if (JOINED.test(inside)) return inside;
  const longest: number[] = [];
  for (const [, , cells = ""] of inside.matchAll(ROW))
    for (const [column, [, text = ""]] of [...cells.matchAll(CELL_TEXT)].entries())
      longest[column] = Math.max(longest[column] ?? 0, plainText(text).length);
  const columns = columnShares(longest).map((share) =>
    share === null ? "<col>" : `<col class="w${share}">`,
  );
  return inside.replace(CAPTION, (caption) => `${caption}<colgroup>${columns.join("")}</colgroup>`);
}

function eachCell(inside: string, changed: (cell: string, column: number, row: string) => string): string {
  return inside.replace(ROW, (_, open: string, cells: string) => {
    let column = -1;
    return open + cells.replace(CELL, (cell: string) => changed(cell, ++column, cells));
  });
}

function stacked(inside: string): string | null {
  const [, head = ""] = /<thead>\s*<tr>([\s\S]*?)<\/tr>\s*<\/thead>/.exec(inside) ?? [];
  const labels = [...head.matchAll(/<th[ >][^>]*>?([\s\S]*?)<\/th>/g)].map(([, text = ""]) =>
    plainText(text),
  );
  const className = stackClass(labels, inside);
  if (labels.length === 0 || className === null || JOINED.test(inside)) return null;
  const rows = eachCell(inside, (cell, column, row) =>
    row === head ? cell : `${cell} data-label="${labels[column] ?? ""}"`,
  );
  const withRoles = rows
    .replace(/<(thead|tbody|tr|td)(?=[ >])/g, (open, tag: string) => `${open} role="${ROLES[tag] ?? ""}"`)
    .replace(/<th(?=[ >])([^>]*)>/g, (_, attributes: string) => {
      const role = attributes.includes('scope="row"') ? "rowheader" : "columnheader";
      return `<th role="${role}"${attributes}>`;
    });
  const numbered = isNumbered(inside, head) ? " numbered" : "";
  return `<table class="${className}${numbered}" role="table">${withRoles}</table>`;
}

function isNumbered(inside: string, head: string): boolean {
  const [, second = ""] = head.match(/<th[^>]*>/g) ?? [];
  if (second.includes("figure")) return false;
  const [, ...rows] = [...inside.matchAll(ROW)].map(
    ([, , cells = ""]) => [...cells.matchAll(CELL_TEXT)][0]?.[1] ?? "",
  );
  return rows.length > 1 && rows.every((text, at) => plainText(text) === String(at + 1));
}

function stackClass(labels: readonly string[], inside: string): string | null {
  const letters = labels.map(lettersOf);
  for (const [, , cells = ""] of inside.matchAll(ROW))
    for (const [column, [, text = ""]] of [...cells.matchAll(CELL_TEXT)].entries())
      letters[column] = Math.max(letters[column] ?? 0, lettersOf(plainText(text)));
  const needed = (padding: number) => letters.reduce((room, each) => room + each * LETTER + padding, 0);
  if (needed(NARROW_PADDING) <= ROOM_EVERYWHERE) return null;
  return ROOMS.find(([room, padding]) => needed(padding) <= room)?.[2] ?? MORE_ROOM;
}

function lettersOf(text: string): number {
  const words = text.split(/[\s/]|(?<=-)/).map(({ length }) => length);
  return Math.max(...words, Math.min(TEXT_LETTERS, text.length / 2));
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll('"', "&quot;")
    .replace(/\s+/g, " ")
    .trim();
}

/** In letters: a cell's padding, and the length from which a text may wrap. */
const BESIDE_TEXT = 3;
const MOST_LETTERS = 28;
const [LEAST_SHARE, SHARE_STEP, MOST_SHARE] = [4, 2, 40];

/** In per cent of the table's width, by the longest text of each column; null for the widest one. */
export function columnShares(longest: readonly number[]): (number | null)[] {
  const letters = longest.map((length) => BESIDE_TEXT + Math.min(length, MOST_LETTERS));
  const all = sum(letters);
  return letters.map((each) => {
    const percent = SHARE_STEP * Math.round((100 * each) / all / SHARE_STEP);
    return percent > MOST_SHARE ? null : Math.max(percent, LEAST_SHARE);
  });
}
