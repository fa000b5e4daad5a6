import { type ChartDrawing, LineChart } from "../elements/chart";
import { Choices, type ChoicesView, LinkRow, type LinkView } from "../elements/link";
import { ChartTable, type ChartTableView } from "./price-chart";
import { FilterForm, type FilterFormView } from "../forms/filter-form";
import { useLiteView } from "../elements/lite-view";

export interface CompareView {
  modes: ChoicesView;
  chooser: FilterFormView;
  scales: ChoicesView;
  notice: string | null;
  heading: string;
  about: string;
  legend: { mark: string | null; style: number; name: string; lang?: "tr" | "en"; last: string }[];
  drawing: ChartDrawing | null;
  empty: string | null;
  table: ChartTableView | null;
  links: LinkView[];
  source: string;
  address: string;
}

function Legend({ view }: { view: CompareView["legend"] }) {
  const lite = useLiteView();
  return (
    <ul className="legend">
      {view.map(({ mark, style, name, lang, last }) => (
        <li key={name}>
          {lite ? null : (
            <svg className="sample" width="40" height="12" aria-hidden="true">
              <line x1="2" x2="38" y1="50%" y2="50%" className={`line line-${style}`} />
            </svg>
          )}
          {mark ? <b>{mark} </b> : null}
          <span lang={lang}>{name}</span>
          {`: ${last}`}
        </li>
      ))}
    </ul>
  );
}

export function ComparePage({ view }: { view: CompareView }) {
  const isLite = useLiteView() !== null;
  const { modes, drawing, table } = view;
  return (
    <div className="figures-page compare">
      <Choices kind="switch" label={modes.label} links={modes.links} />
      <FilterForm view={view.chooser} />
      <Choices kind="chips" {...view.scales} />
      {view.notice ? <p className="notice info">{view.notice}</p> : null}
      <section className="price-chart" aria-labelledby="grafik">
        <h2 id="grafik">{view.heading}</h2>
        <p className="note">{view.about}</p>
        <Legend view={view.legend} />
        {view.empty ? <p className="empty">{view.empty}</p> : null}
        {drawing ? <LineChart drawing={drawing} /> : null}
        <ChartTable table={table} isOpen={isLite} />
      </section>
      <LinkRow links={view.links} />
      <p className="note">{view.source}</p>
      <p className="print-address">{view.address}</p>
    </div>
  );
}
