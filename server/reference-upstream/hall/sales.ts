import type { Clock } from "../clock";
import type { ListedMember } from "../content/members";
import type { PriceBoard, Span } from "../prices/board";
import { tradesKnownUntil } from "../prices/calendar";
import { productById } from "../prices/products";
import { SALE_TYPES, type SaleType } from "../prices/sale-types";
import { type DayPrice, round } from "../prices/series";
import { tradesOf } from "../prices/trades";
import { uniform } from "../random";
import { buyerOf } from "./buyers";
import { type LotKey, lotSeed } from "./lots";

/** One lot that a member bought. A product's sales of a day come to its numbers in the public bulletin. */
export interface Sale extends LotKey {
  /** "10:42:17" */
  time: string;
  price: number;
  quantity: number;
  amount: number;
  buyer: ListedMember;
}

/** A year of trade is some 6,000 rows; beyond these, what was worked out is thrown away. */
const MOST_KEPT_ROWS = 20_000;
const kept = new Map<string, Sale[]>();

/** The sales of a product's whole day, in the order of time. A row's are always the same, so they are kept. */
export function salesOf(row: DayPrice): Sale[] {
  const key = `${row.productId}:${row.day}`;
  const known = kept.get(key);
  if (known) return known;
  const made = makeSales(row);
  if (kept.size >= MOST_KEPT_ROWS) kept.clear();
  kept.set(key, made);
  return made;
}

function makeSales(row: DayPrice): Sale[] {
  const product = productById(row.productId);
  if (!product) return [];
  return tradesOf(product, row).map((trade, index) => {
    const key = { product, day: row.day, serial: index + 1 };
    const buyer = buyerOf(product.category, lotSeed(key));
    return { ...key, ...trade, amount: round(trade.price * trade.quantity, 2), buyer };
  });
}

/** How a lot was sold. */
export function saleTypeOf(key: LotKey): SaleType {
  const [producersOwn, ...others] = SALE_TYPES;
  if (!producersOwn) throw new Error("no type of sale");
  let left = uniform(`${lotSeed(key)}:type`);
  for (const type of others) {
    if (left < type.share) return type;
    left -= type.share;
  }
  return producersOwn;
}

export interface SalesSpan extends Span {
  /** The member who bought; absent means everybody. */
  buyerId?: number;
}

/** The sales that are known at the demo's present moment, oldest first. */
export async function findSales(
  board: PriceBoard,
  clock: Clock,
  { buyerId, ...span }: SalesSpan,
): Promise<Sale[]> {
  const today = clock.today();
  const until = span.until < today ? span.until : today;
  const rows = await board.wholeDays({ ...span, until });
  const isKnown = knownBy(clock);
  return rows
    .flatMap(salesOf)
    .filter((sale) => (buyerId === undefined || sale.buyer.id === buyerId) && isKnown(sale))
    .toSorted(byMoment);
}

function byMoment(a: Sale, b: Sale): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return a.time < b.time ? -1 : 1;
}

/** Tells whether a sale has taken place by now. */
export function knownBy(clock: Clock): (sale: Pick<Sale, "day" | "time">) => boolean {
  const today = clock.today();
  const knownUntil = tradesKnownUntil(clock.now());
  return ({ day, time }) => day < today || (day === today && time <= knownUntil);
}

/** A sale's moment as the wire writes it. */
export function momentOf({ day, time }: Pick<Sale, "day" | "time">): string {
  return `${day}T${time}`;
}
