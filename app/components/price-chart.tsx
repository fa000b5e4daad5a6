import { Choices } from "./choices";
import { FigureTable, type FigureTableView } from "./figure-table";
import { FilterForm, type FilterFormView } from "./filter-form";
import type { ChoiceView } from "./link";

/** Places are percentages of the drawing; paths are made for a field of 1000 by 100. */
export interface ChartDrawing {
  label: string;
  line: string;
  /** From the day's least to its greatest price. */
  band: string;
  yTicks: { at: string; label: string }[];
  xTicks: { at: string; label: string }[];
  last: { x: string; y: string; label: string; labelAbove: boolean } | null;
}

export interface PriceChartView {
  heading: string;
  unit: string;
  chooser: FilterFormView | null;
  ranges: { label: string; links: ChoiceView[] } | null;
  drawing: ChartDrawing | null;
  legend: { line: string; band: string };
  /** In the place of a drawing. */
  empty: string;
  table: { summary: string; view: FigureTableView } | null;
}

function Drawing({ view }: { view: ChartDrawing }) {
  return (
    <svg className="chart" role="img" aria-label={view.label}>
      {view.yTicks.map(({ at, label }) => (
        <g key={at}>
          <line x1="0" x2="100%" y1={at} y2={at} />
          <text x="0" y={at} dy="-4">
            {label}
          </text>
        </g>
      ))}
      {view.xTicks.map(({ at, label }) => (
        <text key={at} x={at} y="98%" className="x">
          {label}
        </text>
      ))}
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" width="100%" height="100%">
        <path className="band" d={view.band} />
        <path className="line" d={view.line} />
      </svg>
      {view.last ? (
        <>
          <circle cx={view.last.x} cy={view.last.y} r="4" />
          <text x={view.last.x} y={view.last.y} dy={view.last.labelAbove ? "-10" : "20"} className="last">
            {view.last.label}
          </text>
        </>
      ) : null}
    </svg>
  );
}

/** Prices over time: a drawing that needs no script, and the same figures as a table. */
export function PriceChart({ view }: { view: PriceChartView }) {
  return (
    <section className="price-chart" aria-labelledby="grafik">
      <h2 id="grafik">{view.heading}</h2>
      {view.chooser ? <FilterForm view={view.chooser} id="chart" /> : null}
      {view.ranges ? <Choices kind="switch" label={view.ranges.label} links={view.ranges.links} /> : null}
      {view.drawing ? (
        <figure>
          <Drawing view={view.drawing} />
          <figcaption>
            <span className="key-line">{view.legend.line}</span>{" "}
            <span className="key-band">{view.legend.band}</span> <span>{view.unit}</span>
          </figcaption>
        </figure>
      ) : (
        <p className="empty">{view.empty}</p>
      )}
      {view.table ? (
        <details className="chart-table" suppressHydrationWarning>
          <summary>{view.table.summary}</summary>
          {/* A region needs a name of its own: the chart around it has the heading's. */}
          <FigureTable view={{ ...view.table.view, caption: `${view.heading}: ${view.table.summary}` }} />
        </details>
      ) : null}
    </section>
  );
}
