import type { ColumnSortView } from "~/components/tables/data-table";
import type { SparklineView } from "~/components/elements/sparkline";
import type { Language } from "~/i18n/language";

/** price, quantity: in the section's unit (₺/kg, kg); rate: ₺ a unit of currency; amount: ₺; change: %; time: "09:30" */
export type ColumnKind =
  | "text"
  | "day"
  | "time"
  | "price"
  | "rate"
  | "quantity"
  | "amount"
  | "count"
  | "percent"
  | "change"
  | "measure";

export interface Column {
  /** Its name in open data; the same in every language and for good. */
  key: string;
  label: string;
  kind: ColumnKind;
  decimals?: number;
  /** Files have the column, the tables of pages do without. */
  isInHeading?: true;
  /** Rows that say the same in this first column stand below it, said once. */
  isPartHeading?: true;
  /**
   * In a row on a phone; "name" is the first column if left out. What is "plain" says itself without its label;
   * a change that is "below" stands among the rest; a "detail", which stands right of all others, is shown when
   * asked for.
   */
  place?: "name" | "main" | "plain" | "below" | "detail";
  sort?: ColumnSortView;
  /** Stands on the page where a row with figures has none of this. */
  missing?: string;
}

export type Value = string | number | null;

export type RowNote = "noTrade" | "noPrice" | "unread" | "doubtful";

/** The same for good, and in every language. */
export interface RowCodes {
  product: string | null;
  group: string | null;
}

export interface DataRow {
  /** In the order of the columns; null where there is none, never 0 in its place. */
  values: Value[];
  note: RowNote | null;
  codes?: RowCodes;
  href?: string;
  /** What its changes are against, in words, by column; the table's `changedSince` if left out. */
  against?: Readonly<Record<string, string>>;
  line?: SparklineView;
}

export interface DataSection {
  id: string;
  /** null when there is nothing to tell the sections apart by */
  heading: string | null;
  headingLanguage?: Language;
  /** "3 sınıf" */
  summary?: string;
  /** As the upstream writes it: KG, LT, ADET. */
  unit: string | null;
  rows: DataRow[];
}

export interface DataTable {
  /** Without ending. */
  fileName: string;
  title: string;
  /** `{ date: "2026-11-19" }` */
  about: Record<string, string | number>;
  columns: Column[];
  sections: DataSection[];
  /** ISO day, week or month; null or left out if only the upstream knows. */
  changedSince?: string | null;
  /** Over the rows' lines. */
  trend?: string;
}

export function hasRows({ sections }: DataTable): boolean {
  return sections.some(({ rows }) => rows.length > 0);
}

/** As it is read, on a page or paper: what headings say stands in no column. */
export function withoutHeadingColumns(figures: DataTable): DataTable {
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
