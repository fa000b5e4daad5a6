import { extent } from "d3-array";
import { scaleLinear } from "d3-scale";

/** The height of the field that the sparkline component draws in; so many steps can be told apart. */
const HEIGHT = 20;

/** A small line: its path, and how many steps wide it is. */
export interface LineView {
  path: string;
  steps: number;
}

/**
 * The line through some values, oldest first, a step to the right for each; null with fewer than two. Several stand
 * in the first view, so it is written shortly: whole numbers, each counted from the one before.
 */
export function sparkline(values: readonly number[]): LineView | null {
  if (values.length < 2) return null;
  const height = scaleLinear(extent(values) as [number, number], [HEIGHT, 0]);
  const heights = values.map((value) => Math.round(height(value)));
  const moves = heights.slice(1).map((to, index) => `1 ${to - (heights[index] ?? 0)}`);
  return { path: `M0 ${heights[0]}l${moves.join(" ").replaceAll(" -", "-")}`, steps: values.length - 1 };
}
