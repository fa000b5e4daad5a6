import { addDays, daysSince } from "../clock";
import milkPrices from "../data/milk-prices.json";
import { memoized } from "../memoized";
import { normal, uniform } from "../random";
import { isLivestockDay, isSessionDay } from "./calendar";
import { CATEGORIES, type Category, type Product } from "./products";

/** One product on one day. Prices are null where the exchange wrote "----". */
export interface DayPrice {
  product: Product;
  day: string;
  min: number | null;
  average: number | null;
  max: number | null;
  quantity: number;
  trades: number;
  amount: number;
}

export interface Trade {
  time: string;
  price: number;
  quantity: number;
}

export const FIRST_DAY = "2022-01-03";
const MEMORY = 0.92;
const VOLUME_SIGMA = 0.28;
const QUANTITY_STEP = 20;
const FIRST_KNOT_YEAR = 2019;
const SLOPE_AFTER_LAST_KNOT = 0.8;
const YEAR_DAYS = 365.25;
const SESSION = { start: 9.5 * 3600, seconds: 2 * 3600 };
/** An oddity of real answers: a class in the bulletin with "----" for prices. */
const WITHOUT_PRICE = { productId: 16, day: "2026-11-12" };

const prices = new Map<Product, Map<string, DayPrice | null>>();
const deviations = new Map<Product, number[]>();

/** Of the whole day, before it is over too; null without trade. */
export function priceOn(product: Product, day: string): DayPrice | null {
  const own = prices.get(product) ?? new Map<string, DayPrice | null>();
  prices.set(product, own);
  const cached = own.get(day);
  if (cached !== undefined) return cached;
  const row = isTraded(product, day) ? tradeDay(product, day, deviationOn(product, day)) : null;
  own.set(day, row);
  return row;
}

/** Each day's follows from that of the day before. */
function deviationOn(product: Product, day: string): number {
  const { sigma } = CATEGORIES[product.category];
  const all = deviations.get(product) ?? [];
  deviations.set(product, all);
  const index = daysSince(FIRST_DAY, day);
  while (all.length <= index)
    all.push(MEMORY * (all.at(-1) ?? 0) + sigma * normal(product.code + addDays(FIRST_DAY, all.length)));
  return all[index] ?? 0;
}

function isTraded(product: Product, day: string): boolean {
  const isOpen = product.category === "livestock" ? isLivestockDay(day) : isSessionDay(day);
  if (!isOpen || !isInSeason(product, Number(day.slice(5, 7)))) return false;
  return (
    isWithoutPrice(product, day) ||
    uniform(`${product.code}${day}:open`) < CATEGORIES[product.category].probability
  );
}

function isInSeason({ months: [first = 1, last = 12] }: Product, month: number): boolean {
  return first <= last ? first <= month && month <= last : month >= first || month <= last;
}

const isWithoutPrice = ({ id }: Product, day: string) =>
  id === WITHOUT_PRICE.productId && day === WITHOUT_PRICE.day;

function tradeDay(product: Product, day: string, deviation: number): DayPrice {
  if (isWithoutPrice(product, day)) {
    return { product, day, min: null, average: null, max: null, quantity: 0, trades: 0, amount: 0 };
  }
  const quantity = dayQuantity(product, day);
  const trades = Math.max(1, Math.round(quantity / CATEGORIES[product.category].lot));
  const average = round(priceLevel(product, day) * Math.exp(deviation), 4);
  const spread = (side: string) =>
    trades > 1 ? (product.spread / 100) * (0.35 + 0.65 * uniform(`${product.code}${day}:${side}`)) : 0;
  const min = round(average * (1 - spread("min")), 4);
  const max = round(average * (1 + spread("max")), 4);
  return { product, day, min, average, max, quantity, trades, amount: round(average * quantity, 2) };
}

function dayQuantity({ code, category, quantity: { inSeason, offSeason } }: Product, day: string): number {
  const typical = offSeason + (inSeason - offSeason) * blend(CATEGORIES[category].volumeSeason, day);
  return weighed(typical * Math.exp(VOLUME_SIGMA * normal(`${code}${day}:quantity`)));
}

export function weighed(quantity: number): number {
  return Math.max(QUANTITY_STEP, Math.round(quantity / QUANTITY_STEP) * QUANTITY_STEP);
}

/** A product's price without the day's noise; raw milk's is set officially, in steps. */
function priceLevel({ category, base }: Product, day: string): number {
  if (category !== "milk") {
    return base * trend(CATEGORIES[category], day) * blend(CATEGORIES[category].priceSeason, day);
  }
  return Number((milkPrices.find(([from]) => String(from) <= day) ?? milkPrices[0])?.[1]);
}

function trend({ trend: knots }: Category, day: string): number {
  const years = daysSince(`${FIRST_KNOT_YEAR}-07-01`, day) / YEAR_DAYS;
  const last = knots.length - 1;
  const left = Math.min(Math.max(Math.floor(years), 0), last - 1);
  const slope = Math.log(at(knots, left + 1) / at(knots, left));
  if (years <= last) return at(knots, left) * Math.exp(slope * (years - left));
  return at(knots, last) * Math.exp(slope * SLOPE_AFTER_LAST_KNOT * (years - last));
}

export function blend(months: readonly number[], day: string): number {
  const month = Number(day.slice(5, 7)) - 1;
  const offset = (Number(day.slice(8, 10)) - 15) / 30;
  const neighbour = (month + (offset < 0 ? 11 : 1)) % 12;
  return at(months, month) * (1 - Math.abs(offset)) + at(months, neighbour) * Math.abs(offset);
}

const at = (values: readonly number[], index: number) => values[index] ?? 1;

/** A product's sales of a day in order of time; prices and quantities add up to the day's. */
export const tradesOf = memoized((row: DayPrice): Trade[] => {
  const { product, day, min, average, max, trades: count, quantity } = row;
  if (min === null || average === null || max === null) return [];
  const random = (index: number, what: string) => uniform(`${product.code}${day}:${what}${index}`);
  const lots = count < 2 || max === min ? [{ price: average, quantity }] : split(row, random);
  return onScale(lots)
    .map((lot, index) => ({ ...lot, time: timeOfDay(random(index, "time")) }))
    .sort((a, b) => (a.time < b.time ? -1 : 1));
});

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

/** What rounding to the scale's steps takes from one lot, the next gets. */
function onScale(lots: Lot[]): Lot[] {
  const inSteps = (quantity: number) => Math.round(quantity / QUANTITY_STEP) * QUANTITY_STEP;
  let before = 0;
  return lots.map(({ price, quantity }) => {
    const lot = { price: round(price, 4), quantity: inSteps(before + quantity) - inSteps(before) };
    before += quantity;
    return lot;
  });
}

export function dayUntil(row: DayPrice, time: string): DayPrice[] {
  const all = tradesOf(row);
  const made = all.filter((trade) => trade.time <= time);
  if (made.length === 0) return [];
  if (made.length === all.length) return [row];
  const prices = made.map((trade) => trade.price);
  const quantity = sum(made.map((trade) => trade.quantity));
  const average = round(sum(made.map((trade) => trade.price * trade.quantity)) / quantity, 4);
  const [min, max] = [round(Math.min(...prices), 4), round(Math.max(...prices), 4)];
  return [{ ...row, min, average, max, quantity, trades: made.length, amount: round(average * quantity, 2) }];
}

function timeOfDay(share: number): string {
  const seconds = Math.floor(SESSION.start + share * (SESSION.seconds - 60));
  return new Date(seconds * 1000).toISOString().slice(11, 19);
}

export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
