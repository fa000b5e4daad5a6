import type { Language } from "~/language";
import { exchange } from "../exchange";
import type { Figures } from "./figures";

/**
 * Figures as open data. `fields` explains the columns; each row has their keys, its section's id and name,
 * its unit, and `note` ("noTrade", "noPrice", "unread", "doubtful" or null). Numbers are plain, dates ISO,
 * missing is null. `unread` counts the rows that could not be read.
 */
export function openDataOf(
  { title, about, columns, sections, changedSince }: Figures,
  language: Language,
  source: string,
  unread = 0,
) {
  return {
    title,
    publisher: exchange.name[language],
    source,
    language,
    currency: "TRY",
    about,
    ...(changedSince && { changedSince }),
    unread,
    fields: columns.map(({ key, label, kind }) => ({ key, label, kind })),
    rows: sections.flatMap(({ id, heading, unit, rows }) =>
      rows.map(({ values, note }) => ({
        ...(heading !== null && { groupId: id, group: heading }),
        ...Object.fromEntries(columns.map(({ key }, index) => [key, values[index] ?? null])),
        ...(unit !== null && { unit }),
        note,
      })),
    ),
  };
}
