import type { Translate } from "~/i18n/words";
import { type Column, type DataTable, type Value, valueOf } from "./data-table";
import { codeColumns } from "./file-columns";
import { columnHeading } from "./headings";
import { NOTE_WORDS, unitWord } from "./value-words";

export interface FlatTable {
  columns: Column[];
  rows: Value[][];
}

export function flatTable({ columns, sections }: DataTable, t: Translate): FlatTable {
  const codes = codeColumns({ sections }, t);
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
      ...codes,
    ],
    rows: sections.flatMap((section) =>
      section.rows.map((row) => [
        ...(hasGroups ? [section.heading] : []),
        ...columns.map((column) => valueOf(row, column)),
        ...(hasUnits ? [section.unit && unitWord(section.unit, t)] : []),
        ...(hasNotes ? [row.note && t(NOTE_WORDS[row.note])] : []),
        ...codes.map((code) => code.valueOf(section, row)),
      ]),
    ),
  };
}
