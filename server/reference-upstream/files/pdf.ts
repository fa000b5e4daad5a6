import { EXCHANGE } from "../exchange";
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import * as fontkit from "fontkit";
import PDFDocument from "pdfkit";
import type { PdfRecipe } from "./recipes";

type Table = NonNullable<PdfRecipe["table"]>;

const require = createRequire(import.meta.url);
const REGULAR = "regular";
const BOLD = "bold";
/** Read once: most of the time that a document takes goes into reading its fonts. */
const FONTS = {
  [REGULAR]: fontkit.openSync(require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf")),
  [BOLD]: fontkit.openSync(require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf")),
};

const GREEN = "#1f4d33";
const GOLD = "#d9a53a";
const INK = "#1c1c1a";
const GREY = "#8a8a82";
const MARGIN = 64;
const FIELD_HEIGHT = 40;
/** Tables with more columns than this are set in smaller type. */
const WIDE_TABLE = 5;

/** A small real PDF: the exchange's head, a title, paragraphs, and where there is one a table or a form. */
export async function makePdf({ title, paragraphs, table, fields, language }: PdfRecipe): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    lang: language,
    info: { Title: title, Author: EXCHANGE.name[language] },
  });
  for (const [name, font] of Object.entries(FONTS)) {
    // It takes open fonts too, which its types don't tell.
    document.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  }
  const content = buffer(document);
  drawHead(document, EXCHANGE.name[language]);
  document.font(BOLD).fontSize(18).fillColor(GREEN).text(title, { lineGap: 4 });
  document.moveDown(0.8).font(REGULAR).fontSize(10.5).fillColor(INK);
  for (const paragraph of paragraphs) document.text(paragraph, { lineGap: 4, paragraphGap: 8 });
  if (table) drawTable(document, table);
  for (const field of fields ?? []) drawField(document, field);
  document.end();
  return content;
}

function drawHead(document: PDFKit.PDFDocument, exchange: string): void {
  const right = document.page.width - MARGIN;
  document.font(BOLD).fontSize(10).fillColor(GREEN).text(exchange);
  document.font(REGULAR).fontSize(8).fillColor("#5b5b55").text(EXCHANGE.domain);
  const y = document.y + 6;
  document.moveTo(MARGIN, y).lineTo(right, y).lineWidth(1.5).strokeColor(GOLD).stroke();
  document.moveDown(2.5);
}

function drawTable(document: PDFKit.PDFDocument, table: Table): void {
  const { head, rows } = table;
  document.moveDown(0.6).fontSize(head.length > WIDE_TABLE ? 7 : 9);
  document.table({
    columnStyles: columnWidths(table, document.page.width - 2 * MARGIN).map((width) => ({ width })),
    defaultStyle: { border: 0.5, borderColor: GREY, padding: 3, textColor: INK },
    data: [head.map((text) => ({ text, font: { src: BOLD }, backgroundColor: "#eef2ec" })), ...rows],
  });
  document.moveDown(1);
}

/** Widths in proportion to the longest word or text of each column, within bounds. */
function columnWidths({ head, rows }: Table, available: number): number[] {
  const weights = head.map((title, index) => {
    const longest = Math.max(...rows.map((row) => row[index]?.length ?? 0));
    const word = Math.max(...title.split(" ").map(({ length }) => length));
    return Math.min(Math.max(longest, word + 1, 6), 32);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (available * weight) / total);
}

/** A label with a line under it to write on; a form that is full goes on on the next page. */
function drawField(document: PDFKit.PDFDocument, label: string): void {
  if (document.y + FIELD_HEIGHT > document.page.height - MARGIN) document.addPage();
  const y = document.y;
  document.font(REGULAR).fontSize(9).fillColor(GREEN).text(label, MARGIN, y);
  const line = y + FIELD_HEIGHT - 8;
  document.moveTo(MARGIN, line).lineTo(document.page.width - MARGIN, line);
  document.lineWidth(0.6).strokeColor(GREY).stroke();
  document.y = y + FIELD_HEIGHT;
}
