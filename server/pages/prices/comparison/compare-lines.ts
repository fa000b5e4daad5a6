import { group } from "d3-array";
import { formatDate, formatDays, formatMonth, formatMonthName, formatMonthShort } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import type { Product } from "../../../upstream/contracts/products";
import { type Range, RANGES } from "../charts/chart";
import { dayTickLabel } from "../charts/chart-drawing";
import { firstMonthOf, monthOfSeason, seasonName, seasonOf } from "../days/marketing-year";
import { joined, joinedBy, type TradedPrice } from "../rows/price-series";
import { addDays, DAY_MS } from "../days/trading-days";
import { mondayOf, weekOf } from "../days/week";

const MOST_YEARS = 4;
const LEAST_YEARS = 2;
const DAILY_UNTIL = RANGES["3a"];
const WEEKLY_UNTIL = RANGES["1y"];
/** Longest gap in days that doesn't break a line; a weekly market may miss one session. */
const PAUSES = { day: 14, week: 7, month: 31 } as const;

export interface Point {
  /** Position on the axis: days since 1970, or the month of a season. */
  at: number;
  average: number;
}

export interface ComparedLine {
  name: string;
  mark: string;
  points: readonly Point[];
}

export interface Compared {
  lines: ComparedLine[];
  period: "day" | "week" | "month";
  pause: number;
  nameOf: (at: number) => string;
  tickOf: (at: number) => string;
}

const dayAt = (at: number) => new Date(at * DAY_MS).toISOString().slice(0, 10);
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** By day, week or month, whichever keeps the table readable. */
export function comparedProducts(
  all: readonly { product: Product; days: readonly TradedPrice[] }[],
  range: Range,
  language: Language,
): Compared {
  const last =
    all
      .map(({ days }) => days.at(-1)?.day ?? "")
      .toSorted()
      .at(-1) ?? "";
  const from = addDays(last, -RANGES[range]);
  const period = RANGES[range] <= DAILY_UNTIL ? "day" : RANGES[range] <= WEEKLY_UNTIL ? "week" : "month";
  const lines = all.map(({ product, days }, index) => ({
    name: product.name ?? "",
    mark: String.fromCharCode("A".charCodeAt(0) + index),
    points: pointsBy(
      period,
      days.filter(({ day }) => day >= from),
    ),
  }));
  return { lines, period, pause: PAUSES[period], ...namesOf(period, language) };
}

function pointsBy(period: Compared["period"], days: readonly TradedPrice[]): Point[] {
  const joinedDays =
    period === "month"
      ? joinedBy("month", days)
      : period === "day"
        ? days
        : [...group(days, ({ day }) => mondayOf(day))].map(([monday, own]) => joined(monday, own));
  return joinedDays.map(({ day, average }) => ({ at: timeOf(day), average }));
}

function namesOf(period: Compared["period"], language: Language): Pick<Compared, "nameOf" | "tickOf"> {
  const nameOf = {
    day: (at: number) => formatDate(dayAt(at), language),
    week: (at: number) => formatDays(weekOf(dayAt(at)), language),
    month: (at: number) => formatMonth(dayAt(at), language),
  }[period];
  return {
    nameOf,
    tickOf: (at) => {
      if (period === "day") return dayTickLabel(new Date(at * DAY_MS), language);
      return `${formatMonthShort(dayAt(at), language)} ${dayAt(at).slice(0, 4)}`;
    },
  };
}

/** Newest first; completed with the newest years when fewer than two of the requested ones exist. */
export function comparedYears(
  product: Product,
  days: readonly TradedPrice[],
  choice: { years: readonly number[]; isByCalendar: boolean },
  language: Language,
): Compared & { years: number[]; visible: number[]; firstMonth: number } {
  const firstMonth = choice.isByCalendar ? 1 : firstMonthOf(product);
  const months = joinedBy("month", days).map(({ day, average }) => ({
    ...seasonOf(day, firstMonth),
    average,
  }));
  const byYear = group(months, ({ year }) => year);
  const years = [...byYear.keys()].toSorted((a, b) => b - a);
  const chosen = choice.years.filter((year) => years.includes(year)).slice(0, MOST_YEARS);
  const most = chosen.length === 0 ? MOST_YEARS : Math.max(LEAST_YEARS, chosen.length);
  const visible = [...new Set([...chosen, ...years])].slice(0, most).toSorted((a, b) => b - a);
  return {
    years,
    visible,
    firstMonth,
    period: "month",
    pause: 1,
    lines: visible.map((year) => ({
      name: seasonName(year, firstMonth),
      mark: seasonName(year, firstMonth).replace(/^20(?=.*\/)/, ""),
      points: (byYear.get(year) ?? []).map(({ month: at, average }) => ({ at, average })),
    })),
    nameOf: (at) => formatMonthName(monthOfSeason(at, firstMonth), language),
    tickOf: (at) => formatMonthShort(monthOfSeason(at, firstMonth), language),
  };
}

/** The first position at which every line with points has one; null without one. */
export function firstCommon(lines: readonly ComparedLine[]): number | null {
  const [first, ...others] = lines.filter(({ points }) => points.length > 0);
  const isCommon = ({ at }: Point) => others.every(({ points }) => points.some((point) => point.at === at));
  return first?.points.find(isCommon)?.at ?? null;
}

const BASE = 100;

export function indexed(lines: readonly ComparedLine[], base: number): ComparedLine[] {
  return lines.map((line) => {
    const start = line.points.find(({ at }) => at === base)?.average;
    const points = start
      ? line.points.map(({ at, average }) => ({ at, average: (average / start) * BASE }))
      : [];
    return { ...line, points };
  });
}
