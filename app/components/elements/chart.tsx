import type { ReactNode } from "react";
import { useLiteView } from "./lite-view";

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

/** As high as charts get, in pixels: finer steps would be paid for and not seen. */
export const VIEW_BOX = { width: 1000, height: 320 };

interface ChartProps {
  axes: ChartAxes;
  /** In the view box of charts. */
  paths: ReactNode;
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
      <svg
        viewBox={`0 0 ${VIEW_BOX.width} ${VIEW_BOX.height}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        {paths}
      </svg>
      {marks}
    </svg>
  );
}

const HALFWAY = 50;

export interface ChartDrawing extends ChartAxes {
  /** Between least and greatest prices; "" without them. */
  band: string;
  lines: {
    mark: string;
    style: number;
    path: string;
    end: { x: string; y: string };
    nameAt: string;
  }[];
  last: string | null;
  gaps: string | null;
}

function Last({ label, x, y }: { label: string; x: string; y: string }) {
  return (
    <>
      <line x1={x} x2={x} y2={y} className="guide" />
      <text x={x} className={Number.parseFloat(x) < HALFWAY ? "last early" : "last"}>
        {label}
      </text>
    </>
  );
}

export function LineChart({ drawing, legend }: { drawing: ChartDrawing; legend?: ReactNode }) {
  const { band, lines, last, gaps } = drawing;
  const [first] = lines;
  if (useLiteView()) return null;
  return (
    <figure className={first?.mark ? "named" : undefined}>
      <Chart
        axes={drawing}
        paths={
          <>
            {band ? <path className="band" d={band} /> : null}
            {/* SVG has no z-index: the first line lies on the others. */}
            {lines
              .map(({ style, path }) => <path key={style} className={`line line-${style}`} d={path} />)
              .toReversed()}
          </>
        }
        marks={
          <>
            {first && last ? <Last label={last} {...first.end} /> : null}
            {lines.map(({ mark, style, end, nameAt }) => (
              <g key={style} className="end">
                <circle cx={end.x} cy={end.y} r="4" className={`line-${style}`} />
                {mark ? (
                  <text x="100%" y={nameAt}>
                    {mark}
                  </text>
                ) : null}
              </g>
            ))}
          </>
        }
      />
      {legend || gaps ? (
        <figcaption>
          {legend}
          {gaps ? <span>{gaps}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
