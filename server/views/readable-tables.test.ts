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

test("each cell of a wide table carries the heading of its column, and every part its role", () => {
  const html = readableTables(
    table(["Sıra", '<b>"A"</b> & b', "Süre", "Bedel"], ["1", "x", "y", "z"]),
    "Tablo",
  );
  expect(labels(html.replaceAll("& b", "&amp; b"))).toEqual(["Sıra", '"A" & b', "Süre", "Bedel"]);
  const roles = strictElements(html.replaceAll("& b", "&amp; b")).map(({ attributes }) => attributes["role"]);
  expect(roles.filter((role) => role === "cell")).toHaveLength(4);
  expect(roles.filter((role) => role === "columnheader")).toHaveLength(4);
  expect(html).toContain('<table class="stack" role="table">');
});

test("a narrow table, and one with joined cells, only scroll", () => {
  expect(labels(readableTables(table(["a", "b", "c"], ["1", "2", "3"]), "Tablo"))).toEqual([]);
  const joined = table(["a", "b", "c", "d"], ["1", "2"]).replace("<td>2", '<td colspan="3">2');
  expect(readableTables(joined, "Tablo")).not.toContain("stack");
});

test("tables are named by their caption, or else apart by number, nested ones too", () => {
  expect(names(readableTables(table(["a"], ["1"]), "Tablo"))).toEqual(["Ücretler"]);
  const plain = "<table><tbody><tr><td>x</td></tr></tbody></table>";
  expect(names(readableTables(plain + plain, "Tablo"))).toEqual(["Tablo", "Tablo 2"]);
  const nested = plain.replace("x", plain);
  expect(strictElements(readableTables(nested, "Tablo")).filter(({ tag }) => tag === "section")).toHaveLength(
    2,
  );
});
