import { Choices, type ChoicesView, Link, type LinkView } from "../elements/link";
import { DataTable, type DataTableView } from "../tables/data-table";

export interface PriceBoardView {
  heading: string;
  session: { text: string; phase: string | null };
  note?: string | null;
  units: ChoicesView;
  table: DataTableView | null;
  more: { summary: string; table: DataTableView } | null;
  updated: string | null;
  changeBase: string | null;
  links: LinkView[];
  empty: string | null;
  tabs: ChoicesView | null;
}

export function PriceBoard({ view }: { view: PriceBoardView }) {
  return (
    <section className="board" aria-labelledby="prices">
      <div className="board-head">
        <div>
          <h2 id="prices">{view.heading}</h2>
          <p className={`session ${view.session.phase ?? "unknown"}`}>{view.session.text}</p>
        </div>
        <Choices kind="switch" {...view.units} />
      </div>
      {view.tabs ? <Choices kind="chips" {...view.tabs} /> : null}
      {view.note ? <p className="notice info">{view.note}</p> : null}
      {view.table ? <DataTable view={view.table} /> : <p className="empty">{view.empty}</p>}
      {view.more ? (
        <details className="board-more">
          <summary>{view.more.summary}</summary>
          <DataTable view={view.more.table} />
        </details>
      ) : null}
      {view.updated || view.changeBase || view.links.length > 0 ? (
        <p className="board-foot">
          {view.updated ? <span>{view.updated}</span> : null}
          {view.changeBase ? <span>{view.changeBase}</span> : null}
          {view.links.map((link) => (
            <Link key={link.href} to={link} />
          ))}
        </p>
      ) : null}
    </section>
  );
}
