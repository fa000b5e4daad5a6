import { useLiteView } from "../elements/lite-view";
import { type ChartDrawing, LineChart } from "../elements/chart";
import { Choices, type ChoiceView } from "../elements/link";
import { DataTable, type DataTableView } from "../tables/data-table";
import { FilterForm, type FilterFormView } from "../forms/filter-form";

export interface PriceChartView {
  heading: string;
  isHeadingHidden?: boolean;
  chooser: FilterFormView | null;
  ranges: { label: string; links: ChoiceView[] } | null;
  drawing: ChartDrawing | null;
  /** Null where lines are named. */
  legend: { line: string; band: string } | null;
  empty: string;
  table: ChartTableView | null;
}

export interface ChartTableView {
  summary: string;
  view: DataTableView;
}

export function ChartTable({ table, isOpen }: { table: ChartTableView | null; isOpen?: boolean }) {
  if (!table) return null;
  return (
    <details className="chart-table" open={isOpen}>
      <summary>{table.summary}</summary>
      <DataTable view={table.view} />
    </details>
  );
}

export function PriceChart({ view }: { view: PriceChartView }) {
  const isLite = useLiteView() !== null;
  const leadsOn = view.table ?? view.chooser ?? view.ranges;
  if (isLite && view.drawing && !leadsOn) return null;
  return (
    <section className="price-chart" aria-labelledby="grafik">
      <h2 id="grafik" className={view.isHeadingHidden ? "vh" : undefined}>
        {view.heading}
      </h2>
      {view.chooser ? <FilterForm view={view.chooser} id="chart" /> : null}
      {view.ranges ? <Choices kind="chips" label={view.ranges.label} links={view.ranges.links} /> : null}
      {view.drawing === null ? <p className="empty">{view.empty}</p> : null}
      {view.drawing ? (
        <LineChart
          drawing={view.drawing}
          legend={
            view.legend ? (
              <>
                <span className="key-line">{view.legend.line}</span>{" "}
                <span className="key-band">{view.legend.band}</span>{" "}
              </>
            ) : null
          }
        />
      ) : null}
      <ChartTable table={view.table} />
    </section>
  );
}
