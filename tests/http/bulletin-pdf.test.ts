import { expect, test } from "vitest";
import { elements, textOf } from "../support/html";
import { readPdf, streamOf, type PdfElement } from "../support/pdf";
import { sharedStack } from "../support/stack-of-file";
import { open } from "../support/visit";

/** The bulletins as PDF, read back as a screen reader reads them. */

const stack = sharedStack();

async function fetchPdf(path: string) {
  const answer = await fetch(stack.portal.url + path);
  expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "application/pdf"]);
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const all = (element: PdfElement): PdfElement[] => [element, ...element.children.flatMap(all)];
const ofType = (root: PdfElement, type: string) => all(root).filter((each) => each.type === type);

test.each([
  ["/veri/gunluk-bulten.pdf?tarih=2026-11-19", "/gunluk-bulten?tarih=2026-11-19", "tr-TR", "Ortalama (₺/kg)"],
  [
    "/veri/en/daily-bulletin.pdf?tarih=2026-11-19",
    "/en/daily-bulletin?tarih=2026-11-19",
    "en-GB",
    "Average (₺/kg)",
  ],
  ["/veri/haftalik-bulten.pdf?hafta=2026-W46", "/haftalik-bulten?hafta=2026-W46", "tr-TR", "Ortalama (₺/kg)"],
  ["/veri/aylik-bulten.pdf?yil=2026&ay=10", "/aylik-bulten?yil=2026&ay=10", "tr-TR", "Ortalama (₺/kg)"],
])("%s has a title, headings, tables with headings, and a language", async (path, page, lang, column) => {
  const { bytes, headers } = await fetchPdf(path);
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+\.pdf"$/);
  const { catalog, objects, root, artifacts } = readPdf(bytes);
  const { body } = await open(stack.portal.url, page);
  expect(catalog).toContain(`/Lang (${lang})`);
  expect([...objects.values()].some((each) => each.includes("/DisplayDocTitle true"))).toBe(true);
  expect([...objects.values()].some((each) => each.includes("/Marked true"))).toBe(true);

  expect(root.type).toBe("Document");
  const [title, ...others] = ofType(root, "H1");
  expect(others).toEqual([]);
  expect(textOf(body)).toContain(title?.text);
  expect(ofType(root, "H2").length).toBeGreaterThan(2);

  const tables = ofType(root, "Table");
  expect(tables.length).toBeGreaterThan(2);
  for (const table of tables) {
    const [head, ...rows] = table.children;
    expect(new Set(head?.children.map(({ type, scope }) => `${type} ${scope}`))).toEqual(
      new Set(["TH Column"]),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect([row.type, row.children[0]?.type, row.children[0]?.scope]).toEqual(["TR", "TH", "Row"]);
      expect(row.children.length).toBe(head?.children.length);
      expect(row.children.slice(1).every(({ type }) => type === "TD")).toBe(true);
    }
  }
  expect(ofType(root, "TH").map(({ text }) => text)).toContain(column);
  expect(artifacts).toContain(stack.portal.url);
  expect(elements(body, "a").map(({ href }) => href)).toContain(path);
});

test("has the page's own rows in Turkish letters, with embedded fonts", async () => {
  const { bytes } = await fetchPdf("/veri/gunluk-bulten.pdf?tarih=2026-11-19");
  const { root, objects } = readPdf(bytes);
  const { body } = await open(stack.portal.url, "/veri/gunluk-bulten.csv?tarih=2026-11-19");
  const rows = ofType(root, "TR").filter(({ children }) => children[0]?.scope === "Row");
  expect(rows.length).toBe(body.trim().split("\n").length - 1);
  const names = rows.map(({ children }) => children[0]?.text ?? "");
  expect(names).toContain("1. Grup Kırmızı Sert Ekmeklik Buğday");
  for (const name of names) expect(body).toContain(name);
  const fonts = [...objects.values()].filter((each) => each.includes("/Type /FontDescriptor"));
  expect(fonts.length).toBe(2);
  for (const font of fonts) {
    expect(font).toMatch(/\/FontName \/[A-Z]{6}\+DejaVu/);
    expect(streamOf(objects.get(Number(/\/FontFile2 (\d+)/.exec(font)?.[1])) ?? "").length).toBeGreaterThan(
      1_000,
    );
  }
});

test("describes the week in words, as its page does", async () => {
  const path = "/en/weekly-bulletin?hafta=2026-W46";
  const { root } = readPdf((await fetchPdf(`/veri${path.replace("?", ".pdf?")}`)).bytes);
  const [words] = ofType(root, "H2");
  expect(words?.text).toBe("The week in words");
  const { body } = await open(stack.portal.url, path);
  const [, html = ""] = /<section class="copy-text"[^>]*>.*?<div>(.*?)<\/div>/s.exec(body) ?? [];
  const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
  const sentences = html
    .split("</p>")
    .map((each) => oneLine(textOf(each)))
    .filter(Boolean);
  expect(sentences.length).toBeGreaterThan(5);
  const paragraphs = ofType(root, "P").map((each) => oneLine(each.text));
  expect(paragraphs).toEqual(expect.arrayContaining(sentences));
});

test("is made once and cached, for public bulletins only", async () => {
  const first = await fetchPdf("/veri/gunluk-bulten.pdf?tarih=2026-11-18");
  const again = await fetchPdf("/veri/gunluk-bulten.pdf?tarih=2026-11-18&urun=5&x=1&hafta=2026-W40&ay=3");
  expect(again.headers.get("server-timing")).toMatch(/^cache;desc=hit/);
  expect(again.bytes.equals(first.bytes)).toBe(true);
  // Its tags are text, which compresses well.
  expect(Number(again.headers.get("content-length"))).toBeLessThan(first.bytes.length / 3);
  for (const path of [
    "/veri/kotasyon-listesi.pdf",
    "/veri/fiyatlar.pdf",
    "/veri/gunluk-bulten.pdf?tarih=2026-11-15",
    "/veri/yok.pdf",
  ])
    expect([path, (await open(stack.portal.url, path)).status]).toEqual([path, 404]);
});
