import { DateTime } from "luxon";
import { z } from "zod";
import { now } from "../../clock";
import type { Upstream } from "../../upstream/client";
import { readBulletinOfDay, type Bulletin } from "../../upstream/contracts/bulletins";

/** Days asked for at once while a neighbour is looked for: a weekend and a day around it. */
const AT_ONCE = 4;
/** The longest run of holidays and weekends, looked through in three steps. */
const STEPS = 3;

/** Whether a bulletin has a price in it. */
const hasTrades = ({ groups }: Bulletin) =>
  groups.some(({ lines }) => lines.some(({ average }) => average !== null));

/** The first day with trade before (-1) or after (1) a day, up to today; null within some twelve days. */
export async function nearestTradingDay(
  upstream: Upstream,
  day: string,
  direction: 1 | -1,
): Promise<string | null> {
  const today = now().toISODate();
  for (let step = 0; step < STEPS; step++) {
    const days = Array.from({ length: AT_ONCE }, (_, index) =>
      addDays(day, direction * (step * AT_ONCE + index + 1)),
    ).filter((each) => each <= today);
    const bulletins = await Promise.all(days.map((each) => upstream.read(readBulletinOfDay, { day: each })));
    const at = bulletins.findIndex(hasTrades);
    if (at !== -1) return days[at] ?? null;
  }
  return null;
}

/** Around a day without trade: what is looked at one by one until both neighbours are found, over a weekend at least. */
const AROUND = [-1, 1, -2, 2, -3] as const;
const MOST_AROUND = 3;

/** The days with trade next to a day, as far as they can be found: around one without trade after a few looks. */
export async function neighbouringDays(
  upstream: Upstream,
  day: string,
  isTradingDay: boolean,
): Promise<{ previous: string | null; next: string | null }> {
  if (!isTradingDay) return fewNeighbours(upstream, day);
  const [previous, next] = await Promise.all([
    nearestTradingDay(upstream, day, -1),
    nearestTradingDay(upstream, day, 1),
  ]);
  return { previous, next };
}

/** Anybody may ask for any day: those that are far from all trade must not cost more than others. */
async function fewNeighbours(upstream: Upstream, day: string) {
  const found: { previous: string | null; next: string | null } = { previous: null, next: null };
  const today = now().toISODate();
  let looks = 0;
  for (const offset of AROUND) {
    const side = offset < 0 ? "previous" : "next";
    const other = addDays(day, offset);
    if (found[side] !== null || other > today || looks === MOST_AROUND) continue;
    looks += 1;
    if (hasTrades(await upstream.read(readBulletinOfDay, { day: other }))) found[side] = other;
  }
  return found;
}

/** The last day with trade, today included. */
export function latestTradingDay(upstream: Upstream): Promise<string | null> {
  return nearestTradingDay(upstream, addDays(now().toISODate(), 1), -1);
}

/** A day of the calendar, moved by some days. */
export function addDays(day: string, days: number): string {
  return DateTime.fromISO(day, { zone: "utc" }).plus({ days }).toISODate() ?? day;
}

/** The first day that a visitor may ask for: no upstream has older bulletins of this kind. */
export const FIRST_DAY = "2000-01-01";

/** A day in an address: ISO, not before 2000 and not after today. */
export const askedDay = z.iso.date().refine((day) => day >= FIRST_DAY && day <= now().toISODate());
