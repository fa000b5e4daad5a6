import type { DataRow, DataTable } from "../data-table/data-table";

export function pricedRows({ sections }: DataTable): { row: DataRow; unit: string | null }[] {
  return sections.flatMap(({ rows, unit }) =>
    rows.flatMap((row) => (row.note === null && row.values["average"] !== null ? [{ row, unit }] : [])),
  );
}
