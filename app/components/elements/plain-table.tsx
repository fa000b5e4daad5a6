import type { ReactNode } from "react";

interface PlainTableProps {
  caption?: string;
  columns: string[];
  /** The first cell names the row. */
  rows: ReactNode[][];
  figures?: number[];
}

/** Rows stack on phones. */
export function PlainTable({ caption, columns, rows, figures = [] }: PlainTableProps) {
  const classOf = (column: number) => (figures.includes(column) ? "figure" : undefined);
  return (
    <section className="scroll" tabIndex={0} aria-label={caption ?? columns.join(", ")}>
      <table className="stack">
        {caption === undefined ? null : <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={classOf(at)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            <tr key={row}>
              <th scope="row" data-label={columns[0]}>
                {head}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} className={classOf(at + 1)} data-label={columns[at + 1]}>
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
