export interface StorageView {
  id: string;
  heading: string;
  text: string;
  columns: string[];
  rows: { name: string; cells: string[] }[];
}

/** Rows stack on phones. */
function StorageTable({ columns, rows }: Pick<StorageView, "columns" | "rows">) {
  return (
    <section className="scroll" tabIndex={0} aria-label={columns.join(", ")}>
      <table className="stack">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }, row) => (
            <tr key={row}>
              <th scope="row" data-label={columns[0]}>
                <code translate="no">{name}</code>
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} data-label={columns[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function BrowserStorage({ view: { id, heading, text, columns, rows } }: { view: StorageView }) {
  return (
    <section className="article privacy-text" id={id} aria-labelledby={`${id}-baslik`}>
      <h2 id={`${id}-baslik`}>{heading}</h2>
      <div className="rich formatted">
        <p>{text}</p>
        <StorageTable columns={columns} rows={rows} />
      </div>
    </section>
  );
}
