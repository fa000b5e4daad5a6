import { expect, test } from "vitest";
import { seasonality } from "./seasonality";

const YEARS = [2021, 2022, 2023, 2024, 2025];
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const priceOn = (year: number, month: number, average: number) => ({
  day: `${year}-${String(month).padStart(2, "0")}-15`,
  average,
  min: average,
  max: average,
  quantity: 100,
  trades: 1,
});

const monthOf = (day: string) => Number(day.slice(5, 7));

const pricesOf = (average: (month: number, monthsSince: number) => number) =>
  YEARS.flatMap((year, index) =>
    MONTHS.map((month) => priceOn(year, month, average(month, index * 12 + month))),
  );

test("is nothing but the season where all prices double each year", () => {
  const doubling = pricesOf((_, since) => 5 * 2 ** (since / 12));
  expect(seasonality(doubling).map(({ difference }) => Math.abs(difference))).toEqual(MONTHS.map(() => 0));
});

test("says how far a dear month lies above the year around it, whatever the rise of prices", () => {
  const factor = 1.1;
  const season = seasonality(pricesOf((month, since) => 1.03 ** since * (month === 12 ? factor : 1)));
  const dear = (factor ** (11 / 12) - 1) * 100;
  const cheap = (factor ** (-1 / 12) - 1) * 100;
  expect(season[11]).toEqual({
    month: 12,
    difference: Math.round(dear * 10) / 10,
    least: Math.round(dear * 10) / 10,
    greatest: Math.round(dear * 10) / 10,
    years: 4,
    yearsAbove: 4,
  });
  expect(season[6]).toMatchObject({ month: 7, difference: Math.round(cheap * 10) / 10, yearsAbove: 0 });
});

test("leaves out what is not traded, and has the general rise between two seasons not count", () => {
  const season = [1, 2, 3, 8, 9, 10, 11, 12];
  const rising = pricesOf((_, since) => 1.03 ** since).filter(({ day }) => season.includes(monthOf(day)));
  expect(seasonality(rising).map(({ month }) => month)).toEqual(season);
  expect(seasonality(rising).every(({ difference }) => Math.abs(difference) === 0)).toBe(true);
});

test("is nothing for prices of fewer years, for goods that are hardly traded, after a long pause, and without prices", () => {
  const all = pricesOf(() => 10);
  expect(seasonality(all)).toHaveLength(12);
  expect(seasonality(all.slice(-36))).toEqual([]);
  expect(seasonality(all.filter(({ day }) => monthOf(day) < 6))).toEqual([]);
  expect(seasonality(all.filter(({ day }) => !day.startsWith("2023")))).toEqual([]);
  expect(seasonality([])).toEqual([]);
});

test("leaves a price of zero out", () => {
  const [first, ...others] = pricesOf(() => 10);
  expect(first).toBeDefined();
  expect(seasonality([priceOn(2021, 1, 0), ...others]).map(({ years }) => years)).toEqual(
    MONTHS.map((month) => (month === 7 ? 3 : 4)),
  );
});
