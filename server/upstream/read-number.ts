import type { Language } from "~/i18n/language";

/** In "16.602" the dot is the decimal sign of a price or measure, but groups a quantity. */
export type NumberKind = "price" | "quantity" | "measure";

const NO_VALUE = /^[-–—]*$/;
/** Signs, currencies, per cent and counted things that don't change a number; never tonnes. */
const WRITTEN =
  /^([-+]?)\s*(?:[₺%]|TL|TRY)?\s*([-+]?)\s*(\d[\d.,\s']*?)\s*(?:%|(?:₺|TL|TRY)?(?:\s*\/)?\s*(?:kg|adet|ad\.?|baş|lt|l|kişi|person|people|head|gün|dk|sn)?)$/iu;
const MOST_LETTERS = 40;
const GROUPS = /^\d{1,3}(?:([.,\s'])\d{3})(?:\1\d{3})*$/;

/** 16.602, "1.234,56", "1,234.56", "4.820.024,73 TL", "%1,2"; null for "----" and a price of 0, undefined for none. */
export function readNumber(value: unknown, kind: NumberKind, language: Language): number | null | undefined {
  if (value === null || value === undefined) return null;
  const number =
    typeof value === "number"
      ? value
      : typeof value === "string"
        ? readText(value, kind, language)
        : undefined;
  if (number === null || number === undefined) return number;
  if (!Number.isFinite(number)) return undefined;
  return kind === "price" && number === 0 ? null : number;
}

function readText(text: string, kind: NumberKind, language: Language): number | null | undefined {
  const plain = text.replaceAll("−", "-").trim();
  if (NO_VALUE.test(plain)) return null;
  if (plain.length > MOST_LETTERS) return undefined;
  const [, before = "", after = "", digits] = WRITTEN.exec(plain) ?? [];
  if (digits === undefined || (before && after)) return undefined;
  const read = readDigits(digits.trim(), kind, language);
  return read !== undefined && `${before}${after}` === "-" ? -read : read;
}

function readDigits(digits: string, kind: NumberKind, language: Language): number | undefined {
  const decimal = decimalSign(digits, kind, language);
  const at = decimal === null ? -1 : digits.lastIndexOf(decimal);
  const whole = at === -1 ? digits : digits.slice(0, at);
  const fraction = at === -1 ? "" : digits.slice(at + 1);
  if (!/^\d*$/.test(fraction)) return undefined;
  if (!/^\d+$/.test(whole) && !GROUPS.test(whole)) return undefined;
  return Number(`${whole.replace(/\D/g, "")}.${fraction || "0"}`);
}

function decimalSign(digits: string, kind: NumberKind, language: Language): "." | "," | null {
  const [dots, commas] = [digits.split(".").length - 1, digits.split(",").length - 1];
  if (dots > 0 && commas > 0) return digits.lastIndexOf(".") > digits.lastIndexOf(",") ? "." : ",";
  if (dots + commas !== 1) return null;
  const sign = dots === 1 ? "." : ",";
  const mayGroup = kind === "quantity" && GROUPS.test(digits) && (sign === "." || language === "en");
  return mayGroup ? null : sign;
}
