import type { Translate } from "~/text/words";
import type { Column, Figures, Value } from "./figures";
import { columnHeading } from "./headings";
import { NOTE_WORDS, unitWord } from "./words";

/** Figures as one table, as a spreadsheet wants them: the section and the unit stand in columns of their own. */
export interface FlatTable {
  columns: Column[];
  rows: Value[][];
}

/** Lays the sections of figures below one another. */
export function flatTable({ columns, sections }: Figures, t: Translate): FlatTable {
  const hasGroups =
    sections.some(({ heading }) => heading !== null) && !columns.some(({ isInHeading }) => isInHeading);
  const hasUnits = sections.some(({ unit }) => unit !== null);
  const hasNotes = sections.some(({ rows }) => rows.some(({ note }) => note !== null));
  const group: Column = { key: "group", label: t("figures.group"), kind: "text" };
  const unit: Column = { key: "unit", label: t("figures.unit"), kind: "text" };
  const note: Column = { key: "note", label: t("figures.note"), kind: "text" };
  return {
    columns: [
      ...(hasGroups ? [group] : []),
      ...columns.map((column) => ({ ...column, label: columnHeading(column, null, t) })),
      ...(hasUnits ? [unit] : []),
      ...(hasNotes ? [note] : []),
    ],
    rows: sections.flatMap((section) =>
      section.rows.map((row) => [
        ...(hasGroups ? [section.heading] : []),
        ...row.values,
        ...(hasUnits ? [section.unit && unitWord(section.unit, t)] : []),
        ...(hasNotes ? [row.note && t(NOTE_WORDS[row.note])] : []),
      ]),
    ),
  };
}
