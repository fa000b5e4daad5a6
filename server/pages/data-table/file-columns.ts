import type { Translate } from "~/i18n/words";
import type { Column, DataRow, DataSection, DataTable, Value } from "./data-table";

/** UN/CEFACT Recommendation 20 */
const CODES: Readonly<Record<string, string>> = { KG: "KGM", LT: "LTR", ADET: "H87", BAS: "HEA" };

const unitCode = (unit: string): string => CODES[unit] ?? unit;

export interface FileColumn extends Column {
  valueOf: (section: DataSection, row: DataRow) => Value;
}

/** Codes come last; names may change and are translated. */
export function codeColumns({ sections }: Pick<DataTable, "sections">, t: Translate): FileColumn[] {
  const hasCodes = sections.some(({ rows }) => rows.some(({ codes }) => codes !== undefined));
  const hasUnits = sections.some(({ unit }) => unit !== null);
  return [...(hasCodes ? productCodes(t) : []), ...(hasUnits ? [unitCodes(t)] : [])];
}

export const productCodes = (t: Translate): FileColumn[] => [
  {
    key: "productCode",
    label: t("figures.productCode"),
    kind: "text",
    valueOf: (_, { codes }) => codes?.product ?? null,
  },
  {
    key: "groupCode",
    label: t("figures.groupCode"),
    kind: "text",
    valueOf: (_, { codes }) => codes?.group ?? null,
  },
];

export const unitCodes = (t: Translate): FileColumn => ({
  key: "unitCode",
  label: t("figures.unitCode"),
  kind: "text",
  valueOf: ({ unit }) => unit && unitCode(unit),
});
