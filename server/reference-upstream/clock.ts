import { DateTime } from "luxon";

export const ZONE = "Europe/Istanbul";

/** "2026-11-20" (taken as noon, when the session is over), an ISO time, or a getter of either. */
export type Today = string | (() => string);

export interface Clock {
  now(): DateTime<true>;
  today(): string;
}

export function createClock(today?: Today): Clock {
  let latest: { at: string | number; moment: DateTime<true>; day: string } | null = null;
  // A history reads the clock thousands of times within a millisecond.
  const read = () => {
    const at = typeof today === "function" ? today() : (today ?? Date.now());
    if (latest?.at === at) return latest;
    const moment = parseMoment(at);
    return (latest = { at, moment, day: moment.toISODate() });
  };
  return { now: () => read().moment, today: () => read().day };
}

function parseMoment(text: string | number): DateTime<true> {
  if (typeof text === "number") return DateTime.fromMillis(text, { zone: ZONE }) as DateTime<true>;
  const withTime = text.includes("T") ? text : `${text}T12:00:00`;
  const moment = DateTime.fromISO(withTime, { zone: ZONE });
  if (!moment.isValid) throw new Error(`"${text}" is neither a day nor an ISO time`);
  return moment;
}

const DAY_MS = 86_400_000;

export const daysSince = (first: string, day: string) => (Date.parse(day) - Date.parse(first)) / DAY_MS;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function wireDay(day: string): string {
  return `${day}T00:00:00`;
}

export function wireTime(moment: DateTime<true>): string {
  return moment.toFormat("yyyy-MM-dd'T'HH:mm:ss");
}
