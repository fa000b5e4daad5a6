import { extent } from "d3-array";
import { scaleLinear } from "d3-scale";

const HEIGHT = 12;

export interface LineView {
  path: string;
  steps: number;
}

/** Oldest first, null for a gap; relative whole numbers keep it short. null with fewer than two values. */
export function sparkline(values: readonly (number | null)[]): LineView | null {
  const numbers = values.filter((value) => value !== null);
  if (numbers.length < 2) return null;
  const height = scaleLinear(extent(numbers) as [number, number], [HEIGHT, 0]);
  const heights = values.map((value) => value && Math.round(height(value)));
  const starts = heights.flatMap((own, at) => (own !== null && (heights[at - 1] ?? null) === null ? at : []));
  const path = starts.map((start) => runOf(heights, start)).join("");
  return { path, steps: values.length - 1 };
}

function runOf(heights: readonly (number | null)[], start: number): string {
  const gap = heights.indexOf(null, start);
  const [first = 0, ...others] = heights.slice(start, gap === -1 ? undefined : gap).map(Number);
  const moves = others.map((to, index) => `1 ${to - (others[index - 1] ?? first)}`);
  const line = moves.length > 0 ? `l${moves.join(" ").replaceAll(" -", "-")}` : "h0";
  return `M${start} ${first}${line}`;
}
