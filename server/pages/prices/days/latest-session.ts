import { max } from "d3-array";

/** Rows without a day belong to `sessionDay`. */
export function latestSession<Row extends { day: string | null }>(
  rows: readonly Row[],
  sessionDay: string,
): { day: string; rows: Row[] } {
  const day = max(rows, (row) => row.day ?? sessionDay) ?? sessionDay;
  return { day, rows: rows.filter((row) => (row.day ?? sessionDay) === day) };
}
