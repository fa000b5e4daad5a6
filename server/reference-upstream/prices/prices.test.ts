import { describe, expect, it } from "vitest";
import { isHoliday } from "./calendar";
import { PRODUCTS, type Product, productById } from "./products";
import { totalOf } from "./rows";
import { type DayPrice, dayUntil, simulate, tradesOf } from "./simulation";

const FROM = "2022-01-03";
const UNTIL = "2026-12-31";
const ALL = PRODUCTS.map((product) => ({ product, days: simulate(product, FROM, UNTIL) }));
const ROWS = ALL.flatMap(({ days }) => days);

describe("the price series", () => {
  it("has all 34 products with four years and more of history", () => {
    expect(ALL).toHaveLength(34);
    for (const { days } of ALL) expect(days[0]?.day.slice(0, 4)).toBe("2022");
  });

  it("keeps least, average and greatest price in order", () => {
    const wrong = priced(ROWS).filter((row) => row.min > row.average || row.average > row.max);
    expect(wrong).toEqual([]);
  });

  it("has amounts that are average times quantity", () => {
    const wrong = priced(ROWS).filter((row) => Math.abs(row.amount - row.average * row.quantity) > 0.01);
    expect(wrong).toEqual([]);
  });

  it("adds the quantities of classes up to that of their group", () => {
    const wheat = ROWS.filter((row) => row.day === "2026-11-19" && [1, 2].includes(row.product.id));
    const total = totalOf(wheat);
    expect(wheat).toHaveLength(2);
    expect(total.quantity).toBe(wheat.reduce((sum, row) => sum + row.quantity, 0));
    expect(total.average).toBeGreaterThan(total.min ?? NaN);
    expect(total.amount / total.quantity).toBeCloseTo(total.average ?? NaN, 3);
  });

  it("gives the same numbers on every run, however far the series goes", () => {
    const wheat = find(1);
    const shorter = simulate(wheat, FROM, "2024-06-28");
    expect(shorter).toEqual(simulate(wheat, FROM, UNTIL).slice(0, shorter.length));
  });

  it.each([
    [2025, 13.3],
    [2026, 16.3],
  ])("has a plausible average for bread wheat in %i", (year, expected) => {
    const days = priced(ALL[0]?.days ?? []).filter((row) => row.day.startsWith(String(year)));
    const average = days.reduce((sum, row) => sum + row.average, 0) / days.length;
    expect(Math.abs(average / expected - 1)).toBeLessThan(0.08);
  });

  it("rests on weekends and holidays, but for the livestock market on Saturday", () => {
    const weekendDays = ROWS.filter((row) => [0, 6].includes(new Date(row.day).getUTCDay()));
    expect(new Set(weekendDays.map((row) => row.product.id))).toEqual(new Set([29, 30]));
    expect(ROWS.filter((row) => isHoliday(row.day))).toEqual([]);
    expect(isHoliday("2026-03-21")).toBe(true);
    expect(isHoliday("2026-10-28")).toBe(false);
  });

  it("trades seasonal goods in their months only, also over the new year", () => {
    const figs = ALL.find(({ product }) => product.id === 25)?.days ?? [];
    const months = new Set(figs.map((row) => Number(row.day.slice(5, 7))));
    expect([...months].sort((a, b) => a - b)).toEqual([1, 2, 9, 10, 11, 12]);
  });

  it("has a day without prices and a long name", () => {
    const withoutPrice = ROWS.filter((row) => row.average === null);
    expect(withoutPrice).toMatchObject([{ product: { id: 16 }, day: "2026-11-12", quantity: 0 }]);
    expect(Math.max(...PRODUCTS.map(({ name }) => name.tr.length))).toBeGreaterThan(45);
  });
});

describe("the trades of a day", () => {
  const product = find(1);
  const day = dayOf(product, "2026-11-20");
  const trades = tradesOf(day);

  it("come to the day's numbers", () => {
    const quantity = trades.reduce((sum, trade) => sum + trade.quantity, 0);
    const value = trades.reduce((sum, trade) => sum + trade.quantity * trade.price, 0);
    expect(trades).toHaveLength(day.trades);
    expect(quantity).toBeCloseTo(day.quantity, 3);
    expect(value / quantity).toBeCloseTo(day.average ?? NaN, 3);
    expect(Math.min(...trades.map((trade) => trade.price))).toBe(day.min);
    expect(Math.max(...trades.map((trade) => trade.price))).toBe(day.max);
  });

  it("take place in the session and are shown one after another", () => {
    expect(trades[0]?.time.slice(0, 5) ?? "").toMatch(/^(09:[345]|1)/);
    expect(dayUntil(day, "09:29:59")).toEqual([]);
    expect(dayUntil(day, "11:30:00")).toEqual([day]);
    const half = dayUntil(day, "10:30:00");
    expect(half[0]?.trades).toBeGreaterThan(0);
    expect(half[0]?.trades).toBeLessThan(day.trades);
    expect(priced(half).filter((row) => row.min > row.average || row.average > row.max)).toEqual([]);
  });
});

type PricedDay = DayPrice & { min: number; average: number; max: number };

function priced(rows: DayPrice[]): PricedDay[] {
  return rows.filter((row): row is PricedDay => row.average !== null);
}

function find(id: number): Product {
  const product = productById(id);
  if (!product) throw new Error(`no product ${id}`);
  return product;
}

function dayOf(product: Product, day: string): DayPrice {
  const row = simulate(product, FROM, day).at(-1);
  if (row?.day !== day) throw new Error(`no trade on ${day}`);
  return row;
}
