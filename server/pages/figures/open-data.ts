import type { Language } from "~/i18n/language";
import type { Translate } from "~/i18n/words";
import { siteProfile } from "../../config/site-profile";
import { type DataTable, valueOf, type ColumnKind } from "./data-table";
import { codeColumns, flatTable } from "./flat-table";
import { CSV_DELIMITERS } from "./csv";

export function openDataOf(
  { title, about, columns, sections, changedSince }: DataTable,
  { language, t }: { language: Language; t: Translate },
  source: string,
  unread = 0,
) {
  const codes = codeColumns({ sections }, t);
  return {
    title,
    publisher: siteProfile.name[language],
    source,
    language,
    currency: "TRY",
    about,
    ...(changedSince && { changedSince }),
    unread,
    fields: [...columns, ...codes].map(({ key, label, kind }) => ({ key, label, kind })),
    rows: sections.flatMap((section) =>
      section.rows.map((row) => ({
        ...(section.heading !== null && { groupId: section.id, group: section.heading }),
        ...Object.fromEntries(columns.map((column) => [column.key, valueOf(row, column)])),
        ...(section.unit !== null && { unit: section.unit }),
        note: row.note ?? null,
        ...Object.fromEntries(codes.map((code) => [code.key, code.valueOf(section, row)])),
      })),
    ),
  };
}

export function csvwOf(
  figures: DataTable,
  address: string,
  { language, t }: { language: Language; t: Translate },
) {
  const licence = siteProfile.statements.licence?.[language];
  return {
    "@context": ["http://www.w3.org/ns/csvw", { "@language": language }],
    url: address,
    "dc:title": figures.title,
    "dc:publisher": siteProfile.name[language],
    ...(licence !== undefined && { "dc:rights": licence }),
    dialect: {
      delimiter: CSV_DELIMITERS[language],
      encoding: "utf-8",
      header: true,
      lineTerminators: ["\r\n"],
    },
    tableSchema: {
      columns: flatTable(figures, t).columns.map(({ key, label, kind }) => ({
        name: key,
        titles: label,
        datatype: datatypeOf(kind, language),
        required: false,
      })),
    },
  };
}

function datatypeOf(kind: ColumnKind, language: Language) {
  if (kind === "day") return { base: "date", format: "yyyy-MM-dd" };
  if (kind === "text" || kind === "time" || kind === "measure") return "string";
  return language === "tr" ? { base: "decimal", format: { decimalChar: "," } } : "decimal";
}
