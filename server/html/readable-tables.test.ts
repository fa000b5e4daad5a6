import { expect, test } from "vitest";
import { strictElements } from "../../tests/support/strict-html";
import { readableTables } from "./readable-tables";

const row = (tag: string, cells: string[]) =>
  `<tr>${cells.map((text) => `<${tag}>${text}</${tag}>`).join("")}</tr>`;
const table = (head: string[], ...rows: string[][]) =>
  `<table><caption>Ücretler</caption><thead>${row('th scope="col"', head).replaceAll('</th scope="col">', "</th>")}</thead>` +
  `<tbody>${rows.map((cells) => row("td", cells)).join("")}</tbody></table>`;
const labels = (html: string) =>
  strictElements(html).flatMap(({ attributes }) => attributes["data-label"] ?? []);
const names = (html: string) =>
  strictElements(html)
    .filter(({ tag }) => tag === "section")
    .map(({ attributes }) => attributes["aria-label"]);

test("repeats the column heading in each cell of a wide table and gives each part its role", () => {
  const html = readableTables(
    table(["Sıra", '<b>"A"</b> & b', "Süre", "Bedel"], ["1", "Kararlaştırılmamış", "y", "z"]),
    "Tablo",
  );
  expect(labels(html.replaceAll("& b", "&amp; b"))).toEqual(["Sıra", '"A" & b', "Süre", "Bedel"]);
  const roles = strictElements(html.replaceAll("& b", "&amp; b")).map(({ attributes }) => attributes["role"]);
  expect(roles.filter((role) => role === "cell")).toHaveLength(4);
  expect(roles.filter((role) => role === "columnheader")).toHaveLength(4);
  expect(html).toContain('<table class="stack small" role="table">');
});

test("marks columns of figures and their headings", () => {
  const html = readableTables(
    table(
      ["Kalem", "Ücret", "Birim"],
      ["Alıcı", "3.303,50", "₺"],
      ["Satıcı", "‰1", "–"],
      ["Geç", "+ yarısı", "3"],
    ),
    "Tablo",
  );
  const marked = strictElements(html).filter(({ attributes }) => attributes["class"] === "figure main");
  expect(marked.map(({ tag }) => tag)).toEqual(["th", "td", "td", "td"]);
});

test("takes the last of several figure columns for the main one, never the first column", () => {
  const figures = (...rows: string[][]) =>
    strictElements(readableTables(table(["Yıl", "Ücret"], ...rows), "Tablo")).flatMap(
      ({ tag, attributes }) => (tag === "td" ? [attributes["class"] ?? ""] : []),
    );
  expect(figures(["2026", "3.303"])).toEqual(["figure", "figure main"]);
  expect(figures(["2026", "–"])).toEqual(["figure", ""]);
});

test("marks tables with numbered rows", () => {
  const head = ["Sıra", "Hizmet", "Süre", "Bedel"];
  const long = "Kararlaştırılmamış";
  const html = readableTables(table(head, ["1", long, "y", "z"], ["2", long, "y", "z"]), "Tablo");
  expect(html).toContain('class="stack small numbered"');
  expect(readableTables(table(head, ["1", long, "y", "z"], ["3", long, "y", "z"]), "Tablo")).not.toContain(
    "numbered",
  );
});

test.each([
  [null, 10],
  ["stack narrow", 22],
  ["stack small", 28],
  ["stack", 36],
  ["stack wide", 45],
  ["stack widest", 60],
])("says the room a table needs by a class, here %s", (className, letters) => {
  const html = readableTables(table(["a", "b", "c", "d"], ["1", "x".repeat(letters), "y", "z"]), "Tablo");
  expect(strictElements(html).find(({ tag }) => tag === "table")?.attributes["class"] ?? null).toBe(
    className,
  );
});

test("sizes columns by their longest text", () => {
  const html = readableTables(table(["Kalem", "Ücret"], ["Alıcıdan alınan pay", "‰1"]), "Tablo");
  expect(html).toContain('</caption><colgroup><col><col class="w26"></colgroup><thead>');
});

test("only makes narrow tables and tables with joined cells scroll", () => {
  expect(labels(readableTables(table(["a", "b", "c", "d"], ["1", "2", "3", "4"]), "Tablo"))).toEqual([]);
  const joined = table(["a", "b", "c", "d"], ["1", "2"]).replace("<td>2", '<td colspan="3">2');
  expect(readableTables(joined, "Tablo")).not.toContain("stack");
});

test("names tables by caption, else by number, nested ones too", () => {
  expect(names(readableTables(table(["a"], ["1"]), "Tablo"))).toEqual(["Ücretler"]);
  const plain = "<table><tbody><tr><td>x</td></tr></tbody></table>";
  expect(names(readableTables(plain + plain, "Tablo"))).toEqual(["Tablo", "Tablo 2"]);
  const nested = plain.replace("x", plain);
  expect(strictElements(readableTables(nested, "Tablo")).filter(({ tag }) => tag === "section")).toHaveLength(
    2,
  );
});
