import type { Translate } from "~/text/words";
import type { Column } from "./figures";
import { unitWord } from "./words";

/** The head of a column with the unit of its figures: "En az (₺/kg)"; without a section's unit, "(₺/birim)". */
export function columnHeading({ kind, label }: Column, sectionUnit: string | null, t: Translate): string {
  const unit = sectionUnit === null ? t("unit.any") : unitWord(sectionUnit, t);
  if (kind === "price") return `${label} (₺/${unit})`;
  if (kind === "quantity") return `${label} (${unit})`;
  if (kind === "amount" || kind === "rate") return `${label} (₺)`;
  return kind === "percent" || kind === "change" ? `${label} (%)` : label;
}
