import { now } from "../../../config/clock";
import { TIMEOUTS } from "../../../config/time-budgets";
import type { Older } from "../../../upstream/cache/answer-cache";
import type { Upstream } from "../../../upstream/client";
import type { Rates } from "../../../upstream/contracts/central-bank";
import { centralBankRatesOn } from "../../../upstream/feed";
import { readEach } from "../../fallbacks";
import { addDays } from "../days/trading-days";

const DAYS = 30;
const AT_ONCE = 2;

/** In lira for the bulletin's unit; a day without a bulletin has none. */
interface RatesOfDay {
  day: string;
  selling: Record<string, number>;
}

/** Shared by all requests; each later day costs one more. @throws UpstreamError */
export async function rateHistory(upstream: Upstream): Promise<readonly RatesOfDay[]> {
  const load = async (older: Older) => {
    const before = (older?.value as RatesOfDay[] | undefined) ?? [];
    const today = now().toISODate();
    const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS)).filter(isWeekday);
    const wanted = days.filter((day) => !before.some((each) => each.day === day));
    const { values, failure } = await readEach(wanted, readDay, AT_ONCE);
    const all = [...before.filter(({ day }) => days.includes(day)), ...values];
    if (failure && all.length === 0) throw failure;
    return all.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  };
  return upstream.keep("rates.history", "documents", load, TIMEOUTS.histories);
}

const isWeekday = (day: string) => ![0, 6].includes(new Date(day).getUTCDay());

const readDay = async (day: string): Promise<RatesOfDay> => ({
  day,
  selling: sellingOf(await centralBankRatesOn(day)),
});

export const sellingOf = (rates: Rates | null): RatesOfDay["selling"] =>
  Object.fromEntries(
    rates?.currencies.flatMap(({ code, forexSelling }) =>
      forexSelling === null ? [] : [[code, forexSelling]],
    ) ?? [],
  );
