import { type Clock, addDays } from "../clock";
import { tradesKnownUntil } from "./calendar";
import { PRODUCTS } from "./products";
import { type DayPrice, type Trade, dayUntil, simulate, tradesOf } from "./simulation";

export interface Span {
  from: string;
  until: string;
  productId?: number;
}

const FIRST_DAY = "2022-01-03";
const LAST_YEAR = 2027;
/** How far back the last price is searched; seasonal goods pause for up to nine months. */
const LOOK_BACK_DAYS = 400;

const histories = new Map<number, Map<string, DayPrice[]>>();

function historyUntil(year: number): Map<string, DayPrice[]> {
  const history = histories.get(year) ?? new Map<string, DayPrice[]>();
  if (history.size > 0) return history;
  histories.set(year, history);
  for (const row of PRODUCTS.flatMap((product) => simulate(product, FIRST_DAY, `${year}-12-31`))) {
    history.set(row.day, [...(history.get(row.day) ?? []), row]);
  }
  return history;
}

/** The prices at the demo's present time: today's are those of the session so far. */
export class PriceBoard {
  constructor(readonly clock: Clock) {}

  find(span: Span): DayPrice[] {
    const today = this.clock.today();
    const rows = this.wholeDays({ ...span, until: span.until < today ? span.until : today });
    return rows.flatMap((row) => this.#known(row));
  }

  /** Days in full, future ones too: goods arrive before they are traded. */
  wholeDays({ from, until, productId }: Span): DayPrice[] {
    const last = `${this.#lastYear()}-12-31`;
    const rows: DayPrice[] = [];
    for (let day = from < FIRST_DAY ? FIRST_DAY : from; day <= until && day <= last; day = addDays(day, 1)) {
      rows.push(...this.#ofDay(day));
    }
    return productId === undefined ? rows : rows.filter(({ product }) => product.id === productId);
  }

  averagesBefore(day: string): Map<number, number> {
    const rows = this.wholeDays({ from: addDays(day, -LOOK_BACK_DAYS), until: addDays(day, -1) });
    return new Map(rows.flatMap(({ product, average }) => (average === null ? [] : [[product.id, average]])));
  }

  tradesOfToday(): Map<number, Trade[]> {
    const until = tradesKnownUntil(this.clock.now());
    const visible = (row: DayPrice) => tradesOf(row).filter(({ time }) => time <= until);
    return new Map(this.#ofDay(this.clock.today()).map((row) => [row.product.id, visible(row)]));
  }

  lastDays(productId: number, count: number): DayPrice[] {
    const days: DayPrice[] = [];
    for (let day = this.clock.today(); days.length < count && day >= FIRST_DAY; day = addDays(day, -1)) {
      const row = this.#ofDay(day).find(
        ({ product, average }) => product.id === productId && average !== null,
      );
      if (row) days.push(...this.#known(row));
    }
    return days;
  }

  #ofDay(day: string): DayPrice[] {
    return historyUntil(this.#lastYear()).get(day) ?? [];
  }

  #lastYear(): number {
    return Math.max(LAST_YEAR, Number(this.clock.today().slice(0, 4)) + 1);
  }

  #known(row: DayPrice): DayPrice[] {
    return row.day === this.clock.today() ? dayUntil(row, tradesKnownUntil(this.clock.now())) : [row];
  }
}
