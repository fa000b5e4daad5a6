import { max } from "d3-array";

/** Rows that name no day are of the day that is told. */
export function latestSession<Row extends { day: string | null }>(
  rows: readonly Row[],
  sessionDay: string,
): { day: string; rows: Row[] } {
  const day = max(rows, (row) => row.day ?? sessionDay) ?? sessionDay;
  return { day, rows: rows.filter((row) => (row.day ?? sessionDay) === day) };
}
