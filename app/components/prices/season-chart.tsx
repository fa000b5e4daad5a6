import { useLiteView } from "../elements/lite-view";
import { Chart, type ChartAxes, LastMark } from "../elements/chart";
import { ChartTable, type ChartTableView } from "./price-chart";

export interface SeasonLineView {
  name: string;
  path: string;
  end: { x: string; y: string; label: string };
  nameAt: string;
}

export interface SeasonChartView {
  heading: string;
  about: string;
  drawing: ChartAxes & { lines: SeasonLineView[] };
  table: ChartTableView | null;
}

/** SVG has no z-index: a later line lies on those before it. */
const oldestFirst = (lines: readonly SeasonLineView[]) =>
  lines.map((line, age) => ({ line, age })).toReversed();

function Ends({ lines }: { lines: readonly SeasonLineView[] }) {
  const [newest] = lines;
  return (
    <>
      {lines.map(({ name, nameAt }, age) => (
        <text key={name} x="100%" y={nameAt} className={age === 0 ? "name newest" : "name"}>
          {name}
        </text>
      ))}
      {newest ? <LastMark {...newest.end} /> : null}
    </>
  );
}

export function SeasonChart({ view }: { view: SeasonChartView }) {
  const { heading, about, drawing, table } = view;
  const isLite = useLiteView() !== null;
  return (
    <section className="price-chart seasons" aria-labelledby="sezonlar">
      <h2 id="sezonlar">{heading}</h2>
      <p className="source">{about}</p>
      {isLite ? null : (
        <figure>
          <Chart
            axes={drawing}
            paths={oldestFirst(drawing.lines).map(({ line, age }) => (
              <path key={line.name} className={`line age-${age}`} d={line.path} />
            ))}
            marks={<Ends lines={drawing.lines} />}
          />
        </figure>
      )}
      <ChartTable table={table} isOpen={isLite} />
    </section>
  );
}
