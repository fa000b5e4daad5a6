import type { DateTime } from "luxon";
import { exchange } from "../exchange";

/**
 * How long an answer counts as fresh. `prices`: whatever says today, open or closed; it ends, stale use
 * included, at the session's boundaries and at midnight. `today`: content that is sorted by what is over and
 * what is to come; it ends at midnight.
 */
export type Lifetime = "prices" | "weather" | "today" | "content" | "menu" | "documents" | "none";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FRESH_MS = {
  prices: 30 * SECOND,
  weather: 15 * MINUTE,
  today: 5 * MINUTE,
  content: 5 * MINUTE,
  menu: 10 * MINUTE,
  documents: HOUR,
  none: 0,
} as const satisfies Record<Lifetime, number>;

/** How long after its making an answer may stand in for one that can't be had. */
const GRACE_MS = 24 * HOUR;

/** Old weather is worth nothing. */
const WEATHER_GRACE_MS = HOUR;

/** Older than this beyond its lifetime, an answer is only shown with its age (design 5, "fresh and honest"). */
export const UNSPOKEN_STALE_MS = 10 * MINUTE;

export interface Durations {
  freshMs: number;
  /** From the making to the last use, fresh time included. */
  keepMs: number;
}

/** How long an answer made now is fresh, and how long it may be kept for bad times. */
export function durationsOf(lifetime: Lifetime, moment: DateTime<true>): Durations {
  const freshMs = FRESH_MS[lifetime];
  if (lifetime === "weather") return { freshMs, keepMs: freshMs + WEATHER_GRACE_MS };
  if (lifetime !== "prices" && lifetime !== "today") return { freshMs, keepMs: freshMs + GRACE_MS };
  const { from, until } = exchange.session;
  const left = millisecondsToNext(lifetime === "prices" ? [from, until] : [], moment);
  return { freshMs: Math.min(freshMs, left), keepMs: Math.min(GRACE_MS, left) };
}

/** To the next of some times of the day, at the latest to midnight. */
function millisecondsToNext(times: readonly string[], moment: DateTime<true>): number {
  const boundaries = times.map((time) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return moment.set({ hour, minute, second: 0, millisecond: 0 });
  });
  boundaries.push(moment.plus({ days: 1 }).startOf("day"));
  const next = boundaries.find((boundary) => boundary > moment);
  return Math.max(SECOND, (next ?? moment).toMillis() - moment.toMillis());
}
