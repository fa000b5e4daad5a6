import { type Clock, addDays, wireTime } from "../clock";
import type { Member } from "../data";
import EXCHANGE from "../data/exchange.json";
import type { PriceBoard } from "../prices/board";
import { sessionDayBefore } from "../prices/calendar";
import { CATEGORIES } from "../prices/products";
import { type DayPrice, weighed } from "../prices/simulation";
import { isExamined } from "./analyses";
import { buyerOf } from "./buyers";
import { type LotKey, chanceOf } from "./lots";
import { type Sale, soldBy, salesOf } from "./sales";

export interface Arrival extends LotKey {
  at: string;
  member: Member;
  estimated: number;
  /** Durum on the wire: sample taken, in the laboratory, on sale, sold, withdrawn. */
  state: "NUMUNE" | "ANALIZ" | "SATISTA" | "SATILDI" | "GERI";
  sale: Sale | null;
}

const MINUTE_MS = 60_000;
/** How long a load waits for sampling, and for the laboratory. */
const SAMPLED_AFTER_MS = 15 * MINUTE_MS;
const EXAMINED_AFTER_MS = 35 * MINUTE_MS;
/** Holidays are at most this long, so the next session is found. */
const LOOK_AHEAD_DAYS = 12;
const SHARE_OF_EARLY = 0.15;
const UNSOLD_SERIAL = 900;
const SHARE_OF_DAYS_WITH_UNSOLD = 0.3;
const SHARE_TAKEN_BACK = 0.6;
const LONGEST_WAIT_DAYS = 20;

export function findArrivals(board: PriceBoard, from: string): Arrival[] {
  const { clock } = board;
  const now = wireTime(clock.now());
  const days = board
    .wholeDays({ from, until: addDays(clock.today(), LOOK_AHEAD_DAYS) })
    .map((row) => arrivalsOf(row, clock));
  return [...days.flatMap(({ sold }) => sold), ...days.flatMap(({ unsold }) => unsold)]
    .filter(({ at }) => at >= from && at <= now)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

export function findArrival(board: PriceBoard, { day, product, serial }: LotKey): Arrival | null {
  const [row] = board.wholeDays({ from: day, until: day, productId: product.id });
  const { sold = [], unsold = [] } = row ? arrivalsOf(row, board.clock) : {};
  const match = [...sold, ...unsold].find((arrival) => arrival.serial === serial);
  return match && match.at <= wireTime(board.clock.now()) ? match : null;
}

export function isOpen({ state }: Arrival): boolean {
  return state !== "SATILDI" && state !== "GERI";
}

function arrivalsOf(row: DayPrice, clock: Clock): { sold: Arrival[]; unsold: Arrival[] } {
  const now = wireTime(clock.now());
  const isKnown = soldBy(clock);
  return {
    sold: salesOf(row).map((sale) => arrivalOf(sale, isKnown(sale), now)),
    unsold: unsoldOf(row, now),
  };
}

function arrivalOf(sale: Sale, isSold: boolean, now: string): Arrival {
  const { product, day, serial, time, buyer, quantity } = sale;
  const key = { product, day, serial };
  const at = arrivalMoment(key, `${day}T${time}`);
  const state = isSold ? "SATILDI" : waitingState(key, at, now);
  return { ...key, at, member: buyer, estimated: estimate(key, quantity), state, sale: isSold ? sale : null };
}

function unsoldOf({ product, day, trades }: DayPrice, now: string): Arrival[] {
  const key = { product, day, serial: UNSOLD_SERIAL };
  if (trades === 0 || chanceOf(key, "comes") >= SHARE_OF_DAYS_WITH_UNSOLD) return [];
  const end = `T${EXCHANGE.session.until}:00`;
  const at = arrivalMoment(key, day + end);
  const waitDays = Math.ceil(chanceOf(key, "wait") * LONGEST_WAIT_DAYS);
  const lastDay = chanceOf(key, "fate") < SHARE_TAKEN_BACK ? day : addDays(day, waitDays);
  const state = now >= lastDay + end ? "GERI" : waitingState(key, at, now);
  const estimated = estimate(key, CATEGORIES[product.category].lot);
  return [{ ...key, at, member: buyerOf(key), estimated, state, sale: null }];
}

function waitingState({ product }: LotKey, at: string, now: string): Arrival["state"] {
  if (!isExamined(product)) return "SATISTA";
  const waited = millisecondsOf(now) - millisecondsOf(at);
  if (waited < SAMPLED_AFTER_MS) return "NUMUNE";
  return waited < EXAMINED_AFTER_MS ? "ANALIZ" : "SATISTA";
}

function arrivalMoment(key: LotKey, turn: string): string {
  const minutes = chanceOf(key, "minutes");
  if (chanceOf(key, "arrival") >= SHARE_OF_EARLY) return momentBefore(turn, 50 + 130 * minutes);
  return momentBefore(`${sessionDayBefore(key.day)}T17:00:00`, 240 * minutes);
}

function momentBefore(moment: string, minutes: number): string {
  return new Date(millisecondsOf(moment) - minutes * MINUTE_MS).toISOString().slice(0, 19);
}

/** From a local time; for differences only. */
const millisecondsOf = (moment: string) => Date.parse(`${moment}Z`);

const estimate = (key: LotKey, quantity: number) =>
  weighed(quantity * (0.95 + 0.1 * chanceOf(key, "estimate")));
