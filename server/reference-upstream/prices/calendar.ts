import type { DateTime } from "luxon";
import { addDays } from "../clock";
import { EXCHANGE } from "../content/exchange";
import { isHoliday } from "./holidays";

export type SessionState = "ACIK" | "KAPALI" | "TATIL";

/** ISO weekday of a day: 1 Monday to 7 Sunday. */
export function weekday(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** True on days when the sales hall has a session. */
export function isSessionDay(day: string): boolean {
  return (EXCHANGE.session.weekdays as readonly number[]).includes(weekday(day)) && !isHoliday(day);
}

/** True on days of the livestock market: Tuesday and Saturday. */
export function isLivestockDay(day: string): boolean {
  return (EXCHANGE.livestockMarket.weekdays as readonly number[]).includes(weekday(day)) && !isHoliday(day);
}

/** The last day with a session before the given one. */
export function sessionDayBefore(day: string): string {
  let candidate = addDays(day, -1);
  while (!isSessionDay(candidate)) candidate = addDays(candidate, -1);
  return candidate;
}

/** The number of a session within its year. */
export function sessionNumber(day: string): number {
  let count = 0;
  for (let each = `${day.slice(0, 4)}-01-01`; each <= day; each = addDays(each, 1)) {
    if (isSessionDay(each)) count += 1;
  }
  return count;
}

/** Whether the hall is in session at a moment. */
export function sessionState(now: DateTime<true>): SessionState {
  if (!isSessionDay(now.toISODate())) return "TATIL";
  const { from, until } = EXCHANGE.session;
  const time = now.toFormat("HH:mm");
  return time >= from && time < until ? "ACIK" : "KAPALI";
}

/** The day of the session that is on, or else of the last one. */
export function lastSessionDay(now: DateTime<true>): string {
  const today = now.toISODate();
  const hasBegun = isSessionDay(today) && now.toFormat("HH:mm") >= EXCHANGE.session.from;
  return hasBegun ? today : sessionDayBefore(today);
}

/**
 * The time of day, "HH:mm:ss", up to which today's trades are known. Saturday has no session: its
 * livestock trades are known when the market closes.
 */
export function tradesKnownUntil(now: DateTime<true>): string {
  const time = now.toFormat("HH:mm:ss");
  if (isSessionDay(now.toISODate())) return time;
  return time >= `${EXCHANGE.livestockMarket.until}:00` ? "24:00:00" : "00:00:00";
}
