import { Chart, type ChartAxes } from "./chart";
import { Choices } from "./choices";
import { FigureTable, type FigureTableView } from "./figure-table";
import { FilterForm, type FilterFormView } from "./filter-form";
import type { ChoiceView } from "./link";

export interface ChartDrawing extends ChartAxes {
  line: string;
  /** From the day's least to its greatest price. */
  band: string;
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
  const { line, band, last } = view;
  return (
    <Chart
      axes={view}
      paths={
        <>
          <path className="band" d={band} />
          <path className="line" d={line} />
        </>
      }
      marks={
        last ? (
          <>
            <circle cx={last.x} cy={last.y} r="4" />
            <text x={last.x} y={last.y} dy={last.labelAbove ? "-10" : "20"} className="last">
              {last.label}
            </text>
          </>
        ) : null
      }
    />
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
