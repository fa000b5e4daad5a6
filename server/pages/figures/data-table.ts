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
  /** Name in open data: the same in every language, and stable. */
  key: string;
  label: string;
  kind: ColumnKind;
  decimals?: number;
  /** Only in files; pages say it in a heading. */
  isInHeading?: true;
  /** Rows with the same first column are grouped below it. */
  isPartHeading?: true;
  /**
   * Place in a row on a phone; "name" is the first column by default. "plain" needs no label; "below" puts a
   * change or a day among the rest; a "detail", right of all others, is shown on demand.
   */
  place?: "name" | "main" | "plain" | "below" | "detail";
  sort?: ColumnSortView;
  /** Printed where a row with figures lacks this one. */
  missing?: string;
}

export type Value = string | number | null;

export type RowNote = "noTrade" | "noPrice" | "unread" | "doubtful";

/** Stable, and the same in every language. */
export interface RowCodes {
  product: string | null;
  group: string | null;
}

export interface DataRow {
  /** By the column's key; values without a column are shown nowhere; null when missing, never 0. */
  values: Readonly<Record<string, unknown>>;
  note?: RowNote | null;
  codes?: RowCodes;
  href?: string;
  /** The base of a change by column, in words; by default the table's `changedSince`. */
  against?: Readonly<Record<string, string>>;
  line?: SparklineView;
}

export interface DataSection {
  id: string;
  heading: string | null;
  headingLanguage?: Language;
  summary?: string;
  /** The summary says the unit. */
  isUnitSaid?: true;
  /** The upstream's code: KG, LT, ADET. */
  unit: string | null;
  /** Of its prices; two by default. */
  decimals?: number;
  rows: DataRow[];
}

export const soleSection = (id: string, unit: string | null, rows: DataRow[]): DataSection[] => [
  { id, heading: null, unit, rows },
];

export interface Table {
  title: string;
  columns: Column[];
  sections: DataSection[];
  /** ISO day, week or month; null or absent when unknown. */
  changedSince?: string | null;
  trend?: string;
}

/** One that has files. */
export interface DataTable extends Table {
  fileName: string;
  about: Record<string, string | number>;
}

export function hasRows({ sections }: DataTable): boolean {
  return sections.some(({ rows }) => rows.length > 0);
}

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === "string" || typeof value === "number";

/** @throws Error for a column that the row has no value for */
export function valueOf({ values }: Pick<DataRow, "values">, { key }: Pick<Column, "key">): Value {
  const value = values[key];
  if (!isValue(value)) throw new Error(`a row has no value for its column ${key}`);
  return value;
}

export const tabledColumns = ({ columns }: Pick<DataTable, "columns">): Column[] =>
  columns.filter(({ isInHeading }) => !isInHeading);
