import { describe, expect, test } from "vitest";
import { wordsIn } from "~/i18n/words";
import type { PriceRow } from "../../../upstream/contracts/prices";
import { isDoubtful, priceRowView, type WeightUnit } from "./price-row";

const tr = await wordsIn("tr");
const en = await wordsIn("en");

const ROW: PriceRow = {
  groupCode: "H01",
  productId: 1,
  product: "Buğday",
  min: 16.1,
  max: 16.95,
  average: 16.602,
  previousAverage: 16.5,
  quantity: 612_400,
  trades: 41,
  unit: "KG",
  groupName: null,
  kind: null,
  day: null,
  isUnread: false,
  amount: null,
  saleType: null,
};
const view = (row: Partial<PriceRow> = {}, unit: WeightUnit = "kg", history: number[] = []) =>
  priceRowView({ ...ROW, ...row }, history, unit, { language: "tr", t: tr });

test("formats a row in Turkish and English", () => {
  expect(view()).toMatchObject({ min: "16,10", max: "16,95", average: "16,60", trades: "41", unit: null });
  expect(view({ trades: 1_384 })).toMatchObject({ quantity: "612 ton", trades: "1.384" });
  expect(priceRowView({ ...ROW, average: 1234.5 }, [], "kg", { language: "en", t: en })).toMatchObject({
    average: "1,234.50",
  });
});

describe("change since the previous trading day", () => {
  test.each([
    [16.602, 16.5, "up", "%0,6"],
    [16.3, 16.5, "down", "%1,2"],
    [16.5, 16.5, "same", "%0,0"],
    [16.5001, 16.5, "same", "%0,0"],
    [16.4999, 16.5, "same", "%0,0"],
    [33, 16.5, "up", "%100,0"],
    [0.01, 0.015, "down", "%33,3"],
  ])(
    "from %d now to %d then: %s %s, spoken with the percentage",
    (average, previousAverage, direction, text) => {
      const { change } = view({ average, previousAverage, min: null, max: null });
      expect(change).toMatchObject({ direction, text });
      if (direction !== "same") expect(change?.spoken).toContain(text);
    },
  );

  test("is empty when either price is missing", () => {
    expect(view({ previousAverage: null }).change).toBeNull();
    expect(view({ average: null }).change).toBeNull();
  });
});

describe("missing figures", () => {
  test("are never shown as zero", () => {
    const missing = {
      min: null,
      max: null,
      average: null,
      previousAverage: null,
      quantity: null,
      trades: null,
    };
    const row = view(missing);
    expect(row).toMatchObject({
      min: null,
      max: null,
      average: null,
      change: null,
      quantity: "",
      trades: "",
    });
    expect(JSON.stringify(row)).not.toContain("0,00");
  });

  test("tell no trade from trade without a price", () => {
    const missing = { min: null, max: null, average: null };
    expect(view({ ...missing, trades: 0 }).noPrice).toBe("işlem yok");
    expect(view({ ...missing, trades: null, quantity: 0 }).noPrice).toBe("işlem yok");
    for (const row of [{ trades: 3 }, { trades: null }, { trades: null, quantity: null }])
      expect(view({ ...missing, ...row }).noPrice).toBe("fiyat yok");
  });
});

describe("units", () => {
  test("prices by weight are per kilogram or tonne", () => {
    expect(view({}, "ton")).toMatchObject({ min: "16.100", average: "16.602", max: "16.950", unit: null });
  });

  test.each([
    ["LT", "₺/lt", "88.000 lt"],
    ["ADET", "₺/adet", "88.000 adet"],
    ["BAŞ", "₺/BAŞ", "88.000 BAŞ"],
    ["TON", "₺/TON", "88.000 TON"],
  ])("goods sold by %s keep that unit", (unit, word, quantity) => {
    for (const chosen of ["kg", "ton"] as const) {
      expect(view({ unit, quantity: 88_000 }, chosen)).toMatchObject({
        unit: word,
        average: "16,60",
        quantity,
      });
    }
  });

  test.each([
    [0, "0 kg"],
    [999, "999 kg"],
    [1_000, "1,0 ton"],
    [9_940, "9,9 ton"],
    [10_000, "10 ton"],
    [2_450_600, "2.451 ton"],
  ])("writes %d kg as %s", (quantity, text) => {
    expect(view({ quantity }).quantity).toBe(text);
  });
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

  test("are marked and shown, but neither compared nor charted", () => {
    const row = view({ min: 99, average: 16.5 }, "kg", [16, 16.2, 16.5]);
    expect(row).toMatchObject({ min: "99,00", average: "16,50", change: null, trend: null });
    expect(row.doubtful).toContain("tutarsız");
    expect(view().doubtful).toBeNull();
  });
});

test("describes the sparkline's ends in the shown unit; one value makes none", () => {
  expect(view({}, "kg", [16]).trend).toBeNull();
  expect(view({}, "ton", [16, 16.5]).trend?.label).toMatch(/30 gün.* 16\.000 – 16\.500 ₺\/ton/);
});
