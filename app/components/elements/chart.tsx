import type { ReactNode } from "react";

/** `at` is a percentage of the drawing. */
interface Tick {
  at: string;
  label: string;
  isMinor?: boolean;
}

export interface ChartAxes {
  label: string;
  unit: string;
  yTicks: Tick[];
  xTicks: Tick[];
}

interface ChartProps {
  axes: ChartAxes;
  /** Paths in a view box of 1000 by 1000. */
  paths: ReactNode;
  /** Unstretched, unlike the paths. */
  marks?: ReactNode;
}

export function Chart({ axes: { label, unit, yTicks, xTicks }, paths, marks }: ChartProps) {
  return (
    <svg className="chart" role="img" aria-label={label}>
      <text className="unit">{unit}</text>
      {yTicks.map((tick) => (
        <g key={tick.at}>
          <line x2="100%" y1={tick.at} y2={tick.at} />
          <text y={tick.at}>{tick.label}</text>
        </g>
      ))}
      {xTicks.map((tick) => (
        <text key={tick.at} x={tick.at} y="98%" className={tick.isMinor ? "x minor" : "x"}>
          {tick.label}
        </text>
      ))}
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%">
        {paths}
      </svg>
      {marks}
    </svg>
  );
}

const HALFWAY = 50;

interface LastProps {
  x: string;
  y: string;
  label: string;
}

export function LastMark({ x, y, label }: LastProps) {
  return (
    <>
      <line x1={x} x2={x} y2={y} className="guide" />
      <circle cx={x} cy={y} r="4" />
      <text x={x} className={Number.parseFloat(x) < HALFWAY ? "last early" : "last"}>
        {label}
      </text>
    </>
  );
}
