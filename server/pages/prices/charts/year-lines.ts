import { group } from "d3-array";
import { formatMonthName } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import type { Product } from "../../../upstream/contracts/products";
import { firstMonthOf, monthOfSeason, seasonMark, seasonName, seasonOf } from "../days/marketing-year";
import { joinedBy, type TradedPrice } from "../rows/price-series";
import type { NamedLines } from "./lines-view";

const LEAST_YEARS = 2;

interface YearChoice {
  /** Completed with the newest ones when fewer than two of these have prices. */
  years?: readonly number[];
  isByCalendar?: boolean;
  most: number;
}

export interface YearLines extends NamedLines {
  years: number[];
  visible: number[];
  firstMonth: number;
}

/** The monthly averages of marketing or calendar years over each other. */
export function yearLines(
  product: Product,
  days: readonly TradedPrice[],
  { years: wanted = [], isByCalendar = false, most }: YearChoice,
  language: Language,
): YearLines {
  const firstMonth = isByCalendar ? 1 : firstMonthOf(product);
  const months = joinedBy("month", days).map(({ day, average }) => ({
    ...seasonOf(day, firstMonth),
    average,
  }));
  const byYear = group(months, ({ year }) => year);
  const years = [...byYear.keys()].toSorted((a, b) => b - a);
  const chosen = wanted.filter((year) => years.includes(year)).slice(0, most);
  const count = chosen.length === 0 ? most : Math.max(LEAST_YEARS, chosen.length);
  const visible = [...new Set([...chosen, ...years])].slice(0, count).toSorted((a, b) => b - a);
  return {
    years,
    visible,
    firstMonth,
    period: "month",
    lines: visible.map((year) => ({
      name: seasonName(year, firstMonth),
      mark: seasonMark(year, firstMonth),
      points: (byYear.get(year) ?? []).map(({ month: at, average }) => ({ at, average })),
    })),
    nameOf: (at) => formatMonthName(monthOfSeason(at, firstMonth), language),
  };
}
