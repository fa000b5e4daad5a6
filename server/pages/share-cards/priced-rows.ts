import type { DataRow, DataTable } from "../data-table/data-table";

export function pricedRows({ columns, sections }: DataTable): { row: DataRow; unit: string | null }[] {
  const average = columns.findIndex(({ key }) => key === "average");
  return sections.flatMap(({ rows, unit }) =>
    rows.flatMap((row) => (row.note === null && row.values[average] !== null ? [{ row, unit }] : [])),
  );
}
