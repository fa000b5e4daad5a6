import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { EXCHANGE } from "../content/exchange";
import type { FileRecipe } from "./recipes";

type PdfRecipe = Extract<FileRecipe, { kind: "pdf" }>;

const require = createRequire(import.meta.url);
const REGULAR = require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
const BOLD = require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf");

const GREEN = "#1f4d33";
const GOLD = "#d9a53a";
const MARGIN = 64;

/** A small real PDF: the exchange's head, a title and paragraphs. */
export async function makePdf({ title, paragraphs, language }: PdfRecipe): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    lang: language,
    info: { Title: title, Author: EXCHANGE.name[language] },
  });
  const content = buffer(document);
  drawHead(document, EXCHANGE.name[language]);
  document.font(BOLD).fontSize(18).fillColor(GREEN).text(title, { lineGap: 4 });
  document.moveDown(0.8).font(REGULAR).fontSize(10.5).fillColor("#1c1c1a");
  for (const paragraph of paragraphs) document.text(paragraph, { lineGap: 4, paragraphGap: 8 });
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
