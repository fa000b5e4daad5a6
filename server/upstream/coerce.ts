import { z } from "zod";
import { decodeHTML } from "entities";
import { parseDate } from "~/i18n/dates";
import { fold, printable } from "~/i18n/letters";
import { readId, type Id } from "./record";
import { readingDateOrder, readingLanguage } from "./parse-answer";
import { readDate } from "./read-date";
import type { Language } from "~/i18n/language";

function cell<Value>(read: (value: unknown) => Value | undefined, message: string) {
  return z.transform((value: unknown, context): Value => {
    const result = read(value);
    if (result !== undefined) return result;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

const number = (kind: NumberKind) =>
  cell((value) => readNumber(value, kind, readingLanguage()), `not a ${kind}`);

/** Lira per unit; null when there was none. */
export const price = number("price");

export const quantity = number("quantity");

/** A lone dot is always a decimal sign. */
export const measure = number("measure");

/** May be a word such as "Negatif" or "<0,5". */
export const finding = cell<number | string | null>((value) => {
  const read = readNumber(value, "measure", readingLanguage());
  return read === undefined && typeof value === "string" ? value.trim() : read;
}, "not a finding");

export const coordinate = number("price");

export const text = cell(readText, "not a text");

function readText(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return withoutEntities(String(value)).trim() || null;
}

/** Entities in plain text, except those that could form tags. */
const ENTITY =
  /&(?!lt;|gt;|#0*6[02];|#x0*3[ce];|amp;(?:[a-z]+|#x?[\da-f]+);)(?:[a-z]\w{1,30}|#\d{1,7}|#x[\da-f]{1,6});/gi;

function withoutEntities(raw: string): string {
  if (!raw.includes("&") || raw.includes("<")) return raw;
  return printable(raw.replace(ENTITY, (entity) => decodeHTML(entity)));
}

const UNITS: readonly (readonly [unit: string, words: ReadonlySet<string>])[] = [
  ["KG", new Set(["kg", "kilo", "kilogram"])],
  ["ADET", new Set(["adet", "ad"])],
  ["BAS", new Set(["bas"])],
  ["LT", new Set(["lt", "l", "litre"])],
];

/** A code such as "KG", in ASCII capitals in every language. */
export const unit = text.transform((name): string => {
  const word = fold(name ?? "kg").replace(/\.$/, "");
  return UNITS.find(([, words]) => words.has(word))?.[0] ?? (name ?? "").toUpperCase();
});

const YES = new Set(["true", "1", "e", "evet", "y", "yes"]);
const NO = new Set(["false", "0", "h", "hayir", "n", "no"]);

export function readYesNo(value: unknown): boolean | null {
  const word = fold(String(value).trim());
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

const isList = (value: unknown) => typeof value === "object" && value !== null;

export const yesNo = cell((value) => (isList(value) ? undefined : readYesNo(value)), "neither yes nor no");

export const flag = yesNo.transform((said) => said === true);

export const id = cell<Id>(readId, "not an id");

export const otherId = cell<Id | null>(
  (value) =>
    value === null || value === undefined || value === "" || value === 0 || value === "0"
      ? null
      : readId(value),
  "not an id",
);

export const year = cell((value) => {
  const read = readId(value);
  return typeof read === "number" && read > 0 && read < 10_000 ? read : undefined;
}, "not a year");

export const nothing = z.unknown().transform(() => null);

/** ISO, local to Istanbul unless it names an offset. */
export const date = cell((value) => readDate(value, readingDateOrder), "not a date");

const OFFSET = /T.*(Z|[+-]\d{2}:\d{2})$/;
const DAY_LENGTH = "2026-11-20".length;

/** Midnight in Istanbul may arrive in UTC. */
export const day = date.transform((value) => {
  if (value === null || !OFFSET.test(value)) return value && value.slice(0, DAY_LENGTH);
  return parseDate(value)?.toISODate() ?? null;
});

/** Essential: a row with an unreadable day is unreadable. */
export const ownDay = day.meta({ isEssential: true });

export const statedDay = day.refine((value) => value !== null, "no date").meta({ isEssential: true });

export function readBy<Value>(choose: (value: unknown) => z.ZodType<Value>): z.ZodType<Value> {
  return z.unknown().transform((value, context): Value => {
    const result = choose(value).safeParse(value);
    if (result.success) return result.data;
    context.issues.push(...(result.error.issues as typeof context.issues));
    return z.NEVER;
  });
}

/** In "16.602" the dot is the decimal sign of a price or measure, but groups a quantity. */
type NumberKind = "price" | "quantity" | "measure";

const NO_VALUE = /^[-–—]*$/;
/** Signs, currencies, per cent and counted things that don't change a number; never tonnes. */
const NUMBER_TEXT =
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
        ? readNumberText(value, kind, language)
        : undefined;
  if (number === null || number === undefined) return number;
  if (!Number.isFinite(number)) return undefined;
  return kind === "price" && number === 0 ? null : number;
}

function readNumberText(text: string, kind: NumberKind, language: Language): number | null | undefined {
  const plain = text.replaceAll("−", "-").trim();
  if (NO_VALUE.test(plain)) return null;
  if (plain.length > MOST_LETTERS) return undefined;
  const [, before = "", after = "", digits] = NUMBER_TEXT.exec(plain) ?? [];
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
  const [dot, comma] = [digits.lastIndexOf("."), digits.lastIndexOf(",")];
  if (dot !== -1 && comma !== -1) return dot > comma ? "." : ",";
  const sign = dot === -1 ? "," : ".";
  const at = Math.max(dot, comma);
  if (at === -1 || digits.indexOf(sign) !== at) return null;
  const mayGroup = kind === "quantity" && GROUPS.test(digits) && (sign === "." || language === "en");
  return mayGroup ? null : sign;
}
