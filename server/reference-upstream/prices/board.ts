import { type Clock, addDays } from "../clock";
import { eachDay, tradesKnownUntil } from "./calendar";
import { PRODUCTS, type Product } from "./products";
import { type DayPrice, type Trade, FIRST_DAY, dayUntil, priceOn, tradesOf } from "./simulation";

export interface Span {
  from: string;
  until: string;
  productId?: number;
}

const LOOK_AHEAD_DAYS = 366;
/** How far back the last price is searched; seasonal goods pause for up to nine months. */
const LOOK_BACK_DAYS = 400;

/** The prices at the demo's present time: today's are those of the session so far. */
export class PriceBoard {
  constructor(readonly clock: Clock) {}

  find(span: Span): DayPrice[] {
    const today = this.clock.today();
    const rows = this.wholeDays({ ...span, until: span.until < today ? span.until : today });
    return rows.flatMap((row) => this.#published(row));
  }

  /** Days in full, future ones too: goods arrive before they are traded. */
  wholeDays({ from, until, productId }: Span): DayPrice[] {
    const last = addDays(this.clock.today(), LOOK_AHEAD_DAYS);
    const products = productId === undefined ? PRODUCTS : PRODUCTS.filter(({ id }) => id === productId);
    return eachDay(from < FIRST_DAY ? FIRST_DAY : from, until < last ? until : last).flatMap((day) =>
      products.flatMap((product) => priceOn(product, day) ?? []),
    );
  }

  averageBefore(product: Product, day: string): number | undefined {
    return lastPriced(product, addDays(day, -1))?.average;
  }

  lastTradeOfToday(product: Product): Trade | undefined {
    const row = priceOn(product, this.clock.today());
    const until = tradesKnownUntil(this.clock.now());
    return row ? tradesOf(row).findLast(({ time }) => time <= until) : undefined;
  }

  lastRow(product: Product): DayPrice | null {
    const today = this.clock.today();
    const [ofToday] = this.find({ from: today, until: today, productId: product.id });
    return ofToday ?? lastPriced(product, addDays(today, -1));
  }

  #published(row: DayPrice): DayPrice[] {
    return row.day === this.clock.today() ? dayUntil(row, tradesKnownUntil(this.clock.now())) : [row];
  }
}

type Priced = DayPrice & { average: number };
const isPriced = (row: DayPrice | null): row is Priced => typeof row?.average === "number";

function lastPriced(product: Product, until: string): Priced | null {
  const earliest = addDays(until, 1 - LOOK_BACK_DAYS);
  for (let day = until; day >= earliest && day >= FIRST_DAY; day = addDays(day, -1)) {
    const row = priceOn(product, day);
    if (isPriced(row)) return row;
  }
  return null;
}
