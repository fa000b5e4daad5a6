import type { Translate, WordKey } from "~/i18n/words";
import type { RowNote, Column } from "./data-table";

const UNIT_WORDS: Readonly<Record<string, WordKey>> = {
  KG: "unit.kg",
  TON: "unit.tonne",
  LT: "unit.litre",
  ADET: "unit.piece",
  BAS: "unit.head",
};

export function unitWord(unit: string, t: Translate): string {
  const word = UNIT_WORDS[unit];
  return word ? t(word) : unit;
}

export function unitsOf(
  rows: readonly { unit: string }[],
  t: Translate,
): { unit: string | null; columns: Column[] } {
  const [unit = null, ...others] = new Set(rows.map((row) => row.unit));
  if (unit !== null && others.length === 0) return { unit, columns: [] };
  return {
    unit: null,
    columns: [{ key: "unit", label: t("figures.unit"), kind: "text", place: "plain" }],
  };
}

export const NOTE_WORDS: Readonly<Record<RowNote, WordKey>> = {
  noTrade: "board.noTrade",
  noPrice: "board.noPrice",
  unread: "board.unread",
  doubtful: "figures.doubtful",
};

/** "En az (₺/kg)"; without a section's unit "(₺/birim)" */
export function columnHeading({ kind, label }: Column, sectionUnit: string | null, t: Translate): string {
  const unit = sectionUnit === null ? t("unit.any") : unitWord(sectionUnit, t);
  if (kind === "price") return `${label} (₺/${unit})`;
  if (kind === "quantity") return `${label} (${unit})`;
  if (kind === "amount" || kind === "rate") return `${label} (₺)`;
  return kind === "percent" || kind === "change" ? `${label} (%)` : label;
}
