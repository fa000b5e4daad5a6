import { PlainTable } from "../elements/plain-table";

export interface StorageView {
  id: string;
  heading: string;
  text: string;
  columns: string[];
  rows: { name: string; cells: string[] }[];
}

export function BrowserStorage({ view }: { view: StorageView }) {
  const { id, heading, text, columns, rows } = view;
  return (
    <section className="article privacy-text" id={id} aria-labelledby={`${id}-baslik`}>
      <h2 id={`${id}-baslik`}>{heading}</h2>
      <div className="rich formatted">
        <p>{text}</p>
        <PlainTable
          columns={columns}
          rows={rows.map(({ name, cells }) => [
            <code key={name} translate="no">
              {name}
            </code>,
            ...cells,
          ])}
        />
      </div>
    </section>
  );
}
