import { scaleLinear } from "d3-scale";
import type { CompareDrawing } from "~/components/prices/compare-page";
import type { Language } from "~/i18n/language";
import { figureTicks, linePath, percent } from "../charts/chart-drawing";
import type { Compared, ComparedLine, Point } from "./compare-lines";

/** In per cent; the edges are reserved for labels. */
const [LEFT, RIGHT, TOP, BOTTOM] = [2, 98, 6, 88];
const Y_TICKS = 4;
const X_TICKS = 4;
const NAMES_APART = 7;

export function compareDrawing(
  lines: readonly ComparedLine[],
  { pause, tickOf }: Pick<Compared, "pause" | "tickOf">,
  axes: { label: string; unit: string },
  language: Language,
): CompareDrawing | null {
  const points = lines.flatMap((each) => each.points);
  const [places, values] = [points.map(({ at }) => at), points.map(({ average }) => average)];
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (points.length < 2 || first === last) return null;
  const x = scaleLinear([first, last], [LEFT, RIGHT]);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [BOTTOM, TOP]).nice(Y_TICKS);
  const heights = namesApart(lines.map((each) => y(each.points.at(-1)?.average ?? 0)));
  return {
    ...axes,
    yTicks: figureTicks(y.ticks(Y_TICKS), y, language),
    xTicks: ticksBetween(first, last).map((at, index) => ({
      at: percent(x(at)),
      label: tickOf(at),
      ...(index % 2 === 1 && { isMinor: true }),
    })),
    lines: lines.flatMap(({ mark, points: own }, index) => {
      const end = own.at(-1);
      if (!end) return [];
      return {
        mark,
        style: index,
        path: unbroken(own, pause)
          .map((run) => linePath(run.map(({ at, average }) => [x(at), y(average)])))
          .join(""),
        end: { x: percent(x(end.at)), y: percent(y(end.average)) },
        nameAt: percent(heights[index] ?? 0),
      };
    }),
    hasGaps: lines.some((each) => unbroken(each.points, pause).length > 1),
  };
}

function ticksBetween(first: number, last: number): number[] {
  const step = (last - first) / X_TICKS;
  const inner = Array.from({ length: X_TICKS }, (_, index) => Math.round(first + step * (index + 0.5)));
  return [...new Set(inner)];
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

function unbroken(points: readonly Point[], pause: number): Point[][] {
  const runs: Point[][] = [];
  for (const point of points.toSorted((a, b) => a.at - b.at)) {
    const run = runs.at(-1);
    if (run && point.at - (run.at(-1)?.at ?? 0) <= pause) run.push(point);
    else runs.push([point]);
  }
  return runs;
}
