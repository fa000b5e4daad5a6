import type { Language } from "../language";
import type { DocumentTable } from "./attachments";
import type { Bilingual } from "./types";

/** A document's table as HTML, so that a page and its PDF show the same figures. */
export function htmlTable(caption: Bilingual, { head, rows }: DocumentTable, language: Language): string {
  const read = (text: string | Bilingual) =>
    typeof text === "string" ? text : (language === "en" && text.en) || text.tr;
  const heads = head.map((text) => `<th scope="col">${read(text)}</th>`).join("");
  const lines = rows.map(([name = "", ...cells]) => {
    const data = cells.map((cell) => `<td>${read(cell)}</td>`).join("");
    return `<tr><th scope="row">${read(name)}</th>${data}</tr>`;
  });
  return `<table>
<caption>${read(caption)}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${lines.join("\n")}
</tbody>
</table>`;
}
