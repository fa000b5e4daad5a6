export interface TileView {
  label: string;
  value: string;
  note: string | null;
  href?: string;
}

export interface TilesView {
  id: string;
  heading: string;
  items: TileView[];
}

export function Tiles({ view }: { view: TilesView }) {
  return (
    <section className="tiles-section" aria-labelledby={view.id}>
      <h2 id={view.id}>{view.heading}</h2>
      <dl className="tiles">
        {view.items.map(({ label, value, note, href }) => (
          <div key={label}>
            <dt>{href ? <a href={href}>{label}</a> : label}</dt>
            <dd>
              <b>{value}</b>
            </dd>
            {note === null ? null : <dd className="note">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
