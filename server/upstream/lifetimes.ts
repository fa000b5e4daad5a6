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

const FRESH_SECONDS: Readonly<Record<Lifetime, number>> = { ...exchange.lifetimes, none: 0 };

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
  const freshMs = FRESH_SECONDS[lifetime] * SECOND;
  if (lifetime === "weather") return { freshMs, keepMs: freshMs + WEATHER_GRACE_MS };
  if (lifetime !== "prices" && lifetime !== "today") return { freshMs, keepMs: freshMs + GRACE_MS };
  const { boundaries, ends } = dayOf(moment);
  const at = moment.toMillis();
  const next = lifetime === "prices" ? boundaries.find((boundary) => boundary > at) : undefined;
  const left = Math.max(SECOND, (next ?? ends) - at);
  return { freshMs: Math.min(freshMs, left), keepMs: Math.min(GRACE_MS, left) };
}

/** A day of the exchange by its turning points, in milliseconds since 1970. */
interface Day {
  begins: number;
  /** When the session and the other markets of the day begin and end, in order. */
  boundaries: readonly number[];
  /** The midnight to come. */
  ends: number;
}

let latest: Day | null = null;

/** The day of a moment; worked out once a day, for it is asked at every read. */
function dayOf(moment: DateTime<true>): Day {
  const at = moment.toMillis();
  if (latest && at >= latest.begins && at < latest.ends) return latest;
  const markets = exchange.otherMarkets.filter(({ days }) => days.includes(moment.weekday));
  const times = [exchange.session, ...markets].flatMap(({ from, until }) => [from, until]);
  const boundaries = times.toSorted().map((time) => atTime(moment, time).toMillis());
  const begin = moment.startOf("day");
  return (latest = { begins: begin.toMillis(), boundaries, ends: begin.plus({ days: 1 }).toMillis() });
}

function atTime(moment: DateTime<true>, time: string): DateTime<true> {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return moment.set({ hour, minute, second: 0, millisecond: 0 });
}
