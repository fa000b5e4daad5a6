import EXCHANGE from "../data/exchange.json";
import type { DateTime } from "luxon";
import { addDays, daysSince } from "../clock";
import holidays from "../data/holidays.json";

export type SessionState = "ACIK" | "KAPALI" | "TATIL";

/** True for a day without trade; on the half day before a holiday the morning session takes place. */
export function isHoliday(day: string): boolean {
  if (holidays.yearly.includes(day.slice(5))) return true;
  return holidays.religious.some(([first = "", last = ""]) => first <= day && day <= last);
}

function weekday(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

export function isSessionDay(day: string): boolean {
  return EXCHANGE.session.weekdays.includes(weekday(day)) && !isHoliday(day);
}

export function isLivestockDay(day: string): boolean {
  return EXCHANGE.livestockMarket.weekdays.includes(weekday(day)) && !isHoliday(day);
}

export function sessionDayBefore(day: string): string {
  let candidate = addDays(day, -1);
  while (!isSessionDay(candidate)) candidate = addDays(candidate, -1);
  return candidate;
}

const EPOCH = "2000-01-01";
const days: string[] = [];

export function eachDay(from: string, until: string): string[] {
  const end = daysSince(EPOCH, until) + 1;
  while (days.length < end) days.push(addDays(EPOCH, days.length));
  return days.slice(daysSince(EPOCH, from), end);
}

export const sessionNumber = (day: string): number =>
  eachDay(`${day.slice(0, 4)}-01-01`, day).filter(isSessionDay).length;

export function sessionState(now: DateTime<true>): SessionState {
  if (!isSessionDay(now.toISODate())) return "TATIL";
  const { from, until } = EXCHANGE.session;
  const time = now.toFormat("HH:mm");
  return time >= from && time < until ? "ACIK" : "KAPALI";
}

export function lastSessionDay(now: DateTime<true>): string {
  const today = now.toISODate();
  const hasBegun = isSessionDay(today) && now.toFormat("HH:mm") >= EXCHANGE.session.from;
  return hasBegun ? today : sessionDayBefore(today);
}

/** The end of today's published trades; on Saturday, which has no session, the market's closing time. */
export function tradesKnownUntil(now: DateTime<true>): string {
  const time = now.toFormat("HH:mm:ss");
  if (isSessionDay(now.toISODate())) return time;
  return time >= `${EXCHANGE.livestockMarket.until}:00` ? "24:00:00" : "00:00:00";
}
