import { Link, type LinkView } from "../elements/link";

export interface OwnRegistrationsView {
  heading: string;
  text: string | null;
  table: { caption: string; columns: string[]; rows: string[][] } | null;
  link: LinkView;
}

const FIGURES = [1, 3];

const classOf = (column: number) => (FIGURES.includes(column) ? "figure" : undefined);

function Row({ cells: [head, ...cells], columns }: { cells: string[]; columns: string[] }) {
  return (
    <tr>
      <th scope="row" data-label={columns[0]}>
        {head}
      </th>
      {cells.map((cell, index) => (
        <td key={columns[index + 1]} className={classOf(index + 1)} data-label={columns[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

export function OwnRegistrations({ view: { heading, text, table, link } }: { view: OwnRegistrationsView }) {
  return (
    <section className="rich formatted" aria-labelledby="tesciller">
      <h2 id="tesciller">{heading}</h2>
      {text ? <p>{text}</p> : null}
      {table ? (
        <div className="scroll">
          <table className="stack">
            <caption>{table.caption}</caption>
            <thead>
              <tr>
                {table.columns.map((column, index) => (
                  <th key={column} scope="col" className={classOf(index)}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((cells, index) => (
                <Row key={index} cells={cells} columns={table.columns} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <p>
        <Link to={link} />
      </p>
    </section>
  );
}
