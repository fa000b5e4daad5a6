import type { Translate } from "~/i18n/words";
import type { Column, Value } from "../data-table/data-table";
import { unitWord } from "../data-table/value-words";

export interface Units<Row> {
  unit: string | null;
  columns: Column[];
  values: (row: Row) => Record<string, Value>;
}

export function unitsOf<Row extends { unit: string }>(rows: readonly Row[], t: Translate): Units<Row> {
  const [first, ...others] = new Set(rows.map(({ unit }) => unit));
  if (first !== undefined && others.length === 0) return { unit: first, columns: [], values: () => ({}) };
  return {
    unit: null,
    columns: [{ key: "unit", label: t("figures.unit"), kind: "text" }],
    values: ({ unit }) => ({ unit: unitWord(unit, t) }),
  };
}
