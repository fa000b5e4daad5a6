import { expect, test } from "vitest";
import { addDays } from "./trading-days";
import { mondayOf, weekOf } from "./week";

test.each([
  ["2028-02-28", 1, "2028-02-29"],
  ["2027-01-01", -1, "2026-12-31"],
  ["2026-11-27", -365, "2025-11-27"],
  ["", -30, ""],
])("%j and %i days is %j", (day, days, result) => {
  expect(addDays(day, days)).toBe(result);
});

test("a week begins on Monday, as by ISO 8601", () => {
  const days = Array.from({ length: 800 }, (_, index) => addDays("2025-12-20", index));
  expect(days.map(mondayOf)).toEqual(days.map((day) => weekOf(day).from));
});
