import type { DateTime } from "luxon";
import { siteProfile } from "../../config/site-profile";

/** `prices` end, stale use included, at session boundaries and midnight; `today` at midnight. */
export type Lifetime = "prices" | "weather" | "today" | "content" | "menu" | "documents" | "none";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FRESH_SECONDS: Readonly<Record<Lifetime, number>> = { ...siteProfile.lifetimes, none: 0 };

const GRACE_MS = 24 * HOUR;

const WEATHER_GRACE_MS = HOUR;

/** How far beyond its lifetime an answer is used without stating its age. */
export const UNSPOKEN_STALE_MS = 10 * MINUTE;

export interface Durations {
  freshMs: number;
  keepMs: number;
}

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

interface Day {
  begins: number;
  boundaries: readonly number[];
  ends: number;
}

let latest: Day | null = null;

function dayOf(moment: DateTime<true>): Day {
  const at = moment.toMillis();
  if (latest && at >= latest.begins && at < latest.ends) return latest;
  const markets = siteProfile.otherMarkets.filter(({ days }) => days.includes(moment.weekday));
  const times = [siteProfile.session, ...markets].flatMap(({ from, until }) => [from, until]);
  const boundaries = times.toSorted().map((time) => atTime(moment, time).toMillis());
  const begin = moment.startOf("day");
  return (latest = { begins: begin.toMillis(), boundaries, ends: begin.plus({ days: 1 }).toMillis() });
}

function atTime(moment: DateTime<true>, time: string): DateTime<true> {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return moment.set({ hour, minute, second: 0, millisecond: 0 });
}
