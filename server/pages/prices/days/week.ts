import { DateTime } from "luxon";
import { addDays } from "./trading-days";

/** Monday to Sunday (ISO 8601). */
export interface Week {
  /** "2026-W47", as in addresses and files. */
  name: string;
  from: string;
  until: string;
}

const dateOf = (iso: string) => DateTime.fromISO(iso, { zone: "utc" });

export function weekOf(iso: string): Week {
  const date = dateOf(iso);
  return {
    name: date.toFormat("kkkk-'W'WW"),
    from: date.startOf("week").toISODate() ?? iso,
    until: date.endOf("week").toISODate() ?? iso,
  };
}

export function mondayOf(day: string): string {
  const weekday = new Date(day).getUTCDay() || 7;
  return addDays(day, 1 - weekday);
}

export const isWeekName = (raw: string) => /^\d{4}-W\d\d$/.test(raw) && dateOf(raw).isValid;

export const weekBefore = ({ from }: Week): Week => weekOf(addDays(from, -7));
export const weekAfter = ({ from }: Week): Week => weekOf(addDays(from, 7));
