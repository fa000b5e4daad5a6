import { max, mean, min, pairs, range, sum } from "d3-array";
import { MONTHS } from "../days/marketing-year";
import { joinedBy, type TradedPrice } from "./price-series";

/** How a calendar month's prices lie above or below those around it over the years, in per cent. */
export interface SeasonalMonth {
  /** 1 to 12. */
  month: number;
  /** The average of the years. */
  difference: number;
  least: number;
  greatest: number;
  years: number;
  yearsAbove: number;
}

const HALF_YEAR = MONTHS / 2;
const LEAST_YEARS = 3;

/** The logarithm of a month's price by its number since the year 0. */
type Logarithms = ReadonlyMap<number, number>;

/**
 * Each month against the average of the year centred on it (a 2x12 moving average of logarithms), so that a steady
 * rise of all prices doesn't count. In order of the calendar; months with fewer than three such years are left out,
 * and all when fewer than six remain.
 */
export function seasonality(days: readonly TradedPrice[]): SeasonalMonth[] {
  const priced = joinedBy("month", days).filter(({ average }) => average > 0);
  const traded = new Map(priced.map(({ day, average }) => [monthNumber(day), Math.log(average)]));
  const all = withoutGaps(traded);
  const months = range(MONTHS)
    .map((month) => seasonalMonth(month + 1, deviationsOf(month, traded, all)))
    .filter(({ years }) => years >= LEAST_YEARS);
  return months.length >= HALF_YEAR ? months : [];
}

/** Between a season's end and the next one's begin, prices lie on a line. */
function withoutGaps(traded: Logarithms): Logarithms {
  const between = pairs([...traded], ([from, first], [until, last]) =>
    until - from > MONTHS
      ? []
      : range(from, until).map((at): [number, number] => [
          at,
          first + ((last - first) * (at - from)) / (until - from),
        ]),
  );
  return new Map([...between.flat(), ...traded]);
}

function deviationsOf(month: number, traded: Logarithms, all: Logarithms): number[] {
  return [...traded].flatMap(([at, own]) => {
    const usual = at % MONTHS === month ? centredAverage(all, at) : null;
    return usual === null ? [] : (Math.exp(own - usual) - 1) * 100;
  });
}

/** Half a year before and after; both ends count by half. Null beyond the first and last months. */
function centredAverage(all: Logarithms, at: number): number | null {
  const year = range(at - HALF_YEAR, at + HALF_YEAR + 1).flatMap((month) => all.get(month) ?? []);
  const [first, last] = [year[0], year.at(-1)];
  if (year.length <= MONTHS || first === undefined || last === undefined) return null;
  return (sum(year) - (first + last) / 2) / MONTHS;
}

const seasonalMonth = (month: number, percents: readonly number[]): SeasonalMonth => ({
  month,
  difference: tenths(mean(percents)),
  least: tenths(min(percents)),
  greatest: tenths(max(percents)),
  years: percents.length,
  yearsAbove: percents.filter((percent) => tenths(percent) > 0).length,
});

const tenths = (percent = 0) => Math.round(percent * 10) / 10;

function monthNumber(day: string): number {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return year * MONTHS + month - 1;
}
