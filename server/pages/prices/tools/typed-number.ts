import type { FilterFieldView } from "~/components/forms/filter-form";
import type { Language } from "~/i18n/language";
import { formatNumber } from "~/i18n/numbers";
import { readNumber } from "~/i18n/read-number";
import type { WordKey, Wording } from "~/i18n/words";

/** A number that a visitor types into a calculation. */
export interface TypedNumber {
  name: string;
  label: WordKey;
  /** 0 by default. */
  least?: number;
  most: number;
  example: number;
  /** Then it is 0 by default. */
  isOptional?: true;
}

/** Null for what is missing or can't be used. */
export function readTyped(
  { least = 0, most, isOptional }: TypedNumber,
  raw: string,
  language: Language,
): number | null {
  if (raw === "") return isOptional ? 0 : null;
  const value = readNumber(raw, language);
  return value !== null && value >= least && value <= most ? value : null;
}

export function typedField(
  { t, language }: Wording,
  field: TypedNumber,
  raw: string,
  unit = "",
): FilterFieldView {
  const { name, label, least = 0, most, isOptional } = field;
  const numberText = (value: number) => formatNumber(value, language, Number.isInteger(value) ? 0 : 1);
  const example = numberText(field.example);
  const isWrong = raw !== "" && readTyped(field, raw, language) === null;
  return {
    kind: "number",
    name,
    label: t(label, { unit }),
    value: raw,
    placeholder: example,
    error: isWrong ? t("tools.wrong", { least: numberText(least), most: numberText(most), example }) : null,
    ...(isOptional && { isOptional }),
  };
}
