import { describe, expect, test } from "vitest";
import { wordsIn } from "~/i18n/words";
import { isDoubtful, quantityText } from "./price-row";

const tr = await wordsIn("tr");

test.each([
  [0, "KG", "0 kg"],
  [999, "KG", "999 kg"],
  [1_000, "KG", "1,0 ton"],
  [9_940, "KG", "9,9 ton"],
  [10_000, "KG", "10 ton"],
  [2_450_600, "KG", "2.451 ton"],
  [88_000, "LT", "88.000 lt"],
  [88_000, "ADET", "88.000 adet"],
  [88_000, "BAŞ", "88.000 BAŞ"],
])("writes %d %s as %s", (quantity, unit, text) => {
  expect(quantityText({ quantity, unit }, { language: "tr", t: tr })).toBe(text);
});

describe("implausible figures", () => {
  const figures = { min: 16, average: 16.5, max: 17, previousAverage: 16.4 };
  test.each([
    ["in order", {}, false],
    ["all the same", { min: 16, average: 16, max: 16 }, false],
    ["min above average", { min: 16.6 }, true],
    ["average above max", { max: 16.4 }, true],
    ["min above max, without an average", { min: 17, average: null, max: 16 }, true],
    ["below nothing", { min: -16 }, true],
    ["a thousand times as much as the day before", { min: null, max: null, average: 16_400 }, true],
    ["a thousandth of the day before", { min: null, max: null, average: 0.0164 }, true],
    ["a price per tonne on a day of falling prices", { min: null, max: null, average: 16_100 }, true],
    ["ten times as much", { min: null, max: null, average: 164 }, false],
    ["nothing to compare with", { min: null, max: null, previousAverage: null }, false],
    ["no price", { min: null, max: null, average: null }, false],
  ])("%s", (_, changed, doubtful) => {
    expect(isDoubtful({ ...figures, ...changed })).toBe(doubtful);
  });
});
