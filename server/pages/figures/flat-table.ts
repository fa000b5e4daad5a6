import type { Translate } from "~/i18n/words";
import {
  type Column,
  type DataTable,
  type Value,
  valueOf,
  type DataRow,
  type DataSection,
} from "./data-table";
import { columnHeading, NOTE_WORDS, unitWord } from "./value-words";

export interface FlatTable {
  columns: Column[];
  rows: Value[][];
}

export function flatTable({ columns, sections }: DataTable, t: Translate): FlatTable {
  const codes = codeColumns({ sections }, t);
  const hasGroups =
    sections.some(({ heading }) => heading !== null) && !columns.some(({ isInHeading }) => isInHeading);
  const hasUnits = sections.some(({ unit }) => unit !== null);
  const hasNotes = sections.some(({ rows }) => rows.some(({ note }) => note));
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
        ...(hasNotes ? [row.note ? t(NOTE_WORDS[row.note]) : null] : []),
        ...codes.map((code) => code.valueOf(section, row)),
      ]),
    ),
  };
}

/** UN/CEFACT Recommendation 20 */
const CODES: Readonly<Record<string, string>> = { KG: "KGM", LT: "LTR", ADET: "H87", BAS: "HEA" };

const unitCode = (unit: string): string => CODES[unit] ?? unit;

export interface FileColumn extends Column {
  valueOf: (section: DataSection, row: DataRow) => Value;
}

export function codeColumns({ sections }: Pick<DataTable, "sections">, t: Translate): FileColumn[] {
  const hasCodes = sections.some(({ rows }) => rows.some(({ codes }) => codes !== undefined));
  const hasUnits = sections.some(({ unit }) => unit !== null);
  return [...(hasCodes ? productCodes(t) : []), ...(hasUnits ? [unitCodes(t)] : [])];
}

export const productCodes = (t: Translate): FileColumn[] => [
  {
    key: "productCode",
    label: t("figures.productCode"),
    kind: "text",
    valueOf: (_, { codes }) => codes?.product ?? null,
  },
  {
    key: "groupCode",
    label: t("figures.groupCode"),
    kind: "text",
    valueOf: (_, { codes }) => codes?.group ?? null,
  },
];

export const unitCodes = (t: Translate): FileColumn => ({
  key: "unitCode",
  label: t("figures.unitCode"),
  kind: "text",
  valueOf: ({ unit }) => unit && unitCode(unit),
});
