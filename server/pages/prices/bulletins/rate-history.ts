import { now } from "../../../config/clock";
import { TIMEOUTS } from "../../../config/time-budgets";
import type { Older } from "../../../upstream/cache/answer-cache";
import type { Upstream } from "../../../upstream/client";
import type { Rates } from "../../../upstream/contracts/central-bank";
import { centralBankRates, centralBankRatesOn } from "../../../upstream/feed";
import { orFallback, readEach } from "../../fallbacks";
import { addDays } from "../days/trading-days";
import { mondayOf } from "../days/week";
import { firstKeptYear } from "../products/product-prices";

const DAYS = 30;
const AT_ONCE = 2;

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

/** In lira, by the Monday of each week of the kept years; weeks without a bulletin have none. @throws UpstreamError */
export async function weeklyDollar(upstream: Upstream): Promise<ReadonlyMap<string, number>> {
  const thisWeek = mondayOf(now().toISODate());
  const weeks = weeksBefore(thisWeek);
  const [past, latest] = await Promise.all([
    readOnce(upstream, "rates.dollar", weeks, async (day) => ({ day, dollar: await dollarOfWeek(day) })),
    orFallback(centralBankRates(upstream), null),
  ]);
  return new Map(
    [...past, { day: thisWeek, dollar: dollarIn(latest) }].flatMap(({ day, dollar }) =>
      dollar === null ? [] : [[day, dollar]],
    ),
  );
}

function weeksBefore(week: string): string[] {
  const weeks: string[] = [];
  for (let day = mondayOf(`${firstKeptYear()}-01-01`); day < week; day = addDays(day, 7)) weeks.push(day);
  return weeks;
}

async function dollarOfWeek(monday: string): Promise<number | null> {
  for (const distance of BULLETINS_OF_WEEK) {
    const dollar = dollarIn(await centralBankRatesOn(addDays(monday, distance)));
    if (dollar !== null) return dollar;
  }
  return null;
}

function dollarIn(rates: Rates | null): number | null {
  const dollar = rates?.currencies.find(({ code }) => code === "USD");
  return dollar?.forexSelling ? dollar.forexSelling / dollar.unit : null;
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
    const { values, failure } = await readEach(wanted, read, AT_ONCE);
    const all = [...before.filter(({ day }) => days.includes(day)), ...values];
    if (failure && all.length === 0) throw failure;
    return all.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  };
  return upstream.keep(key, "documents", load, TIMEOUTS.histories);
}
