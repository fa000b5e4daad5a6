import pMap from "p-map";
import { z } from "zod";
import { now } from "../../../config/clock";
import type { Upstream } from "../../../upstream/client";
import { readBulletinOfDay, type Bulletin } from "../../../upstream/contracts/bulletins";
import { marketsWithoutSession } from "./trading-session";

/** Days read at once: mostly the first one has trades; in all they cover the longest run of holidays and weekends. */
const STEPS = [1, 3, 4, 4];
const DAYS_OF_WEEK = 7;

const hasTrades = ({ groups }: Bulletin) =>
  groups.some(({ lines }) => lines.some(({ average }) => average !== null));

/** -1 before, 1 after, up to today; null when some twelve days have no trade. */
export async function nearestTradingDay(
  upstream: Upstream,
  day: string,
  direction: 1 | -1,
): Promise<string | null> {
  const today = now().toISODate();
  let distance = 0;
  for (const count of STEPS) {
    const days = Array.from({ length: count }, () => addDays(day, direction * ++distance)).filter(
      (each) => each <= today,
    );
    const bulletins = await Promise.all(days.map((each) => upstream.read(readBulletinOfDay, { day: each })));
    const at = bulletins.findIndex(hasTrades);
    if (at !== -1) return days[at] ?? null;
  }
  return null;
}

/** Tried in this order until both neighbours are found. */
const AROUND = [-1, 1, -2, 2, -3] as const;
const MOST_AROUND = 3;

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

/** Strangers may request any day: the cost of one without trade around it is bounded. */
async function fewNeighbours(upstream: Upstream, day: string) {
  const neighbours: { previous: string | null; next: string | null } = { previous: null, next: null };
  const today = now().toISODate();
  let looks = 0;
  for (const offset of AROUND) {
    const side = offset < 0 ? "previous" : "next";
    const other = addDays(day, offset);
    if (neighbours[side] !== null || other > today || looks === MOST_AROUND) continue;
    looks += 1;
    if (hasTrades(await upstream.read(readBulletinOfDay, { day: other }))) neighbours[side] = other;
  }
  return neighbours;
}

const MOST_MARKET_DAYS = 3;

/** Today included; without a session the last day with trade. */
export async function latestSessionDay(upstream: Upstream): Promise<string | null> {
  const latest = await nearestTradingDay(upstream, addDays(now().toISODate(), 1), -1);
  let day = latest;
  for (let looks = 0; day !== null && isMarketDay(day) && looks < MOST_MARKET_DAYS; looks++)
    day = await nearestTradingDay(upstream, day, -1);
  return day ?? latest;
}

export async function marketDaySince(upstream: Upstream, session: string): Promise<string | null> {
  const today = now().toISODate();
  const days = Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(today, -index));
  for (const day of days.filter((each) => each > session && isMarketDay(each)).slice(0, MOST_MARKET_DAYS))
    if (hasTrades(await upstream.read(readBulletinOfDay, { day }))) return day;
  return null;
}

export const isMarketDay = (day: string) => marketsWithoutSession(day, "tr").length > 0;

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Called for each day of each price history: Luxon would take twenty times as long. */
export function addDays(day: string, days: number): string {
  const moment = Date.parse(day) + days * DAY_MS;
  return Number.isNaN(moment) ? day : new Date(moment).toISOString().slice(0, 10);
}

/** Since 1970. */
export const dayNumber = (day: string) => Date.parse(day) / DAY_MS;

/** Bulletins of this kind don't exist before. */
export const FIRST_DAY = "2000-01-01";

export const dayParameter = z.iso.date().refine((day) => day >= FIRST_DAY && day <= now().toISODate());

export const isFutureDay = (raw: string) => z.iso.date().safeParse(raw).success && raw > now().toISODate();

const AT_ONCE = 4;

export type DatedBulletin = Bulletin & { day: string };

export function readDays(upstream: Upstream, days: readonly string[]): Promise<DatedBulletin[]> {
  const read = async (day: string) => ({ day, ...(await upstream.read(readBulletinOfDay, { day })) });
  return pMap(days, read, { concurrency: AT_ONCE });
}
