import { Change, type ChangeView } from "./change";
import { Link, type LinkView } from "./link";

export interface FigureCellView {
  text: string;
  lang?: "tr" | "en";
  change?: ChangeView;
  /** Stands for a missing figure: read out as words, shown as a dash. */
  missing?: string;
}

export interface FigureRowView {
  key: string;
  label: string;
  /** The label's language where it isn't the page's. */
  lang?: "tr" | "en";
  link: LinkView | null;
  cells: FigureCellView[];
  /** Says that there was no trade or no price, that it can't be read, or that the figures can't be right. */
  note: { kind: "noTrade" | "noPrice" | "unread" | "doubtful"; text: string } | null;
}

export interface FigureTableView {
  id: string;
  heading: string | null;
  lang?: "tr" | "en";
  /** Said of the whole section: "3 sınıf". */
  summary: string | null;
  caption: string;
  columns: { key: string; label: string; isNumber: boolean }[];
  rows: FigureRowView[];
}

function Cell({ cell, isNumber }: { cell: FigureCellView; isNumber: boolean }) {
  const { change, missing } = cell;
  const kind = [isNumber ? "figure" : "", change ? `change ${change.direction}` : ""].join(" ").trim();
  return (
    <td className={kind || undefined} lang={cell.lang}>
      {change ? <Change view={change} /> : cell.text}
      {missing === undefined ? null : (
        <>
          <span aria-hidden="true">–</span>
          <span className="vh">{missing}</span>
        </>
      )}
    </td>
  );
}

function Row({ row, columns }: { row: FigureRowView; columns: FigureTableView["columns"] }) {
  return (
    <tr className={row.note && row.note.kind !== "doubtful" ? "idle" : undefined}>
      <th scope="row">
        {row.link ? <Link to={row.link} /> : row.lang ? <span lang={row.lang}>{row.label}</span> : row.label}
        {row.note ? <small className={row.note.kind}>{row.note.text}</small> : null}
      </th>
      {row.cells.map((cell, index) => (
        <Cell
          key={columns[index + 1]?.key ?? index}
          cell={cell}
          isNumber={columns[index + 1]?.isNumber ?? false}
        />
      ))}
    </tr>
  );
}

/** A wide table that scrolls by itself; its head and first column stay in view. */
export function FigureTable({ view }: { view: FigureTableView }) {
  // Words wrap: on a phone such a row stands as a name with its particulars below.
  const kind = view.columns.some(({ isNumber }) => isNumber) ? "figures" : "figures words";
  return (
    <section className="figures-scroll" aria-label={view.caption} tabIndex={0}>
      <table className={kind}>
        <caption className="vh">{view.caption}</caption>
        <thead>
          <tr>
            {view.columns.map(({ key, label, isNumber }) => (
              <th key={key} scope="col" className={isNumber ? "figure" : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <Row key={row.key} row={row} columns={view.columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A section of a page of figures: under its heading it can be folded away; it prints open. */
export function FigureSection({ view }: { view: FigureTableView }) {
  if (view.heading === null) return <FigureTable view={view} />;
  return (
    <details className="figure-section" id={view.id} open suppressHydrationWarning>
      <summary>
        <h2 lang={view.lang}>{view.heading}</h2>
        {view.summary ? <span className="figure-summary">{view.summary}</span> : null}
      </summary>
      <FigureTable view={view} />
    </details>
  );
}
