import { type DayPrice, round } from "./series";

/** What several rows come to together: extremes, weighted average and sums. */
export type Total = Omit<DayPrice, "productId" | "day"> & {
  /** The last of the rows' days. */
  day: string;
};

/** Adds up rows of one class or one group. */
export function totalOf(rows: DayPrice[]): Total {
  const priced = rows.filter((row) => row.average !== null);
  const quantity = sum(rows.map((row) => row.quantity));
  const amount = sum(rows.map((row) => row.amount));
  return {
    day: rows.map((row) => row.day).reduce((last, day) => (day > last ? day : last), ""),
    min: extreme(
      Math.min,
      priced.map((row) => row.min),
    ),
    average: quantity > 0 ? weightedAverage(priced, quantity) : null,
    max: extreme(
      Math.max,
      priced.map((row) => row.max),
    ),
    quantity,
    trades: sum(rows.map((row) => row.trades)),
    amount: round(amount, 2),
  };
}

/** Rows by product, in the order in which the products first occur. */
export function byProduct(rows: DayPrice[]): Map<number, DayPrice[]> {
  const products = new Map<number, DayPrice[]>();
  for (const row of rows) products.set(row.productId, [...(products.get(row.productId) ?? []), row]);
  return products;
}

function weightedAverage(rows: DayPrice[], quantity: number): number {
  return round(sum(rows.map((row) => (row.average ?? 0) * row.quantity)) / quantity, 4);
}

function extreme(pick: (...values: number[]) => number, values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? pick(...known) : null;
}

/** The sum of some numbers. */
export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
