import type { FigureCellView, FigureRowView, FigureTableView } from "~/components/figure-table";
import type { Language } from "~/language";
import type { Translate } from "~/text/words";
import { languageOfNames } from "~/text/casing";
import type { Column, FigureRow, Figures, FigureSection, Value } from "../figures/figures";
import { columnHeading } from "../figures/headings";
import { NOTE_WORDS } from "../figures/words";
import { writeValue } from "../figures/write-value";
import { changeBase, changeView } from "./change";

/** The sections of some figures as tables; those without a row are left out. */
export function figureTables(figures: Figures, language: Language, t: Translate): FigureTableView[] {
  const tabled = withoutHeadingColumns(figures);
  return tabled.sections
    .filter(({ rows }) => rows.length > 0)
    .map((section) => figureTable(tabled, section, language, t));
}

function withoutHeadingColumns(figures: Figures): Figures {
  const isTabled = figures.columns.map(({ isInHeading }) => !isInHeading);
  if (!isTabled.includes(false)) return figures;
  const tabled = <Item>(items: readonly Item[]) => items.filter((_, index) => isTabled[index]);
  return {
    ...figures,
    columns: tabled(figures.columns),
    sections: figures.sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => ({ ...row, values: tabled(row.values) })),
    })),
  };
}

function figureTable(
  { title, columns, changedSince = null }: Figures,
  { id, heading, headingLanguage, summary, unit, rows }: FigureSection,
  language: Language,
  t: Translate,
): FigureTableView {
  const base = changeBase(changedSince, language, t);
  const cell = (value: Value, column: Column) => cellView(value, column, base, language, t);
  return {
    id,
    heading,
    ...(headingLanguage && { lang: headingLanguage }),
    summary: summary ?? null,
    caption: heading === null ? title : `${title}: ${heading}`,
    columns: columns.map((column) => ({
      key: column.key,
      label: columnHeading(column, unit, t),
      isNumber: column.kind !== "text",
    })),
    rows: rows.map((row, index) => rowView(row, index, columns, cell, language, t)),
  };
}

function rowView(
  { values, note, href }: FigureRow,
  index: number,
  [first, ...others]: readonly Column[],
  cell: (value: Value, column: Column) => FigureCellView,
  language: Language,
  t: Translate,
): FigureRowView {
  const label = (first && writeValue(values[0] ?? null, first, language)) ?? "";
  const own = languageOfNames([label], language);
  const lang = own === language ? {} : { lang: own };
  return {
    key: `${index} ${label}`,
    label,
    ...lang,
    link: href === undefined ? null : { href, label, ...lang },
    cells: others.map((column, at) => cell(values[at + 1] ?? null, column)),
    note: note && { kind: note, text: t(NOTE_WORDS[note]) },
  };
}

function cellView(
  value: Value,
  column: Column,
  base: string,
  language: Language,
  t: Translate,
): FigureCellView {
  if (value === null) return { text: "", missing: t("figures.missing") };
  if (column.kind === "change") return { text: "", change: changeView(Number(value), language, t, base) };
  const text = writeValue(value, column, language) ?? "";
  const own = column.kind === "text" ? languageOfNames([text], language) : language;
  return { text, ...(own !== language && { lang: own }) };
}
