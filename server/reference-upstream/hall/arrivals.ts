import { type Clock, addDays, wireTime } from "../clock";
import { EXCHANGE } from "../content/exchange";
import type { ListedMember } from "../content/members";
import type { PriceBoard } from "../prices/board";
import { sessionDayBefore } from "../prices/calendar";
import { CATEGORIES } from "../prices/categories";
import { productById } from "../prices/products";
import { QUANTITY_STEP, type DayPrice } from "../prices/series";
import { uniform } from "../random";
import { isExamined } from "./analyses";
import { buyerOf } from "./buyers";
import { type LotKey, lotSeed } from "./lots";
import { type Sale, knownBy, salesOf } from "./sales";

/** Durum of the wire: sample taken, in the laboratory, on sale, sold, taken back. */
export type ArrivalState = "NUMUNE" | "ANALIZ" | "SATISTA" | "SATILDI" | "GERI";

/** A load of goods that came to the hall. */
export interface Arrival extends LotKey {
  /** Of its arrival, as the wire writes it. */
  at: string;
  /** The member whom it is meant for. */
  member: ListedMember;
  estimated: number;
  state: ArrivalState;
  /** Once it is sold. */
  sale: Sale | null;
}

const MINUTE_MS = 60_000;
/** How long a load waits for its sample to be taken, and for the laboratory. */
const SAMPLED_AFTER_MS = 15 * MINUTE_MS;
const EXAMINED_AFTER_MS = 35 * MINUTE_MS;

/** Holidays are at most this long, so that the next session is not missed. */
const LOOK_AHEAD_DAYS = 12;
/** Some loads come on the afternoon of the session before. */
const SHARE_OF_EARLY = 0.15;

const UNSOLD_SERIAL = 900;
const SHARE_OF_DAYS_WITH_UNSOLD = 0.3;
/** Of what is not sold, so much is taken home at once; the rest waits, some days at most. */
const SHARE_TAKEN_BACK = 0.6;
const LONGEST_WAIT_DAYS = 20;

/** What has arrived between two days, as it stands at the demo's present moment, oldest first. */
export async function findArrivals(board: PriceBoard, clock: Clock, from: string): Promise<Arrival[]> {
  const rows = await board.wholeDays({ from, until: addDays(clock.today(), LOOK_AHEAD_DAYS) });
  const now = wireTime(clock.now());
  const isKnown = knownBy(clock);
  const sold = rows.flatMap(salesOf).map((sale) => arrivalOfSale(sale, isKnown(sale), now));
  const unsold = rows.flatMap((row) => unsoldOf(row, now));
  return [...sold, ...unsold]
    .filter(({ at }) => at >= from && at <= now)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** The arrival of one load by its key; null when nothing like it has arrived. */
export async function findArrival(board: PriceBoard, clock: Clock, key: LotKey): Promise<Arrival | null> {
  const { day, product, serial } = key;
  const now = wireTime(clock.now());
  const [row] = await board.wholeDays({ from: day, until: day, productId: product.id });
  if (!row) return null;
  const sale = salesOf(row).find((each) => each.serial === serial);
  const [arrival] =
    serial === UNSOLD_SERIAL
      ? unsoldOf(row, now)
      : sale
        ? [arrivalOfSale(sale, knownBy(clock)(sale), now)]
        : [];
  return arrival && arrival.at <= now ? arrival : null;
}

/** Whether a load is neither sold nor taken back yet. */
export function isOpen({ state }: Arrival): boolean {
  return state !== "SATILDI" && state !== "GERI";
}

function arrivalOfSale(sale: Sale, isSold: boolean, now: string): Arrival {
  const key = keyOf(sale);
  const at = arrivalMoment(key, `${key.day}T${sale.time}`);
  return {
    ...key,
    at,
    member: sale.buyer,
    estimated: estimate(key, sale.quantity),
    state: isSold ? "SATILDI" : waitingState(key, at, now),
    sale: isSold ? sale : null,
  };
}

/** Hardly every load finds a buyer: on some days one of a product goes home, or waits for a better price. */
function unsoldOf(row: DayPrice, now: string): Arrival[] {
  const product = productById(row.productId);
  if (!product || row.trades === 0) return [];
  const key = { product, day: row.day, serial: UNSOLD_SERIAL };
  const seed = lotSeed(key);
  if (uniform(`${seed}:comes`) >= SHARE_OF_DAYS_WITH_UNSOLD) return [];
  const at = arrivalMoment(key, `${row.day}T${EXCHANGE.session.until}:00`);
  const waitDays = Math.ceil(uniform(`${seed}:wait`) * LONGEST_WAIT_DAYS);
  const lastDay = uniform(`${seed}:fate`) < SHARE_TAKEN_BACK ? row.day : addDays(row.day, waitDays);
  const isTakenBack = now >= `${lastDay}T${EXCHANGE.session.until}:00`;
  return [
    {
      ...key,
      at,
      member: buyerOf(product.category, seed),
      estimated: estimate(key, CATEGORIES[product.category].lot),
      state: isTakenBack ? "GERI" : waitingState(key, at, now),
      sale: null,
    },
  ];
}

function keyOf({ product, day, serial }: LotKey): LotKey {
  return { product, day, serial };
}

function waitingState({ product }: LotKey, at: string, now: string): ArrivalState {
  if (!isExamined(product)) return "SATISTA";
  const waited = millisecondsOf(now) - millisecondsOf(at);
  if (waited < SAMPLED_AFTER_MS) return "NUMUNE";
  return waited < EXAMINED_AFTER_MS ? "ANALIZ" : "SATISTA";
}

/** Between fifty minutes and three hours before its turn, or on the afternoon of the session before. */
function arrivalMoment(key: LotKey, turn: string): string {
  const share = uniform(`${lotSeed(key)}:arrival`);
  const minutes = uniform(`${lotSeed(key)}:minutes`);
  if (share >= SHARE_OF_EARLY) return momentBefore(turn, 50 + 130 * minutes);
  return momentBefore(`${sessionDayBefore(key.day)}T17:00:00`, 240 * minutes);
}

function momentBefore(moment: string, minutes: number): string {
  return new Date(millisecondsOf(moment) - minutes * MINUTE_MS).toISOString().slice(0, 19);
}

/** Of a local moment; good for differences only. */
function millisecondsOf(moment: string): number {
  return Date.parse(`${moment}Z`);
}

/** What the driver believes to bring. */
function estimate(key: LotKey, quantity: number): number {
  const told = quantity * (0.95 + 0.1 * uniform(`${lotSeed(key)}:estimate`));
  return Math.max(QUANTITY_STEP, Math.round(told / QUANTITY_STEP) * QUANTITY_STEP);
}
