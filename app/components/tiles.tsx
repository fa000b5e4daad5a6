import { Link, type LinkView } from "./link";

export interface TileView {
  label: string;
  value: string;
  /** "ton" */
  unit: string | null;
  note: string | null;
}

export interface TilesView {
  id: string;
  heading: string;
  items: TileView[];
  link?: LinkView;
}

export function Tiles({ view }: { view: TilesView }) {
  return (
    <section className="tiles-section" aria-labelledby={view.id}>
      <h2 id={view.id}>{view.heading}</h2>
      <dl className="tiles">
        {view.items.map(({ label, value, unit, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              {unit === null ? null : <span> {unit}</span>}
            </dd>
            {note === null ? null : <dd className="tile-note">{note}</dd>}
          </div>
        ))}
      </dl>
      {view.link ? <Link to={view.link} className="tiles-link" /> : null}
    </section>
  );
}
