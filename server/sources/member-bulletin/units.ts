import type { Translate } from "~/text/words";
import type { Column, Value } from "../../figures/figures";
import { unitWord } from "../../figures/words";

/** How a table tells the units of its rows: in its head when there is one, else row by row. */
export interface Units<Row> {
  unit: string | null;
  columns: Column[];
  values: (row: Row) => Value[];
}

/** The units of some rows. */
export function unitsOf<Row extends { unit: string }>(rows: readonly Row[], t: Translate): Units<Row> {
  const [first, ...others] = new Set(rows.map(({ unit }) => unit));
  if (first !== undefined && others.length === 0) return { unit: first, columns: [], values: () => [] };
  return {
    unit: null,
    columns: [{ key: "unit", label: t("figures.unit"), kind: "text" }],
    values: ({ unit }) => [unitWord(unit, t)],
  };
}
