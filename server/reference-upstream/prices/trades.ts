import type { Product } from "./products";
import { uniform } from "../random";
import { type DayPrice, QUANTITY_STEP, round } from "./series";

/** One sale in the hall. */
export interface Trade {
  /** "10:42:17" */
  time: string;
  price: number;
  quantity: number;
}

const SESSION_START_SECONDS = 9.5 * 3600;
const SESSION_SECONDS = 2 * 3600;

/**
 * The sales that make up a product's day, in the order of time. Their least, greatest and weighted
 * mean price and their total quantity are those of the day.
 */
export function tradesOf(product: Product, row: DayPrice): Trade[] {
  const { min, average, max, trades: count, quantity } = row;
  if (min === null || average === null || max === null) return [];
  const random = (index: number, what: string) => uniform(`${product.code}${row.day}:${what}${index}`);
  const lots = count < 2 || max === min ? [{ price: average, quantity }] : split(row, random);
  return weighed(lots)
    .map((lot, index) => ({ ...lot, time: timeOfDay(random(index, "time")) }))
    .sort((a, b) => (a.time < b.time ? -1 : 1));
}

type Lot = Omit<Trade, "time">;

/** Two lots at the extremes balance each other; the others lie around the average. */
function split(row: DayPrice, random: (index: number, what: string) => number): Lot[] {
  const { quantity, trades } = row;
  const [min, average, max] = [row.min ?? 0, row.average ?? 0, row.max ?? 0];
  const extremes = (2 * quantity) / trades;
  const low = { price: min, quantity: (extremes * (max - average)) / (max - min) };
  const high = { price: max, quantity: extremes - low.quantity };
  const weights = Array.from({ length: trades - 2 }, (_, index) => 0.6 + 0.8 * random(index, "w"));
  const total = sum(weights);
  const noise = weights.map((_, index) => random(index, "p") - 0.5);
  const drift = sum(noise.map((each, index) => each * (weights[index] ?? 0))) / (total || 1);
  const reach = Math.min(average - min, max - average);
  const others = weights.map((weight, index) => ({
    price: average + reach * ((noise[index] ?? 0) - drift),
    quantity: ((quantity - extremes) * weight) / total,
  }));
  return [low, high, ...others];
}

/** In steps of the weighbridge and whole ten-thousandths of a lira; what rounding takes from one lot, the next gets. */
function weighed(lots: Lot[]): Lot[] {
  const onScale = (quantity: number) => Math.round(quantity / QUANTITY_STEP) * QUANTITY_STEP;
  let before = 0;
  return lots.map(({ price, quantity }) => {
    const upTo = before + quantity;
    const lot = { price: round(price, 4), quantity: onScale(upTo) - onScale(before) };
    before = upTo;
    return lot;
  });
}

/** A product's day with only the trades up to a time; nothing when there are none yet. */
export function dayUntil(product: Product, row: DayPrice, time: string): DayPrice[] {
  const all = tradesOf(product, row);
  const made = all.filter((trade) => trade.time <= time);
  if (made.length === 0) return [];
  if (made.length === all.length) return [row];
  const prices = made.map((trade) => trade.price);
  const quantity = sum(made.map((trade) => trade.quantity));
  const value = sum(made.map((trade) => trade.price * trade.quantity));
  const average = round(value / quantity, 4);
  const known = {
    ...row,
    min: round(Math.min(...prices), 4),
    average,
    max: round(Math.max(...prices), 4),
    quantity,
    trades: made.length,
    amount: round(average * quantity, 2),
  };
  return [known];
}

function timeOfDay(share: number): string {
  const seconds = Math.floor(SESSION_START_SECONDS + share * (SESSION_SECONDS - 60));
  return new Date(seconds * 1000).toISOString().slice(11, 19);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
