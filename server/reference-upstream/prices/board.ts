import type { Client, Row } from "@libsql/client";
import { type Clock, addDays } from "../clock";
import { readText } from "../database/columns";
import { tradesKnownUntil } from "./calendar";
import { productById } from "./products";
import type { DayPrice } from "./series";
import { type Trade, dayUntil, tradesOf } from "./trades";

export interface Span {
  from: string;
  until: string;
  productId?: number;
}

/** The prices known at the demo's present moment: of today only what the session has shown so far. */
export interface PriceBoard {
  /** Rows of a span of days by day and product. */
  find(span: Span): Promise<DayPrice[]>;
  /** The average of each product on its last trading day before a day. */
  averagesBefore(day: string): Promise<Map<number, number>>;
  /** The trades that today's session has shown so far, by product and time. */
  tradesOfToday(): Promise<Map<number, Trade[]>>;
  /** Days as they will have been, also those to come: goods arrive before they are traded. */
  wholeDays(span: Span): Promise<DayPrice[]>;
  /** The last known trading days of a product, newest first. */
  lastDays(productId: number, count: number): Promise<DayPrice[]>;
}

/** How far back "the last time" is looked for; seasonal goods rest for up to nine months. */
const LOOK_BACK_DAYS = 400;

/** A price board on the database's full history, cut off at the clock's present moment. */
export function createPriceBoard(database: Client, clock: Clock): PriceBoard {
  async function find({ until, ...span }: Span): Promise<DayPrice[]> {
    const today = clock.today();
    const rows = await wholeDays({ ...span, until: until < today ? until : today });
    return rows.flatMap(knownAt(clock));
  }

  async function wholeDays({ from, until, productId }: Span): Promise<DayPrice[]> {
    const ofProduct = productId === undefined ? "" : "AND product_id = ?";
    const { rows } = await database.execute({
      sql: `SELECT * FROM prices WHERE day BETWEEN ? AND ? ${ofProduct} ORDER BY day, product_id`,
      args: [from, until, ...(productId === undefined ? [] : [productId])],
    });
    return rows.map(readRow);
  }

  async function averagesBefore(day: string): Promise<Map<number, number>> {
    const sql = `SELECT product_id, max(day), average FROM prices
      WHERE day BETWEEN ? AND ? AND average IS NOT NULL GROUP BY product_id`;
    const args = [addDays(day, -LOOK_BACK_DAYS), addDays(day, -1)];
    const { rows } = await database.execute({ sql, args });
    return new Map(rows.map((row) => [Number(row["product_id"]), Number(row["average"])]));
  }

  async function tradesOfToday(): Promise<Map<number, Trade[]>> {
    const sql = "SELECT * FROM prices WHERE day = ?";
    const { rows } = await database.execute({ sql, args: [clock.today()] });
    const knownUntil = tradesKnownUntil(clock.now());
    const known = rows.map(readRow).map((row): [number, Trade[]] => {
      const product = productById(row.productId);
      const trades = product ? tradesOf(product, row) : [];
      return [row.productId, trades.filter(({ time }) => time <= knownUntil)];
    });
    return new Map(known);
  }

  async function lastDays(productId: number, count: number): Promise<DayPrice[]> {
    const { rows } = await database.execute({
      sql: `SELECT * FROM prices WHERE product_id = ? AND day <= ? AND average IS NOT NULL
        ORDER BY day DESC LIMIT ?`,
      args: [productId, clock.today(), count + 1],
    });
    return rows.map(readRow).flatMap(knownAt(clock)).slice(0, count);
  }

  return { find, wholeDays, averagesBefore, tradesOfToday, lastDays };
}

/** Of today's row only what the session has shown so far. */
function knownAt(clock: Clock): (row: DayPrice) => DayPrice[] {
  const today = clock.today();
  return (row) => {
    const product = productById(row.productId);
    if (!product) return [];
    if (row.day !== today) return [row];
    return dayUntil(product, row, tradesKnownUntil(clock.now()));
  };
}

function readRow(row: Row): DayPrice {
  const price = (value: unknown) => (value === null ? null : Number(value));
  return {
    productId: Number(row["product_id"]),
    day: readText(row, "day"),
    min: price(row["min"]),
    average: price(row["average"]),
    max: price(row["max"]),
    quantity: Number(row["quantity"]),
    trades: Number(row["trades"]),
    amount: Number(row["amount"]),
  };
}
