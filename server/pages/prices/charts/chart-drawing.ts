import { scaleLinear, scaleUtc } from "d3-scale";
import type { ChartAxes } from "~/components/elements/chart";
import type { ChartDrawing } from "~/components/prices/price-chart";
import type { Language } from "~/i18n/language";
import { formatDate, formatMonth, formatMonthShort, parseDate } from "~/i18n/dates";
import { formatNumber } from "~/i18n/numbers";
import type { Wording } from "~/i18n/words";
import { DAY_MS } from "../days/trading-days";

/** `day` is the first of a month for monthly points. */
export interface PricePoint {
  day: string;
  min: number;
  average: number;
  max: number;
}

/** In per cent; the edges are reserved for labels. */
const LEFT = 1;
const RIGHT = 99;
const TOP = 9;
const BOTTOM = 88;
const Y_TICKS = 4;
const X_TICKS = 5;
const FEW_TICKS = 3;
/** Longer gaps break the line; a weekly market may miss one session. */
const LONGEST_PAUSE = { day: 14, month: 31 } as const;

export type Period = keyof typeof LONGEST_PAUSE;

export function chartDrawing(
  points: readonly PricePoint[],
  { name, unit, period }: { name: string; unit: string; period: Period },
  { language, t }: Wording,
): ChartDrawing | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  const x = scaleUtc([timeOf(first.day), timeOf(last.day)], [LEFT, RIGHT]);
  const least = Math.min(...points.map(({ min }) => min));
  const greatest = Math.max(...points.map(({ max }) => max));
  const y = scaleLinear([least, greatest], [BOTTOM, TOP]).nice(Y_TICKS);
  const price = (value: number) => formatNumber(value, language, 2);
  const runs = unbroken(points, LONGEST_PAUSE[period]);
  return {
    label: t("chart.label", {
      name,
      unit,
      from: periodName(first.day, period, language),
      until: periodName(last.day, period, language),
      first: price(first.average),
      last: price(last.average),
      least: price(least),
      greatest: price(greatest),
    }),
    unit,
    ...paths(runs, (day) => x(timeOf(day)), y),
    yTicks: figureTicks(y.ticks(Y_TICKS), y, language),
    xTicks: dayTicks(
      x.ticks(X_TICKS).filter((moment) => x(moment) > LEFT + 3 && x(moment) < RIGHT - 3),
      x,
      language,
    ),
    last: {
      x: percent(x(timeOf(last.day))),
      y: percent(y(last.average)),
      label: `${shortPeriodName(last.day, period, language)}: ${price(last.average)}`,
    },
    gaps: runs.length > 1 ? t("chart.gaps") : null,
  };
}

/** In a view box of 1000 by 1000, from places in per cent; by steps, which compress better than places. */
export function linePath(places: readonly (readonly [x: number, y: number])[]): string {
  const [first, ...others] = places.map(([x, y]) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
  if (!first) return "";
  let at = first;
  const steps = others.map((to) => {
    const step = `${to.x - at.x},${to.y - at.y}`;
    at = to;
    return step;
  });
  return `M${first.x},${first.y}l${steps.join(" ") || "0,0"}`;
}

export const percent = (value: number) => `${Math.round(value * 10) / 10}%`;

export function figureTicks(
  values: readonly number[],
  place: (value: number) => number,
  language: Language,
): ChartAxes["yTicks"] {
  const decimals = values.every(Number.isInteger) ? 0 : 2;
  return values.map((value) => ({
    at: percent(place(value)),
    label: formatNumber(value, language, decimals),
  }));
}

export function dayTicks(
  moments: readonly Date[],
  place: (moment: Date) => number,
  language: Language,
): ChartAxes["xTicks"] {
  return moments.map((moment, index) => ({
    at: percent(place(moment)),
    label: dayTickLabel(moment, language),
    ...(moments.length > FEW_TICKS && index % 2 === 1 && { isMinor: true }),
  }));
}

function paths(runs: readonly PricePoint[][], x: (day: string) => number, y: (price: number) => number) {
  const placesOf = (run: readonly PricePoint[], price: "min" | "average" | "max") =>
    run.map((point) => [x(point.day), y(point[price])] as const);
  return {
    line: runs.map((run) => linePath(placesOf(run, "average"))).join(""),
    band: runs
      .map((run) => `${linePath([...placesOf(run, "max"), ...placesOf(run, "min").toReversed()])}Z`)
      .join(""),
  };
}

function unbroken(points: readonly PricePoint[], longestPause: number): PricePoint[][] {
  const runs: PricePoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && timeOf(point.day) - timeOf(before.day) <= longestPause * DAY_MS) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

export function dayTickLabel(moment: Date, language: Language): string {
  const date = parseDate(moment.toISOString().slice(0, 10));
  if (!date) return "";
  if (date.day !== 1) return `${date.day} ${formatMonthShort(date, language)}`;
  return date.month === 1 ? String(date.year) : formatMonthShort(date, language);
}

function periodName(day: string, period: Period, language: Language): string {
  return period === "month" ? formatMonth(day, language) : formatDate(day, language);
}

function shortPeriodName(day: string, period: Period, language: Language): string {
  const date = parseDate(day);
  if (!date) return day;
  const month = formatMonthShort(date, language);
  return period === "month" ? `${month} ${date.year}` : `${date.day} ${month}`;
}
