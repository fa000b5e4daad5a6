import { CATEGORIES, type Category } from "./categories";
import type { Product } from "./products";

const FIRST_KNOT_YEAR = 2019;
/** After the last knot the trend goes on a little slower than before it. */
const SLOPE_AFTER_LAST_KNOT = 0.8;
const DAYS_PER_YEAR = 365.25;
const DAY_MS = 86_400_000;

/** The advised price of raw milk, ₺ a litre, from each day on. */
const MILK_STEPS = [
  ["2026-05-01", 24.3],
  ["2026-01-22", 22.22],
  ["2026-01-01", 19.6],
  ["2025-01-01", 18.5],
  ["2024-01-01", 14.65],
  ["2023-01-01", 11.5],
  ["2022-01-01", 7.5],
  ["2021-01-01", 3.2],
  ["2020-01-01", 2.3],
  ["2019-01-01", 2],
] as const;

/** The price a product would have on a day without the day's noise. */
export function priceLevel(product: Product, day: string): number {
  if (product.category === "milk") return milkPrice(day);
  const category = CATEGORIES[product.category];
  return product.base * trend(category, day) * blend(category.priceSeason, day);
}

/** How much of the season's volume a day has: 0 off season, 1 in season. */
export function volumeShare(product: Product, day: string): number {
  return blend(CATEGORIES[product.category].volumeSeason, day);
}

function milkPrice(day: string): number {
  return (MILK_STEPS.find(([from]) => from <= day) ?? MILK_STEPS[0])[1];
}

/** Log-linear between the knots of 1 July. */
function trend({ trend: knots }: Category, day: string): number {
  const years = (Date.parse(day) - Date.UTC(FIRST_KNOT_YEAR, 6, 1)) / DAY_MS / DAYS_PER_YEAR;
  const last = knots.length - 1;
  const left = Math.min(Math.max(Math.floor(years), 0), last - 1);
  const slope = Math.log(at(knots, left + 1) / at(knots, left));
  if (years <= last) return at(knots, left) * Math.exp(slope * (years - left));
  return at(knots, last) * Math.exp(slope * SLOPE_AFTER_LAST_KNOT * (years - last));
}

/** Linear between the middles of the months. */
function blend(months: readonly number[], day: string): number {
  const month = Number(day.slice(5, 7)) - 1;
  const offset = (Number(day.slice(8, 10)) - 15) / 30;
  const neighbour = (month + (offset < 0 ? 11 : 1)) % 12;
  const share = Math.abs(offset);
  return at(months, month) * (1 - share) + at(months, neighbour) * share;
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 1;
}
