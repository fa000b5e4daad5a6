import { expect, test } from "vitest";
import { breakEven } from "./break-even";

const NONE = { interest: 0, storage: 0, losses: 0 };

test.each([
  ["nothing", NONE, 12, 20],
  ["half a year's interest", { ...NONE, interest: 30 }, 6, 23],
  ["storage, month by month", { ...NONE, storage: 0.25 }, 4, 21],
  ["losses, of what is left", { ...NONE, losses: 10 }, 2, 20 / 0.81],
  ["interest and storage on what was lost, too", { interest: 60, storage: 1, losses: 50 }, 1, 44],
])("20 lira break even with %s: %j after %i months at %d", (_, costs, months, price) => {
  expect(breakEven(20, months, costs)).toBeCloseTo(price, 10);
});
