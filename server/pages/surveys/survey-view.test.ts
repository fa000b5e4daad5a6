import { expect, test } from "vitest";
import { surveyState } from "./survey-view";

test.each([
  ["2026-11-02", "2026-12-02", "open"],
  ["2026-11-20", "2026-11-20", "open"],
  ["2026-11-21", "2026-12-02", "future"],
  ["2026-11-02", "2026-11-19", "closed"],
  [null, null, "open"],
  [null, "2026-11-19", "closed"],
  ["2026-11-21", null, "future"],
] as const)("from %s until %s: %s on 20 November", (firstDay, lastDay, state) => {
  expect(surveyState({ firstDay, lastDay }, "2026-11-20")).toBe(state);
});
