import { expect, test } from "vitest";
import { z } from "zod";
import { date, day, flag, listOf, price, quantity, readNumber, text, yesNo } from "./wire";

test.each([
  ["16,6020", 16.602],
  ["1.234,56", 1234.56],
  ["16.602", 16.602],
  ["1.234.567", 1234567],
  ["-1.234,5", -1234.5],
  [16.602, 16.602],
  ["-1,24", -1.24],
  [" 13,40 ", 13.4],
  ["----", null],
  ["-", null],
  ["", null],
  ["0", null],
  [0, null],
  ["0,0000", null],
  [null, null],
  [undefined, null],
])("the price %j reads as %j", (written, value) => {
  expect(price.parse(written)).toBe(value);
});

test.each([
  ["612.400", 612400],
  ["1.234.567", 1234567],
  ["1.234,5", 1234.5],
  ["12.5", 12.5],
  ["41", 41],
  [612400, 612400],
  ["0", 0],
  ["----", null],
])("the quantity %j reads as %j", (written, value) => {
  expect(quantity.parse(written)).toBe(value);
});

test("what is no number is a contract miss", () => {
  expect(readNumber("on altı", "price")).toBeUndefined();
  expect(price.safeParse("on altı").success).toBe(false);
  expect(price.safeParse({}).success).toBe(false);
  expect(quantity.safeParse("Infinity").success).toBe(false);
  expect(quantity.safeParse("1,234,567").success).toBe(false);
  expect(price.safeParse(Number.NaN).success).toBe(false);
});

test.each([
  ["2026-11-19T00:00:00", "2026-11-19T00:00:00"],
  ["2026-11-19", "2026-11-19"],
  ["19.11.2026", "2026-11-19T00:00"],
  ["19.11.2026 10:42", "2026-11-19T10:42"],
  [null, null],
  ["", null],
])("the date %j reads as %j", (written, value) => {
  expect(date.parse(written)).toBe(value);
});

test("what is no date is a contract miss", () => {
  expect(date.safeParse("dün").success).toBe(false);
});

test.each([
  ["2026-11-19", "2026-11-19"],
  ["2026-11-19T23:59:59", "2026-11-19"],
  ["2026-11-19T21:00:00Z", "2026-11-20"],
  ["2026-11-19T23:00:00-01:00", "2026-11-20"],
  ["01.12.2026 00:00", "2026-12-01"],
  ["2026-02-31", null],
  ["", null],
])("the day of %j is %j in Istanbul", (written, value) => {
  expect(day.parse(written)).toBe(value);
});

test.each([
  [[true, 1, "1", "true", "TRUE ", "E", "Evet"], true],
  [[false, 0, "0", "false", "False", "h", "Hayır"], false],
  [[null, undefined, "", "belki", 2], null],
])("%j is %j", (spellings, value) => {
  expect(spellings.map((spelling) => yesNo.parse(spelling))).toEqual(spellings.map(() => value));
});

test("texts and flags", () => {
  expect(text.parse("  ")).toBeNull();
  expect(text.parse(42)).toBe("42");
  expect(flag.parse("1")).toBe(true);
  expect(flag.parse(undefined)).toBe(false);
});

test("lists come in either envelope, bare, or not at all", () => {
  const rows = listOf(z.object({ Id: z.number() }).transform((row) => row.Id));
  expect(rows.parse({ data: [{ Id: 1 }], totalRecords: "12", totalAmount: null })).toEqual({
    rows: [1],
    total: 12,
  });
  expect(rows.parse([{ Id: 1 }, { Id: 2 }])).toEqual({ rows: [1, 2], total: 2 });
  expect(rows.parse({ data: null, totalRecords: 0 })).toEqual({ rows: [], total: 0 });
  expect(rows.parse(null)).toEqual({ rows: [], total: 0 });
  const wrong = rows.safeParse({ data: [{ Id: 1 }, { Id: "x" }] });
  expect(wrong.error?.issues[0]?.path).toEqual(["data", 1, "Id"]);
  expect(rows.safeParse("<html>").success).toBe(false);
});
