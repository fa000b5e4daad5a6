import { expect, test } from "vitest";
import { readId } from "./record";
import { withLosses } from "./parse-answer";
import {
  readNumber,
  date,
  day,
  finding,
  flag,
  measure,
  otherId,
  price,
  quantity,
  text,
  unit,
  yesNo,
} from "./coerce";

test.each([
  ["16,6020", 16.602],
  ["1.234,56", 1234.56],
  ["16.602", 16.602],
  ["1.234.567", 1234567],
  ["-1.234,5", -1234.5],
  [16.602, 16.602],
  ["-1,24", -1.24],
  ["1,234.56", 1234.56],
  ["4.820.024,73 TL", 4820024.73],
  ["₺16,60", 16.6],
  ["16,60 ₺/kg", 16.6],
  ["−2,5", -2.5],
  ["1 234,50", 1234.5],
  ["16,", 16],
  [" 13,40 ", 13.4],
  ["----", null],
  ["-", null],
  ["", null],
  ["0", null],
  [0, null],
  ["0,0000", null],
  [null, null],
  [undefined, null],
])("reads the price %j as %j", (raw, value) => {
  expect(price.parse(raw)).toBe(value);
});

test.each([
  ["612.400", 612400],
  ["1.234.567", 1234567],
  ["1,234,567", 1234567],
  ["1.234,5", 1234.5],
  ["612,400", 612.4],
  ["60 kişi", 60],
  ["1.000 kg", 1000],
  ["12.5", 12.5],
  ["41", 41],
  [612400, 612400],
  ["0", 0],
  ["----", null],
])("reads the quantity %j as %j", (raw, value) => {
  expect(quantity.parse(raw)).toBe(value);
});

test.each([
  ["%1,2", 1.2],
  ["-%2,34", -2.34],
  ["% -2,34", -2.34],
  ["62.500", 62.5],
  ["2,5 %", 2.5],
  ["+1.5", 1.5],
])("reads the percentage %j as %j", (raw, value) => {
  expect(measure.parse(raw)).toBe(value);
});

test("reads a lone comma before three digits as grouping in English quantities only", () => {
  const inEnglish = (schema: typeof price, raw: string) =>
    withLosses({ language: "en" }, () => schema.parse(raw)).value;
  expect(inEnglish(quantity, "612,400")).toBe(612400);
  expect(inEnglish(quantity, "612,40")).toBe(612.4);
  expect(inEnglish(price, "16,602")).toBe(16.602);
  expect(inEnglish(measure, "13,405")).toBe(13.405);
});

test("accepts words as findings", () => {
  expect(["<0,5", " Negatif ", "13,4", 13, "----", null].map((said) => finding.parse(said))).toEqual([
    "<0,5",
    "Negatif",
    13.4,
    13,
    null,
    null,
  ]);
  expect(finding.safeParse({}).success).toBe(false);
});

test("reads units as codes in any naming", () => {
  expect(["kg", "Kilogram", "Adet", "Baş", "lt.", null, "ÇUVAL"].map((said) => unit.parse(said))).toEqual([
    "KG",
    "KG",
    "ADET",
    "BAS",
    "LT",
    "KG",
    "ÇUVAL",
  ]);
});

