import { expect, test } from "vitest";
import { dateOrderIn } from "./date-order";

test.each([
  ["a day over 12", [{ at: "11/05/2026" }, { at: "11/19/2026 9:05 AM" }], [], "month-first"],
  ["a day over 12 before the month", { rows: [["11/05/2026"], ["19/11/2026"]] }, [], "day-first"],
  ["days of both kinds", ["19/11/2026", "11/19/2026"], [], null],
  ["the day that was asked for", ["11/05/2026"], ["2026-05-11"], "day-first"],
  ["the days that were asked for", ["11/05/2026", "11/06/2026"], ["2026-11-01", "2026-11-30"], "month-first"],
  ["neither of them", ["11/05/2026"], ["2026-11-19"], null],
  ["a series", ["01/02/2026", "01/03/2026", "01/12/2026", "02/01/2026"], [], "month-first"],
  ["no series of three", ["01/02/2026", "02/01/2026"], [], null],
  ["days that are their months", ["11/11/2026"], [], "day-first"],
  ["no number of a month", ["13/13/2026"], [], null],
] as const)("tells the order of slashed dates by %s", (_, answer, days, order) => {
  expect(dateOrderIn(answer, days)).toBe(order);
});
