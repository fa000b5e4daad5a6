import { describe, expect, test } from "vitest";
import { wordsIn } from "~/i18n/words";
import { priceRow, type PriceRow } from "../../../upstream/contracts/prices";
import { boardTable, type WeightUnit } from "./board-table";

const tr = await wordsIn("tr");
const en = await wordsIn("en");

const ROW = priceRow.parse({
  UrunId: 1,
  MALADI: "Buğday",
  MinFiyat: 16.1,
  MaxFiyat: 16.95,
  OrtFiyat: 16.602,
  OncekiOrtFiyat: 16.5,
  Miktar: 612_400,
  IslemAdedi: 41,
  Birim: "KG",
});

function view(
  row: Partial<PriceRow> = {},
  unit: WeightUnit = "kg",
  history: number[] = [],
  language: "tr" | "en" = "tr",
) {
  const options = { title: "Fiyatlar", since: null, unit, histories: new Map([[1, history]]) };
  const table = boardTable([{ ...ROW, ...row }], options, { language, t: language === "tr" ? tr : en });
  const [first] = table?.groups[0]?.rows ?? [];
  const [average, change, min, max, quantity] = first?.cells ?? [];
  return {
    average: average?.text,
    min: min?.text,
    max: max?.text,
    quantity: quantity?.text,
    change: change?.change ?? null,
    line: first?.line ?? null,
    doubtful: first?.doubtful ?? null,
    columns: table?.columns.map(({ label }) => label),
  };
}

test("formats a row in Turkish and English", () => {
  expect(view()).toMatchObject({
    min: "16,10",
    max: "16,95",
    average: "16,60",
    quantity: "612.400",
  });
  expect(view({ average: 1234.5 }, "kg", [], "en").average).toBe("1,234.50");
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
  const MISSING = { min: null, max: null, average: null };

  test("are never shown as zero", () => {
    const row = view({ ...MISSING, previousAverage: null, quantity: null, trades: null });
    expect(row).toMatchObject({
      min: "",
      max: "",
      average: "fiyat yok",
      change: null,
      quantity: "",
    });
  });

  test("tell no trade from trade without a price", () => {
    expect(view({ ...MISSING, trades: 0 }).average).toBe("işlem yok");
    expect(view({ ...MISSING, trades: null, quantity: 0 }).average).toBe("işlem yok");
    for (const row of [{ trades: 3 }, { trades: null }, { trades: null, quantity: null }])
      expect(view({ ...MISSING, ...row }).average).toBe("fiyat yok");
  });
});

describe("units", () => {
  test("goods by weight are priced per kilogram or tonne", () => {
    expect(view({}, "ton")).toMatchObject({
      min: "16.100",
      average: "16.602",
      max: "16.950",
      quantity: "612",
    });
    expect(view({}, "ton").columns).toContain("Ortalama (₺/ton)");
  });

  test.each([
    ["LT", "₺/lt"],
    ["ADET", "₺/adet"],
    ["BAŞ", "₺/BAŞ"],
  ])("goods sold by %s keep that unit", (unit, word) => {
    for (const chosen of ["kg", "ton"] as const) {
      const row = view({ unit, quantity: 88_000 }, chosen);
      expect(row).toMatchObject({ average: "16,60", quantity: "88.000" });
      expect(row.columns).toContain(`Ortalama (${word})`);
    }
  });

  test("goods of several units stand in groups, each with its unit", () => {
    const rows = [ROW, { ...ROW, productId: 2, product: "Süt", unit: "LT" }];
    const options = { title: "", since: null, unit: "ton", histories: null } as const;
    const groups = boardTable(rows, options, { language: "tr", t: tr })?.groups ?? [];
    expect(groups.map(({ summary }) => summary)).toEqual(["₺/ton", "₺/lt"]);
    expect(groups.map(({ heading }) => heading?.label)).toEqual([undefined, "Birim"]);
    expect(groups.map(({ rows: [row] }) => row?.cells[0]?.text)).toEqual(["16.602", "16,60"]);
  });
});

test("goods of another unit alone don't pass for goods by kilogram", () => {
  const options = { title: "", since: null, unit: "kg", histories: null } as const;
  const [group] = boardTable([{ ...ROW, unit: "LT" }], options, { language: "tr", t: tr })?.groups ?? [];
  expect([group?.heading?.label, group?.summary]).toEqual(["Birim", "₺/lt"]);
});

test("implausible figures are marked and shown, but neither compared nor charted", () => {
  const row = view({ min: 99, average: 16.5 }, "kg", [16, 16.2, 16.5]);
  expect(row).toMatchObject({ min: "99,00", average: "16,50", change: null, line: null });
  expect(row.doubtful).toContain("tutarsız");
  expect(view().doubtful).toBeNull();
});

test("describes the sparkline's ends in the shown unit; one value makes none", () => {
  expect(view({}, "kg", [16]).line).toBeNull();
  expect(view({}, "ton", [16, 16.5]).line?.label).toMatch(/30 gün.* 16\.000 – 16\.500 ₺\/ton/);
});