test("reads ids as numbers or GUIDs in one spelling", () => {
  expect([7, "7", " 007 ", "12345678901234567890"].map(readId)).toEqual([7, 7, 7, undefined]);
  const guid = "3f2504e0-4f89-11d3-9a0c-0305e82c3301";
  expect([guid, guid.toUpperCase(), `{${guid}}`].map(readId)).toEqual([guid, guid, guid]);
  expect(["1a", 1.5, "", null, true, "-1", {}].map(readId)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
  expect([0, "0", "", null, undefined].map((none) => otherId.parse(none))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("rejects what is not a number", () => {
  expect(readNumber("on altı", "price", "tr")).toBeUndefined();
  // The factor is unknown: the cell may mean kilograms.
  expect(quantity.safeParse("3 ton").success).toBe(false);
  expect(quantity.safeParse("12.34.567").success).toBe(false);
  expect(quantity.safeParse("1,23,456").success).toBe(false);
  expect(price.safeParse(true).success).toBe(false);
  expect(quantity.safeParse("1".repeat(60)).success).toBe(false);
  expect(price.safeParse("on altı").success).toBe(false);
  expect(price.safeParse({}).success).toBe(false);
  expect(quantity.safeParse("Infinity").success).toBe(false);
  expect(price.safeParse(Number.NaN).success).toBe(false);
});

test.each([
  ["2026-11-19T00:00:00", "2026-11-19T00:00:00"],
  ["2026-11-19", "2026-11-19"],
  ["19.11.2026", "2026-11-19T00:00"],
  ["19.11.2026 10:42", "2026-11-19T10:42"],
  ["2026-11-18 10:00:00", "2026-11-18T10:00:00"],
  ["1.5.2026 9:05", "2026-05-01T09:05"],
  ["18.11.2026 10:00:00 +03:00", "2026-11-18T10:00:00+03:00"],
  ["2026-11-18T10:00:00.1234567+0300", "2026-11-18T10:00:00.1234567+03:00"],
  ["2026-11-18T10:00:00+03", "2026-11-18T10:00:00+03:00"],
  ["/Date(1763449200000)/", "2025-11-18T07:00:00Z"],
  ["/Date(1763449200000+0300)/", "2025-11-18T07:00:00Z"],
  [1763449200, "2025-11-18T07:00:00Z"],
  ["1763449200000", "2025-11-18T07:00:00Z"],
  ["12 Kasım 2026", "2026-11-12T00:00"],
  ["12 KASIM 2026 Perşembe 9.05", "2026-11-12T09:05"],
  ["Thursday, November 12, 2026 9:05 PM", "2026-11-12T21:05"],
  ["12 Ağu 2026", "2026-08-12T00:00"],
  ["12.11.2026 12:05:00 AM", "2026-11-12T00:05:00"],
  ["0001-01-01T00:00:00", null],
  ["01.01.0001 00:00:00", null],
  ["1900-01-01T00:00:00", null],
  ["/Date(-62135596800000)/", null],
  ["----", null],
  [null, null],
  ["", null],
])("reads the date %j as %j", (raw, value) => {
  expect(date.parse(raw)).toBe(value);
});

test("rejects what is not a date", () => {
  const NONE = [
    "dün",
    "2026-02-31",
    "11/05/2026",
    "12 Foo 2026",
    "9:05",
    "2026-11-19T25:00:00",
    20261119,
    true,
    {},
  ];
  for (const none of NONE) expect(date.safeParse(none).success).toBe(false);
});

test.each([
  ["2026-11-19", "2026-11-19"],
  ["2026-11-19T23:59:59", "2026-11-19"],
  ["2026-11-19T21:00:00Z", "2026-11-20"],
  ["2026-11-19T23:00:00-01:00", "2026-11-20"],
  ["01.12.2026 00:00", "2026-12-01"],
  ["0001-01-01T00:00:00", null],
  ["/Date(1763499600000)/", "2025-11-19"],
  ["", null],
])("takes %j for the day %j in Istanbul", (raw, value) => {
  expect(day.parse(raw)).toBe(value);
});

test.each([
  [[true, 1, "1", "true", "TRUE ", "E", "Evet"], true],
  [[false, 0, "0", "false", "False", "h", "Hayır"], false],
  [[null, undefined, "", "belki", 2], null],
])("reads %j as %j", (spellings, value) => {
  expect(spellings.map((spelling) => yesNo.parse(spelling))).toEqual(spellings.map(() => value));
});

test("reads texts and flags", () => {
  expect(text.parse("  ")).toBeNull();
  expect(text.parse(42)).toBe("42");
  expect(flag.parse("1")).toBe(true);
  expect(flag.parse(undefined)).toBe(false);
});

test.each([
  ["Tar&#305;m &amp; G&#x131;da", "Tarım & Gıda"],
  ["Mehmet&nbsp;Ak &rsquo;26", "Mehmet\u00a0Ak ’26"],
  ["Me&#11;tin", "Metin"],
  ["Ar-Ge & Tarım; a &b", "Ar-Ge & Tarım; a &b"],
  ["&lt;b&gt; &amp;lt;b&amp;gt; &#60;i&#62;", "&lt;b&gt; &amp;lt;b&amp;gt; &#60;i&#62;"],
  ["<p>Tar&#305;m</p>", "<p>Tar&#305;m</p>"],
])("reads the text %j as %j", (raw, read) => {
  expect(text.parse(raw)).toBe(read);
});

test.each(["9999-12-31T23:59:59", "31.12.9999", "/Date(253402300799000)/", "0001-01-01T00:00:00"])(
  "reads the date %j as none",
  (raw) => {
    expect(date.parse(raw)).toBeNull();
  },
);
