import { max } from "d3-array";

/** Rows that name no day are of the day that is told. */
export function latestSession<Row extends { day: string | null }>(
  rows: readonly Row[],
  told: string,
): { day: string; rows: Row[] } {
  const day = max(rows, (row) => row.day ?? told) ?? told;
  return { day, rows: rows.filter((row) => (row.day ?? told) === day) };
}
