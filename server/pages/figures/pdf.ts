import { nextTurn } from "../../concurrency/event-loop";
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import type { Language } from "~/i18n/language";
import type { Translate, Wording } from "~/i18n/words";
import { FONT_FILES } from "../../media/fonts";
import { type DataTable, tabledColumns } from "./data-table";
import { pdfTable } from "./pdf-table";

export interface PdfFacts {
  publisher: string;
  lines: string[];
  words: { heading: string; paragraphs: string[] } | null;
  address: string;
}

/** Some fifteen pages; longer tables are offered as files. */
export const MOST_ROWS = 500;
const LANDSCAPE_FROM = 7;
const MARGIN = 40;
const FOOT = 24;
const [GREEN, INK, MUTED, GOLD] = ["#1a5937", "#1b211c", "#565c51", "#e3b950"];
const LOCALES: Readonly<Record<Language, string>> = { tr: "tr-TR", en: "en-GB" };

/** One at a time, since each takes some tenths of a second of processor; the front's slots bound the queue. */
const writing = bulkhead(1, Infinity);
const documents = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
});

/** Tagged PDF: headings, table heads and language; decorations are artifacts. */
export async function pdfOf(
  figures: DataTable,
  facts: PdfFacts,
  wording: Wording,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language } = wording;
  const key = createHash("sha256")
    .update(JSON.stringify([figures, facts, language]))
    .digest("base64url");
  const made = documents.get(key) ?? (await writing.execute(() => write(figures, facts, wording)));
  documents.set(key, made);
  return made;
}

async function write(figures: DataTable, facts: PdfFacts, wording: Wording) {
  const { language, t } = wording;
  const document = await newDocument(figures, facts, language);
  const content = buffer(document);
  const root = document.struct("Document");
  document.addStructure(root);
  const add = (type: string, options: Language | undefined, draw: () => void) =>
    root.add(document.struct(type, options ? { lang: LOCALES[options] } : {}, draw));
  add("H1", undefined, () => heading(document, figures.title, 18));
  for (const line of [facts.publisher, ...facts.lines]) add("P", undefined, () => paragraph(document, line));
  const { words } = facts;
  if (words) {
    document.moveDown(0.8);
    add("H2", undefined, () => heading(document, words.heading, 12));
    for (const text of words.paragraphs) {
      document.moveDown(0.3);
      add("P", undefined, () => paragraph(document, text));
    }
  }
  for (const section of figures.sections.filter(({ rows }) => rows.length > 0)) {
    await nextTurn();
    if (document.y > document.page.height - 150) document.addPage();
    document.moveDown(0.8);
    const name = section.heading;
    if (name !== null) {
      add("H2", section.headingLanguage, () => heading(document, name, 12));
      document.moveDown(0.3);
    }
    pdfTable(document, root, section, tabledColumns(figures), wording);
  }
  root.end();
  drawFeet(document, facts, t);
  document.end();
  return new Uint8Array(await content);
}

async function newDocument({ title, columns }: DataTable, { publisher }: PdfFacts, language: Language) {
  const [{ default: PDFDocument }, { open }] = await Promise.all([import("pdfkit"), import("fontkit")]);
  const document = new PDFDocument({
    size: "A4",
    layout: columns.length >= LANDSCAPE_FROM ? "landscape" : "portrait",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    pdfVersion: "1.7",
    lang: LOCALES[language],
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: publisher },
  });
  const [regular, bold] = await Promise.all([open(FONT_FILES.regular), open(FONT_FILES.bold)]);
  // Opened here, since tables would open a path again for each cell; and for each document, since a font that drew
  // "ü" takes the u in it for a glyph without a letter. Accepts fontkit fonts, which its types omit.
  document.registerFont("regular", regular as unknown as PDFKit.Mixins.PDFFontSource);
  document.registerFont("bold", bold as unknown as PDFKit.Mixins.PDFFontSource);
  return document;
}

function heading(document: PDFKit.PDFDocument, text: string, size: number): void {
  document.font("bold").fontSize(size).fillColor(GREEN).text(text);
}

function paragraph(document: PDFKit.PDFDocument, text: string): void {
  document.font("regular").fontSize(9.5).fillColor(INK).text(text, { lineGap: 2 });
}

function drawFeet(document: PDFKit.PDFDocument, { publisher, address }: PdfFacts, t: Translate): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    const { width, height, margins } = document.page;
    const y = height - MARGIN - 10;
    // Text below the margin would start a new page.
    margins.bottom = 0;
    document.markContent("Artifact", { type: "Pagination" });
    document
      .moveTo(MARGIN, y - 6)
      .lineTo(width - MARGIN, y - 6)
      .lineWidth(1)
      .strokeColor(GOLD)
      .stroke();
    document.font("regular").fontSize(8).fillColor(MUTED);
    document.text(`${publisher} · ${address}`, MARGIN, y, { lineBreak: false });
    const number = t("pdf.page", { page: page + 1, pages: count });
    document.text(number, width - MARGIN - document.widthOfString(number), y, { lineBreak: false });
    document.endMarkedContent();
  }
}
