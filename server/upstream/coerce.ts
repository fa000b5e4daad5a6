import { z } from "zod";
import { decodeHTML } from "entities";
import { parseDate } from "~/i18n/dates";
import { fold } from "~/i18n/collation";
import { printable } from "~/i18n/printable";
import { readId, type Id } from "./ids";
import { readingDateOrder, readingLanguage } from "./losses";
import { readDate } from "./read-date";
import { readNumber, type NumberKind } from "./read-number";

function cell<Value>(read: (value: unknown) => Value | undefined, message: string) {
  return z
    .unknown()
    .optional()
    .transform((value, context): Value => {
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
  if (value === null) return null;
  return parseDate(OFFSET.test(value) ? value : value.slice(0, DAY_LENGTH))?.toISODate() ?? null;
});

/** Essential: a row with an unreadable day is unreadable. */
export const ownDay = day.meta({ isEssential: true });

export function readBy<Value>(choose: (value: unknown) => z.ZodType<Value>): z.ZodType<Value> {
  return z.unknown().transform((value, context): Value => {
    const result = choose(value).safeParse(value);
    if (result.success) return result.data;
    context.issues.push(...(result.error.issues as typeof context.issues));
    return z.NEVER;
  });
}
