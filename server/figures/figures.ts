import type { Language } from "~/language";

/**
 * Figures as data: what a page shows as tables and hands out as CSV, XLSX and JSON. Values are numbers and
 * ISO dates; how they are written is decided where they are written.
 */

/**
 * What a column holds. `price` and `quantity` are per unit of the section (₺/kg, kg), `rate` is lira for a
 * unit of currency, `amount` lira, `percent` and `change` per cent, `day` an ISO date, `measure` what an
 * instrument showed, in the unit that its label names.
 */
export type ColumnKind =
  "text" | "day" | "price" | "rate" | "quantity" | "amount" | "count" | "percent" | "change" | "measure";

export interface Column {
  /** Its name in open data; the same in every language and for good. */
  key: string;
  label: string;
  kind: ColumnKind;
  /** Of a measure: as many as it is told with if left out. */
  decimals?: number;
  /** The heading of each section says it: files have it, the tables of pages do without. */
  isInHeading?: true;
}

export type Value = string | number | null;

/** Why a row's figures are missing or not to be trusted. */
export type RowNote = "noTrade" | "noPrice" | "unread" | "doubtful";

export interface FigureRow {
  /** In the order of the columns; null where there is none, never 0 in its place. */
  values: Value[];
  note: RowNote | null;
  /** Where the row's first cell leads. */
  href?: string;
}

export interface FigureSection {
  /** Names the section for anchors and in open data. */
  id: string;
  /** null when there is nothing to tell the sections apart by. */
  heading: string | null;
  /** The heading's language where it isn't the page's. */
  headingLanguage?: Language;
  /** Said beside the heading: "3 sınıf". */
  summary?: string;
  /** The unit that its prices and quantities are in, as the upstream writes it: KG, LT, ADET. */
  unit: string | null;
  rows: FigureRow[];
}

export interface Figures {
  /** The name of a downloaded file, without its ending. */
  fileName: string;
  title: string;
  /** What the figures are of: `{ date: "2026-11-19" }`. */
  about: Record<string, string | number>;
  columns: Column[];
  sections: FigureSection[];
  /** What its changes are against: the ISO day or month; null or left out if only the upstream knows. */
  changedSince?: string | null;
}

/** Whether there is anything to show. */
export function hasRows({ sections }: Figures): boolean {
  return sections.some(({ rows }) => rows.length > 0);
}
