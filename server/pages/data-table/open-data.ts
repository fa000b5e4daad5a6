import type { Language } from "~/i18n/language";
import type { Translate } from "~/i18n/words";
import { siteProfile } from "../../config/site-profile";
import { type DataTable, valueOf } from "./data-table";
import { codeColumns } from "./file-columns";

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
        note: row.note,
        ...Object.fromEntries(codes.map((code) => [code.key, code.valueOf(section, row)])),
      })),
    ),
  };
}
