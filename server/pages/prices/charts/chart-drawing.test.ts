import { describe, expect, test } from "vitest";
import { wordsIn } from "~/i18n/words";
import { priceDrawing } from "./chart";
import { chartDrawing } from "./chart-drawing";
import type { TradedPrice } from "../rows/price-series";

const point = (day: string, average: number, spread = 1): TradedPrice => ({
  day,
  min: average - spread,
  average,
  max: average + spread,
  quantity: 100,
  trades: 1,
});

const draw = (...days: TradedPrice[]) => drawBy("day", days);

async function drawBy(period: "day" | "month", days: readonly TradedPrice[], isComplete = true) {
  return priceDrawing(
    { language: "tr", t: await wordsIn("tr") },
    { product: { name: "Arpa", unit: "KG" }, days, period, isComplete },
  );
}

/** A first point and the steps from it: "M10,880l490,-395 490,355". */
function placesIn(path: string): [number, number][] {
  let at: [number, number] = [0, 0];
  return [...path.matchAll(/(M?)(-?\d+),(-?\d+)/g)].map(([, start, x, y]) => {
    at = start ? [Number(x), Number(y)] : [at[0] + Number(x), at[1] + Number(y)];
    return at;
  });
}

describe("a price chart", () => {
  test("needs two points", async () => {
    expect(await draw()).toBeNull();
    expect(await draw(point("2026-11-19", 12))).toBeNull();
  });

  test("keeps every point inside the plot", async () => {
    const drawing = await draw(point("2026-10-01", 10), point("2026-10-20", 30), point("2026-11-19", 12));
    const places = [drawing?.lines[0]?.path, drawing?.band].flatMap((path) => placesIn(path ?? ""));
    // Three runs of one point: two points each in the line, and two in the band.
    expect(places).toHaveLength(12);
    for (const place of places.flat()) {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(1000);
    }
  });

  test("draws a flat line when the price never changes", async () => {
    const drawing = await draw(point("2026-11-18", 12, 0), point("2026-11-19", 12, 0));
    expect(drawing?.lines[0]?.path).not.toMatch(/NaN|Infinity/);
    expect(drawing?.yTicks.length).toBeGreaterThan(0);
  });

  test("names each day of a few once", async () => {
    const drawing = await draw(point("2026-11-17", 12), point("2026-11-18", 13), point("2026-11-19", 12));
    expect(drawing?.xTicks.map(({ label }) => label)).toEqual(["18 Kas"]);
  });

  test("breaks the line out of season", async () => {
    const days = ["2025-06-01", "2025-06-10", "2026-06-01", "2026-06-10"].map((day) => point(day, 12));
    const drawing = await draw(...days);
    expect(drawing?.lines[0]?.path.match(/M/g)).toHaveLength(2);
    expect(drawing?.gaps).toBe("İşlem olmayan sürede çizgi kesilir.");
    expect((await drawBy("day", days, false))?.gaps).toBeNull();
  });

  test("continues the line over a holiday or a missed weekly market, not over three weeks", async () => {
    const of = (...days: string[]) => draw(...days.map((day) => point(day, 12)));
    expect((await of("2026-03-07", "2026-03-14", "2026-03-28"))?.gaps).toBeNull();
    expect((await of("2026-03-07", "2026-03-14", "2026-04-04"))?.gaps).not.toBeNull();
  });

  test("by month breaks at a month without trade and names months", async () => {
    const months = ["2026-01-01", "2026-02-01", "2026-04-01", "2026-05-01"].map((day) => point(day, 12));
    const drawing = await drawBy("month", months);
    expect(drawing?.lines[0]?.path.match(/M/g)).toHaveLength(2);
    expect(drawing?.last).toBe("May 2026: 12,00");
    expect(drawing?.label).toContain("(Ocak 2026)");
  });

  test("of seasons breaks at a month without trade, and says so only when it is known", async () => {
    const points = [0, 1, 3].map((at) => ({ at, average: 12 + at }));
    const lines = [{ name: "2026/27", mark: "26/27", points }];
    const wording = { language: "tr", t: await wordsIn("tr") } as const;
    const drawSeason = (isComplete: boolean) =>
      chartDrawing(
        { lines, period: "month", firstMonth: 6 },
        { label: "", unit: "₺/kg", isComplete },
        wording,
      );
    expect(drawSeason(true)?.lines[0]?.path.match(/M/g)).toHaveLength(2);
    expect(drawSeason(true)?.gaps).toBe("İşlem olmayan sürede çizgi kesilir.");
    expect(drawSeason(false)?.gaps).toBeNull();
    expect(drawSeason(true)?.xTicks.map(({ label }) => label)).toEqual(["Haz", "Eyl", "Ara", "Mar"]);
  });

  test("describes itself in words", async () => {
    const drawing = await draw(point("2026-10-01", 10), point("2026-11-19", 12));
    expect(drawing?.label).toContain("1 Ekim 2026");
    expect(drawing?.label).toContain("12,00");
    expect(drawing?.xTicks.map(({ label }) => label)).toContain("Kas");
  });
});
