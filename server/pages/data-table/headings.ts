import type { Translate } from "~/i18n/words";
import type { Column } from "./data-table";
import { unitWord } from "./value-words";

/** "En az (₺/kg)"; without a section's unit "(₺/birim)" */
export function columnHeading({ kind, label }: Column, sectionUnit: string | null, t: Translate): string {
  const unit = sectionUnit === null ? t("unit.any") : unitWord(sectionUnit, t);
  if (kind === "price") return `${label} (₺/${unit})`;
  if (kind === "quantity") return `${label} (${unit})`;
  if (kind === "amount" || kind === "rate") return `${label} (₺)`;
  return kind === "percent" || kind === "change" ? `${label} (%)` : label;
}
