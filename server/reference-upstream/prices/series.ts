import { addDays } from "../clock";
import { isLivestockDay, isSessionDay } from "./calendar";
import { CATEGORIES } from "./categories";
import { isWithoutPrice } from "./edge-days";
import { priceLevel, volumeShare } from "./levels";
import type { Product } from "./products";
import { normal, uniform } from "../random";

/** One product on one day. Prices are null where the exchange wrote "----". */
export interface DayPrice {
  productId: number;
  day: string;
  min: number | null;
  average: number | null;
  max: number | null;
  quantity: number;
  trades: number;
  amount: number;
}

/** How much of yesterday's deviation is left today. */
const MEMORY = 0.92;
const VOLUME_SIGMA = 0.28;
/** What the weighbridge tells apart. */
export const QUANTITY_STEP = 20;

/** The simulated prices of a product on all its trading days of a period; the same on every run. */
export function simulate(product: Product, from: string, until: string): DayPrice[] {
  const { sigma } = CATEGORIES[product.category];
  const days: DayPrice[] = [];
  let deviation = 0;
  for (let day = from; day <= until; day = addDays(day, 1)) {
    deviation = MEMORY * deviation + sigma * normal(product.code + day);
    if (isTraded(product, day)) days.push(tradeDay(product, day, deviation));
  }
  return days;
}

function isTraded(product: Product, day: string): boolean {
  const isOpen = product.category === "livestock" ? isLivestockDay(day) : isSessionDay(day);
  if (!isOpen || !isActive(product, Number(day.slice(5, 7)))) return false;
  if (isWithoutPrice(product.id, day)) return true;
  return uniform(`${product.code}${day}:open`) < CATEGORIES[product.category].probability;
}

function isActive({ months: [first, last] }: Product, month: number): boolean {
  return first <= last ? first <= month && month <= last : month >= first || month <= last;
}

function tradeDay(product: Product, day: string, deviation: number): DayPrice {
  if (isWithoutPrice(product.id, day)) return dayWithoutPrice(product.id, day);
  const quantity = dayQuantity(product, day);
  const trades = Math.max(1, Math.round(quantity / CATEGORIES[product.category].lot));
  const average = round(priceLevel(product, day) * Math.exp(deviation), 4);
  const spread = (side: string) => {
    // A single trade has one price.
    if (trades === 1) return 0;
    return (product.spread / 100) * (0.35 + 0.65 * uniform(`${product.code}${day}:${side}`));
  };
  return {
    productId: product.id,
    day,
    min: round(average * (1 - spread("min")), 4),
    average,
    max: round(average * (1 + spread("max")), 4),
    quantity,
    trades,
    amount: round(average * quantity, 2),
  };
}

function dayWithoutPrice(productId: number, day: string): DayPrice {
  const nothing = { min: null, average: null, max: null, quantity: 0, trades: 0, amount: 0 };
  return { productId, day, ...nothing };
}

function dayQuantity(product: Product, day: string): number {
  const { inSeason, offSeason } = product.quantity;
  const typical = offSeason + (inSeason - offSeason) * volumeShare(product, day);
  const quantity = typical * Math.exp(VOLUME_SIGMA * normal(`${product.code}${day}:quantity`));
  return Math.max(QUANTITY_STEP, Math.round(quantity / QUANTITY_STEP) * QUANTITY_STEP);
}

/** Rounds to a number of decimals. */
export function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
