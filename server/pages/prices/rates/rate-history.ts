import { now } from "../../../config/clock";
import { TIMEOUTS } from "../../../config/time-budgets";
import type { Older } from "../../../upstream/cache/answer-cache";
import type { Upstream } from "../../../upstream/client";
import type { Rates } from "../../../upstream/contracts/central-bank";
import { UnreachableError } from "../../../upstream/errors";
import { centralBankRates, centralBankRatesOn } from "../../../upstream/feed";
import { orFallback, readEach } from "../../fallbacks";
import type { WeeklyRate } from "../rows/price-series";
import { addDays } from "../days/trading-days";
import { mondayOf } from "../days/week";
import { firstKeptYear } from "../products/product-prices";

const DAYS = 30;
const DAYS_OF_WEEK = 7;
const AT_ONCE = 2;
const MOST_FAILURES = 5;

/** In lira for the bulletin's unit; a day without a bulletin has none. */
interface RatesOfDay {
  day: string;
  selling: Record<string, number>;
}

/** @throws UpstreamError */
export function rateHistory(upstream: Upstream): Promise<readonly RatesOfDay[]> {
  const today = now().toISODate();
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS)).filter(isWeekday);
  return readOnce(upstream, "rates.history", days, async (day) => ({
    day,
    selling: sellingOf(await centralBankRatesOn(day)),
  }));
}

const isWeekday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay());

export const sellingOf = (rates: Rates | null): RatesOfDay["selling"] =>
  Object.fromEntries(
    rates?.currencies.flatMap(({ code, forexSelling }) =>
      forexSelling === null ? [] : [[code, forexSelling]],
    ) ?? [],
  );

/** From Monday: Wednesday, then the days nearest to it. */
const BULLETINS_OF_WEEK = [2, 1, 3, 0, 4];

/** In lira, by the Monday of each week of the kept years that could be read. @throws UpstreamError */
export async function weeklyDollar(upstream: Upstream): Promise<WeeklyRate> {
  const thisWeek = mondayOf(now().toISODate());
  const weeks = weeksBefore(thisWeek);
  const [past, latest] = await Promise.all([
    readOnce(upstream, "rates.dollar", weeks, async (day) => ({ day, dollar: await dollarOfWeek(day) })),
    orFallback(centralBankRates(upstream), null),
  ]);
  const isRecent = latest !== null && latest.day >= addDays(thisWeek, -DAYS_OF_WEEK);
  return new Map([
    ...past.map(({ day, dollar }) => [day, dollar] as const),
    ...(isRecent ? [[thisWeek, sellingRate(latest, "USD")] as const] : []),
  ]);
}

/** The newest first: they are the most wanted. */
function weeksBefore(week: string): string[] {
  const weeks: string[] = [];
  const first = mondayOf(`${firstKeptYear()}-01-01`);
  for (let day = addDays(week, -DAYS_OF_WEEK); day >= first; day = addDays(day, -DAYS_OF_WEEK))
    weeks.push(day);
  return weeks;
}

async function dollarOfWeek(monday: string): Promise<number | null> {
  for (const distance of BULLETINS_OF_WEEK) {
    const rates = await centralBankRatesOn(addDays(monday, distance));
    const dollar = rates && sellingRate(rates, "USD");
    if (dollar !== null) return dollar;
  }
  return null;
}

/** In lira for one. */
export function sellingRate({ currencies }: Rates, wanted: string): number | null {
  const { forexSelling = null, unit = 1 } = currencies.find(({ code }) => code === wanted) ?? {};
  return forexSelling === null ? null : forexSelling / unit;
}

/** Shared by all requests; each later day costs one more. @throws UpstreamError */
function readOnce<OfDay extends { day: string }>(
  upstream: Upstream,
  key: string,
  days: readonly string[],
  read: (day: string) => Promise<OfDay>,
): Promise<readonly OfDay[]> {
  const load = async (older: Older) => {
    const before = (older?.value as OfDay[] | undefined) ?? [];
    const wanted = days.filter((day) => !before.some((each) => each.day === day));
    const { values, failure } = await readEach(wanted, untilFailing(key, read), AT_ONCE);
    const all = [...before.filter(({ day }) => days.includes(day)), ...values];
    if (failure && all.length === 0) throw failure;
    return all.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  };
  return upstream.keep(key, "documents", load, TIMEOUTS.histories);
}

/** A bank that refuses is not asked for hundreds of days. */
function untilFailing<Value>(key: string, read: (day: string) => Promise<Value>) {
  let failures = 0;
  return async (day: string): Promise<Value> => {
    if (failures >= MOST_FAILURES) throw new UnreachableError(key, "too many days failed");
    try {
      return await read(day);
    } catch (error) {
      failures += 1;
      throw error;
    }
  };
}
