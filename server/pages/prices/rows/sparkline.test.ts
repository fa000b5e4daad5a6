import { expect, test } from "vitest";
import { sparkline } from "./sparkline";

test("draws one step for each value, and nothing below two", () => {
  expect(sparkline([1, 3, 2])).toEqual({ path: "M0 12l1-12 1 6", steps: 2 });
  expect(sparkline([1, null])).toBeNull();
});

test("breaks at gaps and draws a single value as a dot", () => {
  expect(sparkline([null, 1, 3, null, 2, null])).toEqual({ path: "M1 12l1-12M4 6h0", steps: 5 });
});
