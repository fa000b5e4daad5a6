import { expect, test } from "vitest";
import { seasonQuantities } from "./season-quantities";

const JUNE = 6;
const traded = (day: string, quantity: number | null) => ({
  day,
  min: 10,
  average: 10,
  max: 10,
  quantity,
  trades: 1,
});

test("sums each season up to the same day, and whole", () => {
  const days = [
    traded("2024-03-04", 7),
    traded("2024-06-03", 100),
    traded("2024-11-20", 50),
    traded("2025-05-30", 30),
    traded("2025-07-01", 90),
    traded("2025-11-18", 10),
    traded("2025-11-20", 5),
  ];
  const [newest, before, ...others] = seasonQuantities(days, JUNE, "2025-11-19");
  expect(others).toEqual([]);
  expect(newest).toMatchObject({ year: 2025, until: "2025-11-19" });
  expect(newest?.soFar).toEqual({ quantity: 100, amount: 1000, trades: 2 });
  expect(newest?.sums).toEqual([0, 90, 90, 90, 90, 100]);
  expect(before).toMatchObject({ year: 2024, until: "2024-11-19" });
  expect(before?.soFar.quantity).toBe(100);
  expect(before?.whole.quantity).toBe(180);
  expect(before?.sums).toHaveLength(12);
});

test("has the newest season before its first trade, and when it is the only one", () => {
  expect(seasonQuantities([traded("2025-01-06", 7)], JUNE, "2025-07-01").map(({ year }) => year)).toEqual([
    2025,
  ]);
  expect(seasonQuantities([traded("2025-06-06", 7)], JUNE, "2025-07-01")[0]?.soFar.quantity).toBe(7);
  expect(seasonQuantities([], JUNE, "2025-07-01")).toEqual([]);
});

test("knows no quantity of a season with a day whose quantity is unknown", () => {
  const days = [
    traded("2023-07-01", 1),
    traded("2024-07-01", 40),
    traded("2025-06-06", 7),
    traded("2025-06-07", null),
  ];
  const [newest, before] = seasonQuantities(days, JUNE, "2025-07-01");
  expect(newest?.soFar).toEqual({ quantity: null, amount: null, trades: 2 });
  expect(newest?.sums).toEqual([]);
  expect(before?.soFar.quantity).toBe(40);
});

test("knows no quantity where trades have none", () => {
  const [season] = seasonQuantities([traded("2025-06-06", 0)], JUNE, "2025-07-01");
  expect(season?.soFar).toEqual({ quantity: null, amount: 0, trades: 1 });
});
