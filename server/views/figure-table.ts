import type { FigureCellView, FigureRowView, FigureTableView } from "~/components/figure-table";
import type { Language } from "~/language";
import type { Translate } from "~/text/words";
import type { Column, FigureRow, Figures, FigureSection, Value } from "../figures/figures";
import { columnHeading } from "../figures/headings";
import { NOTE_WORDS } from "../figures/words";
import { writeValue } from "../figures/write-value";
import { changeView } from "./change";

/** The sections of some figures as tables; those without a row are left out. */
export function figureTables(figures: Figures, language: Language, t: Translate): FigureTableView[] {
  return figures.sections
    .filter(({ rows }) => rows.length > 0)
    .map((section) => figureTable(figures, section, language, t));
}

function figureTable(
  { title, columns }: Figures,
  { id, heading, summary, unit, rows }: FigureSection,
  language: Language,
  t: Translate,
): FigureTableView {
  return {
    id,
    heading,
    summary: summary ?? null,
    caption: heading === null ? title : `${title}: ${heading}`,
    columns: columns.map((column) => ({
      key: column.key,
      label: columnHeading(column, unit, t),
      isNumber: column.kind !== "text",
    })),
    rows: rows.map((row, index) => rowView(row, index, columns, language, t)),
  };
}

function rowView(
  { values, note, href }: FigureRow,
  index: number,
  columns: readonly Column[],
  language: Language,
  t: Translate,
): FigureRowView {
  const [first, ...others] = columns;
  const label = (first && writeValue(values[0] ?? null, first, language)) ?? "";
  return {
    key: `${index} ${label}`,
    label,
    link: href === undefined ? null : { href, label },
    cells: others.map((column, at) => cellView(values[at + 1] ?? null, column, language, t)),
    note: note && { kind: note, text: t(NOTE_WORDS[note]) },
  };
}

function cellView(value: Value, column: Column, language: Language, t: Translate): FigureCellView {
  if (value === null) return { text: "", missing: t("figures.missing") };
  if (column.kind === "change") return { text: "", change: changeView(Number(value), language, t) };
  return { text: writeValue(value, column, language) ?? "" };
}
