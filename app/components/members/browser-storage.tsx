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
              {rows.map(({ name, cells }) => (
                <tr key={name}>
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
      </div>
    </section>
  );
}
