import { expect, test } from "vitest";
import { blendedPrices, priceOn } from "./blended-prices";
import type { TradedPrice } from "../rows/price-series";

const price = (day: string, average: number): TradedPrice => ({
  day,
  min: average - 1,
  average,
  max: average + 2,
  quantity: 500,
  trades: 3,
});

test("weighs the prices of a day by the shares", () => {
  const parts = [
    { share: 0.75, days: [price("2026-11-20", 10)] },
    { share: 0.25, days: [price("2026-11-20", 20)] },
  ];
  const [blended] = blendedPrices(parts);
  expect(blended).toMatchObject({ day: "2026-11-20", average: 12.5, min: 11.5, max: 14.5 });
});

test("takes the last price of a class for two weeks, and no longer", () => {
  const rare = { share: 0.5, days: [price("2026-11-02", 20)] };
  const daily = {
    share: 0.5,
    days: ["2026-11-01", "2026-11-02", "2026-11-16", "2026-11-17"].map((day) => price(day, 10)),
  };
  expect(blendedPrices([daily, rare]).map(({ day }) => day)).toEqual(["2026-11-02", "2026-11-16"]);
  expect(priceOn("2026-11-16", rare.days)?.day).toBe("2026-11-02");
  expect(priceOn("2026-11-17", rare.days)).toBeNull();
  expect(priceOn("2026-11-01", rare.days)).toBeNull();
});

test("has no price where a class was never traded", () => {
  expect(
    blendedPrices([
      { share: 0.5, days: [price("2026-11-20", 10)] },
      { share: 0.5, days: [] },
    ]),
  ).toEqual([]);
});
