import { extent } from "d3-array";
import { scaleLinear, scaleUtc } from "d3-scale";
import { type ChartAxes, type ChartDrawing, VIEW_BOX } from "~/components/elements/chart";
import { formatMonthShort, parseDate } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import { formatNumber } from "~/i18n/numbers";
import type { Wording } from "~/i18n/words";
import { monthOfSeason, MONTHS } from "../days/marketing-year";
import { DAY_MS } from "../days/trading-days";

export interface Point {
  /** Days since 1970, or the month of a season from 0. */
  at: number;
  average: number;
  min?: number;
  max?: number;
}

export interface ChartLine {
  name: string;
  mark: string;
  points: readonly Point[];
}

export interface ChartLines {
  lines: readonly ChartLine[];
  period: Period;
  /** Of the seasons that lie over each other; null for lines over dates. */
  firstMonth: number | null;
}

/** In per cent; the edges are reserved for labels. Four and five steps between the last two are whole. */
const [LEFT, RIGHT, TOP, BOTTOM] = [1, 99, 8, 88];
const Y_TICKS = 4;
const X_TICKS = 5;
const FEW_TICKS = 3;
const MONTHS_A_TICK = 3;
const NAMES_APART = 7;
/** In days; longer gaps break the line. A weekly market may miss one session. */
const LONGEST_PAUSE = { day: 14, week: 7, month: 31 } as const;

export type Period = keyof typeof LONGEST_PAUSE;

interface DrawingOptions {
  label: string;
  unit: string;
  last?: string;
  /** False when figures are missing: a gap may then be one of them. */
  isComplete: boolean;
}

export function chartDrawing(
  { lines, period, firstMonth }: ChartLines,
  { label, unit, last, isComplete }: DrawingOptions,
  { language, t }: Wording,
): ChartDrawing | null {
  const points = lines.flatMap((line) => line.points);
  const [from, until] = extent(points, ({ at }) => at);
  if (from === undefined || from === until) return null;
  const x = firstMonth === null ? dateAxis(from, until, language) : seasonAxis(firstMonth, language);
  const y = figureAxis(
    points.flatMap(({ min, average, max }) => [min ?? average, max ?? average]),
    language,
  );
  const place = ({ at, average }: Point) => [x.place(at), y.place(average)] as const;
  const pause = firstMonth === null ? LONGEST_PAUSE[period] : 1;
  const drawn = lines.flatMap(({ mark, points: own }, style) => {
    const end = own.at(-1);
    return end ? { mark, style, end: place(end), runs: unbroken(own, pause) } : [];
  });
  const names = namesApart(drawn.map(({ end: [, height] }) => height));
  const hasGaps = drawn.some(({ runs }) => runs.length > 1);
  return {
    label,
    unit,
    yTicks: y.ticks,
    xTicks: x.ticks,
    band: bandOf(
      drawn.flatMap(({ runs }) => runs),
      x.place,
      y.place,
    ),
    lines: drawn.map(({ mark, style, end: [right, height], runs }, index) => ({
      mark,
      style,
      path: runs.map((run) => linePath(run.map(place))).join(""),
      end: { x: percent(right), y: percent(height) },
      nameAt: percent(names[index] ?? height),
    })),
    last: last ?? null,
    gaps: hasGaps && isComplete ? t("chart.gaps") : null,
  };
}

type Place = (value: number) => number;

/** Places are days since 1970. */
export function dateAxis(from: number, until: number, language: Language) {
  const scale = scaleUtc([from * DAY_MS, until * DAY_MS], [LEFT, RIGHT]);
  const moments = scale
    .ticks(X_TICKS)
    .filter((each) => each.getTime() % DAY_MS === 0 && scale(each) > LEFT + 3 && scale(each) < RIGHT - 3);
  const ticks: ChartAxes["xTicks"] = moments.map((moment, index) => ({
    at: percent(scale(moment)),
    label: dayTickLabel(moment, language),
    ...(moments.length > FEW_TICKS && index % 2 === 1 && { isMinor: true }),
  }));
  return { place: (at: number) => scale(at * DAY_MS), ticks };
}

function seasonAxis(firstMonth: number, language: Language) {
  const place = scaleLinear([0, MONTHS - 1], [LEFT, RIGHT]);
  const months = Array.from({ length: MONTHS / MONTHS_A_TICK }, (_, index) => index * MONTHS_A_TICK);
  const ticks: ChartAxes["xTicks"] = months.map((month) => ({
    at: percent(place(month)),
    label: formatMonthShort(monthOfSeason(month, firstMonth), language),
  }));
  return { place, ticks };
}

export function figureAxis(values: readonly number[], language: Language, factor = 1) {
  const place = scaleLinear(extent(values) as [number, number], [BOTTOM, TOP]).nice(Y_TICKS);
  const figures = place.ticks(Y_TICKS);
  const decimals = figures.every(Number.isInteger) ? 0 : 2;
  const ticks: ChartAxes["yTicks"] = figures.map((figure) => ({
    at: percent(place(figure)),
    label: formatNumber(figure / factor, language, decimals),
  }));
  return { place, ticks };
}

/** From places in per cent; by steps, which compress better than places. */
function linePath(places: readonly (readonly [x: number, y: number])[]): string {
  const [first, ...others] = places.map(([x, y]) => ({
    x: Math.round((x / 100) * VIEW_BOX.width),
    y: Math.round((y / 100) * VIEW_BOX.height),
  }));
  if (!first) return "";
  let at = first;
  const steps = others.map((to) => {
    const step = `${to.x - at.x},${to.y - at.y}`;
    at = to;
    return step;
  });
  return `M${first.x},${first.y}l${steps.join(" ") || "0,0"}`;
}

function bandOf(runs: readonly (readonly Point[])[], x: Place, y: Place): string {
  const edge = (run: readonly Point[], bound: "min" | "max") =>
    run.flatMap((point) => (point[bound] === undefined ? [] : [[x(point.at), y(point[bound])] as const]));
  return runs
    .map((run) => linePath([...edge(run, "max"), ...edge(run, "min").toReversed()]))
    .map((path) => path && `${path}Z`)
    .join("");
}

const percent = (value: number) => `${Math.round(value * 10) / 10}%`;

function unbroken(points: readonly Point[], pause: number): Point[][] {
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point.at - (run.at(-1)?.at ?? 0) <= pause) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

function namesApart(heights: readonly number[]): number[] {
  const placed: number[] = [];
  let lowest = Infinity;
  for (const [index, height] of [...heights.entries()].toSorted(([, a], [, b]) => b - a)) {
    lowest = Math.min(height, lowest - NAMES_APART);
    placed[index] = lowest;
  }
  return placed;
}

export function dayTickLabel(moment: Date, language: Language): string {
  const date = parseDate(moment.toISOString().slice(0, 10));
  if (!date) return "";
  if (date.day !== 1) return `${date.day} ${formatMonthShort(date, language)}`;
  return date.month === 1 ? String(date.year) : formatMonthShort(date, language);
}
