import type { Clock } from "../clock";
import type { Member } from "../data";
import { memoized } from "../memoized";
import type { PriceBoard, Span } from "../prices/board";
import { tradesKnownUntil } from "../prices/calendar";
import { SALE_TYPES, type SaleType } from "../prices/products";
import { type DayPrice, round, tradesOf } from "../prices/simulation";
import { buyerOf } from "./buyers";
import { type LotKey, chanceOf } from "./lots";

/** One lot that a member bought, at "10:42:17". A product's sales add up to its day's public bulletin. */
export interface Sale extends LotKey {
  time: string;
  price: number;
  quantity: number;
  amount: number;
  buyer: Member;
}

/** A product's sales of a day in order of time. */
export const salesOf = memoized((row: DayPrice): Sale[] =>
  tradesOf(row).map((trade, index) => {
    const key = { product: row.product, day: row.day, serial: index + 1 };
    return { ...key, ...trade, amount: round(trade.price * trade.quantity, 2), buyer: buyerOf(key) };
  }),
);

export function saleTypeOf(key: LotKey): SaleType | undefined {
  const [producersOwn, ...others] = SALE_TYPES;
  let left = chanceOf(key, "type");
  for (const type of others) {
    if (left < type.share) return type;
    left -= type.share;
  }
  return producersOwn;
}

export function findSales(board: PriceBoard, { buyerId, ...span }: Span & { buyerId?: number }): Sale[] {
  const today = board.clock.today();
  const isKnown = soldBy(board.clock);
  return board
    .wholeDays({ ...span, until: span.until < today ? span.until : today })
    .flatMap(salesOf)
    .filter((sale) => (buyerId === undefined || sale.buyer.id === buyerId) && isKnown(sale))
    .toSorted((a, b) => (a.day === b.day ? (a.time < b.time ? -1 : 1) : a.day < b.day ? -1 : 1));
}

export function soldBy(clock: Clock): (sale: Pick<Sale, "day" | "time">) => boolean {
  const today = clock.today();
  const knownUntil = tradesKnownUntil(clock.now());
  return ({ day, time }) => day < today || (day === today && time <= knownUntil);
}
