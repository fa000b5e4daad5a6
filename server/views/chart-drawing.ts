import { scaleLinear, scaleUtc } from "d3-scale";
import { area, line } from "d3-shape";
import type { ChartDrawing } from "~/components/price-chart";
import type { Language } from "~/language";
import { formatDate, formatMonthShort, parseDate } from "~/text/dates";
import { formatNumber } from "~/text/numbers";
import type { Translate } from "~/text/words";

/** The prices of a day, or of a month under the day it begins with. */
export interface PricePoint {
  day: string;
  min: number;
  average: number;
  max: number;
}

/** The field that the drawing's paths are made for. */
const WIDTH = 1000;
const HEIGHT = 100;
/** Per cent of the field left free for the labels. */
const LEFT = 1;
const RIGHT = 99;
const TOP = 9;
const BOTTOM = 88;
const Y_TICKS = 4;
const X_TICKS = 5;
/** A longer pause is a gap in the line: goods out of season have no price. */
const GAP_DAYS = 40;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A line of averages with a band from least to greatest; null with fewer than two points. */
export function chartDrawing(
  points: readonly PricePoint[],
  name: string,
  unit: string,
  language: Language,
  t: Translate,
): ChartDrawing | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  const x = scaleUtc([timeOf(first.day), timeOf(last.day)], [LEFT, RIGHT]);
  const least = Math.min(...points.map(({ min }) => min));
  const greatest = Math.max(...points.map(({ max }) => max));
  const y = scaleLinear([least, greatest], [BOTTOM, TOP]).nice(Y_TICKS);
  const price = (value: number) => formatNumber(value, language, 2);
  const percent = (value: number) => `${Math.round(value * 100) / 100}%`;
  return {
    label: t("chart.label", {
      name,
      unit,
      from: longDay(first.day, language),
      until: longDay(last.day, language),
      first: price(first.average),
      last: price(last.average),
      least: price(least),
      greatest: price(greatest),
    }),
    ...paths(points, (day) => x(timeOf(day)), y),
    yTicks: y.ticks(Y_TICKS).map((value) => ({ at: percent(y(value)), label: price(value) })),
    xTicks: x
      .ticks(X_TICKS)
      .filter((moment) => x(moment) > LEFT + 3 && x(moment) < RIGHT - 3)
      .map((moment) => ({ at: percent(x(moment)), label: dayTickLabel(moment, language) })),
    last: {
      x: percent(x(timeOf(last.day))),
      y: percent(y(last.average)),
      label: price(last.average),
      labelAbove: y(last.average) > TOP + 12,
    },
  };
}

function paths(points: readonly PricePoint[], x: (day: string) => number, y: (price: number) => number) {
  const wide = (day: string) => (x(day) * WIDTH) / 100;
  const high = (price: number) => (y(price) * HEIGHT) / 100;
  const drawLine = line<PricePoint>()
    .x(({ day }) => wide(day))
    .y(({ average }) => high(average))
    .digits(1);
  const drawBand = area<PricePoint>()
    .x(({ day }) => wide(day))
    .y0(({ min }) => high(min))
    .y1(({ max }) => high(max))
    .digits(1);
  const runs = unbroken(points);
  return {
    line: runs.map((run) => drawLine(run) ?? "").join(""),
    band: runs.map((run) => drawBand(run) ?? "").join(""),
  };
}

/** The runs of points without a long pause between them. */
function unbroken(points: readonly PricePoint[]): PricePoint[][] {
  const runs: PricePoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && timeOf(point.day) - timeOf(before.day) <= GAP_DAYS * DAY_MS) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** A year at its beginning, else a month or, within one, a day. */
export function dayTickLabel(moment: Date, language: Language): string {
  const date = parseDate(moment.toISOString().slice(0, 10));
  if (!date) return "";
  if (date.day !== 1) return `${date.day} ${formatMonthShort(date, language)}`;
  return date.month === 1 ? String(date.year) : formatMonthShort(date, language);
}

function longDay(day: string, language: Language): string {
  const date = parseDate(day);
  return date ? formatDate(date, language) : day;
}
