import type { ReactNode } from "react";

/** A mark beside a chart: its place as a percentage of the drawing, and what it says. */
interface Tick {
  at: string;
  label: string;
}

export interface ChartAxes {
  label: string;
  yTicks: Tick[];
  xTicks: Tick[];
}

interface ChartProps {
  axes: ChartAxes;
  /** Paths, made for a field of 1000 by 100. */
  paths: ReactNode;
  /** What lies on them, unstretched. */
  marks?: ReactNode;
}

/** A drawing with its axes, which needs no script. */
export function Chart({ axes: { label, yTicks, xTicks }, paths, marks }: ChartProps) {
  return (
    <svg className="chart" role="img" aria-label={label}>
      {yTicks.map((tick) => (
        <g key={tick.at}>
          <line x1="0" x2="100%" y1={tick.at} y2={tick.at} />
          <text x="0" y={tick.at} dy="-4">
            {tick.label}
          </text>
        </g>
      ))}
      {xTicks.map((tick) => (
        <text key={tick.at} x={tick.at} y="98%" className="x">
          {tick.label}
        </text>
      ))}
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" width="100%" height="100%">
        {paths}
      </svg>
      {marks}
    </svg>
  );
}
