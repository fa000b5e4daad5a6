export interface TileView {
  label: string;
  value: string;
  /** Said after the value: "ton". */
  unit: string | null;
  /** Puts the value into proportion: what it was the day before. */
  note: string | null;
}

export interface TilesView {
  id: string;
  heading: string;
  items: TileView[];
}

/** Head figures in a row of plain tiles. */
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
    </section>
  );
}
