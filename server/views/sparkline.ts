import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";

/** The field that the sparkline component draws in. */
const WIDTH = 90;
const HEIGHT = 24;
const MARGIN = 2;

/** The path of a small line through some values, oldest first; null with fewer than two. */
export function sparklinePath(values: readonly number[]): string | null {
  if (values.length < 2) return null;
  const x = scaleLinear([0, values.length - 1], [MARGIN, WIDTH - MARGIN]);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [HEIGHT - MARGIN, MARGIN]);
  const draw = line<number>()
    .x((_, index) => x(index))
    .y((value) => y(value))
    .digits(1);
  return draw(values as number[]);
}
