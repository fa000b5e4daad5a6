import type { Upstream } from "../../../upstream/client";
import {
  readBulletinOfDay,
  readBulletinOfMonth,
  type BulletinGroup,
} from "../../../upstream/contracts/bulletins";
import type { PriceRow } from "../../../upstream/contracts/prices";
import { orFallback } from "../../fallbacks";
import { nearestTradingDay, neighbouringDays } from "../days/trading-days";

/** `since` is an ISO day or month; null when unknown. */
export interface Compared<Lines> {
  lines: Lines;
  since: string | null;
}

/** Falls back to the trading day before when the answer has no previous average. */
export async function comparedWithDayBefore(
  upstream: Upstream,
  lines: readonly PriceRow[],
  day: string,
): Promise<Compared<PriceRow[]>> {
  if (hasPrevious(lines)) return { lines: [...lines], since: null };
  const before = await orFallback(nearestTradingDay(upstream, day, -1), null);
  const earlier =
    before === null
      ? []
      : ((await orFallback(upstream.read(readBulletinOfDay, { day: before }), null))?.groups ?? []);
  return { lines: withAveragesOf(lines, earlier), since: before };
}

/** A day's bulletin with the averages before it, and its neighbours. @throws UpstreamError */
export async function tradingDay(upstream: Upstream, day: string) {
  const { groups, unread, others } = await upstream.read(readBulletinOfDay, { day });
  upstream.noteMissing("bulletin", unread);
  const own = linesOf(groups);
  const [neighbours, { lines, since }] = await Promise.all([
    neighbouringDays(upstream, day, own.length > 0),
    comparedWithDayBefore(upstream, own, day),
  ]);
  return { ...neighbours, groups: regrouped(groups, lines), lines, since, others };
}

export async function monthCompared(
  upstream: Upstream,
  groups: readonly BulletinGroup[],
  before: { year: number; month: number },
) {
  const lines = linesOf(groups);
  if (hasPrevious(lines)) return { groups: [...groups], since: null };
  const earlier = (await orFallback(upstream.read(readBulletinOfMonth, before), null))?.groups ?? [];
  const since = `${before.year}-${String(before.month).padStart(2, "0")}`;
  return { groups: regrouped(groups, withAveragesOf(lines, earlier)), since };
}

const linesOf = (groups: readonly BulletinGroup[]) => groups.flatMap(({ lines }) => lines);

const hasPrevious = (lines: readonly PriceRow[]) =>
  lines.length === 0 || lines.some(({ previousAverage }) => previousAverage !== null);

function withAveragesOf(lines: readonly PriceRow[], earlier: readonly BulletinGroup[]): PriceRow[] {
  const averages = new Map(linesOf(earlier).map((line) => [keyOf(line), line.average]));
  return lines.map((line) => ({ ...line, previousAverage: averages.get(keyOf(line)) ?? null }));
}

const keyOf = ({ productId, product, saleType, unit }: PriceRow) =>
  JSON.stringify([productId ?? product, saleType, unit]);

function regrouped(groups: readonly BulletinGroup[], lines: readonly PriceRow[]): BulletinGroup[] {
  let first = 0;
  return groups.map((group) => {
    const own = lines.slice(first, first + group.lines.length);
    first += own.length;
    return { ...group, lines: own };
  });
}
