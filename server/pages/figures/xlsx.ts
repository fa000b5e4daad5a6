import type { Translate } from "~/i18n/words";
import type { ColumnKind, DataTable, Value } from "./data-table";
import { flatTable } from "./flat-table";

/** Excel shows separators in its user's language. */
const FORMATS: Partial<Record<ColumnKind, string>> = {
  day: "dd.mm.yyyy",
  price: "#,##0.0000",
  rate: "#,##0.0000",
  quantity: "#,##0",
  amount: "#,##0.00",
  count: "#,##0",
  percent: "0.0",
  change: "0.0",
};
const TEXT_WIDTH = 34;
const NUMBER_WIDTH = 16;
const SHEET_NAME = 31;

export async function xlsxOf(figures: DataTable, t: Translate): Promise<Buffer> {
  const { columns, rows } = flatTable(figures, t);
  const head = columns.map(({ label }) => ({ value: label, fontWeight: "bold" as const, wrap: true }));
  const body = rows.map((row) => row.map((value, index) => cell(value, columns[index]?.kind ?? "text")));
  const { default: writeExcelFile } = await import("write-excel-file/node");
  return writeExcelFile([head, ...body], {
    sheet: figures.title.replace(/[\\/?*[\]:]/g, " ").slice(0, SHEET_NAME),
    columns: columns.map(({ kind }) => ({ width: kind === "text" ? TEXT_WIDTH : NUMBER_WIDTH })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function cell(value: Value, kind: ColumnKind) {
  if (value === null) return null;
  const format = FORMATS[kind];
  if (kind === "day") return { value: new Date(`${String(value).slice(0, 10)}T00:00:00Z`), format };
  return typeof value === "number" ? { value, format } : { value };
}
