import { DateTime } from "luxon";

export const ZONE = "Europe/Istanbul";

/** "2026-11-20" (taken as noon, when the session is over), an ISO time, or a getter of either. */
export type Today = string | (() => string);

export interface Clock {
  now(): DateTime<true>;
  today(): string;
}

export function createClock(today?: Today): Clock {
  const now = () => {
    if (today === undefined) return DateTime.now().setZone(ZONE) as DateTime<true>;
    return parseMoment(typeof today === "function" ? today() : today);
  };
  return { now, today: () => now().toISODate() };
}

function parseMoment(text: string): DateTime<true> {
  const withTime = text.includes("T") ? text : `${text}T12:00:00`;
  const moment = DateTime.fromISO(withTime, { zone: ZONE });
  if (!moment.isValid) throw new Error(`"${text}" is neither a day nor an ISO time`);
  return moment;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Midnight of a day as the wire writes it: local time without a zone. */
export function wireDay(day: string): string {
  return `${day}T00:00:00`;
}

/** A moment as the wire writes it: local time without a zone, to the second. */
export function wireTime(moment: DateTime<true>): string {
  return moment.toFormat("yyyy-MM-dd'T'HH:mm:ss");
}
