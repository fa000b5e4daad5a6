import { Choices, type ChoiceView, Link, type LinkView } from "../elements/link";
import { type PriceColumnsView, type PriceRowView, PriceTable } from "../prices/price-table";

export type { PriceColumnsView, PriceRowView } from "../prices/price-table";

export interface PriceBoardView {
  /** Always with its date: "20 Kasım 2026 fiyatları", "Son işlem günü: 19 Kasım 2026" */
  heading: string;
  session: { text: string; phase: string | null };
  note?: string | null;
  units: { label: string; links: ChoiceView[] };
  columns: PriceColumnsView;
  rows: PriceRowView[];
  more: { summary: string; rows: PriceRowView[] } | null;
  updated: string | null;
  changeBase: string | null;
  links: LinkView[];
  empty: string | null;
  tabs: { label: string; links: ChoiceView[] } | null;
}

export function PriceBoard({ view }: { view: PriceBoardView }) {
  const { columns } = view;
  return (
    <section className="board" aria-labelledby="prices">
      <div className="board-head">
        <div>
          <h2 id="prices">{view.heading}</h2>
          <p className={`session ${view.session.phase ?? "unknown"}`}>{view.session.text}</p>
        </div>
        <Choices kind="switch" label={view.units.label} links={view.units.links} />
      </div>
      {view.tabs ? <Choices kind="chips" label={view.tabs.label} links={view.tabs.links} /> : null}
      {view.note ? <p className="notice info">{view.note}</p> : null}
      {view.empty !== null && view.rows.length === 0 ? (
        <p className="empty">{view.empty}</p>
      ) : (
        <PriceTable caption={view.heading} columns={columns} rows={view.rows} />
      )}
      {view.more ? (
        <details className="board-more">
          <summary>{view.more.summary}</summary>
          <PriceTable
            caption={`${view.heading}: ${view.more.summary}`}
            columns={columns}
            rows={view.more.rows}
          />
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
