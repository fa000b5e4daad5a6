import { Change, type ChangeView } from "../elements/change";
import { Link, type LinkView } from "../elements/link";
import { useLiteView } from "../elements/lite-view";
import { Sparkline, type SparklineView } from "../elements/sparkline";

export interface ColumnSortView {
  href: string;
  order: "ascending" | "descending" | null;
}

export interface DataColumnView {
  key: string;
  label: string;
  /** Printed before the figure where no column head is visible; null where the figure needs none. */
  shortLabel: string | null;
  unit: string | null;
  /** Its place in a two-line row: "main", "change", "name", "rest", "words", "plain", "detail". */
  className: string | undefined;
  sort: ColumnSortView | null;
  /** Share of the table's width in per cent, as in column-widths.css; null for the widest. */
  share: number | null;
}

export interface DataCellView {
  text: string;
  lang?: "tr" | "en";
  unit?: string;
  change?: ChangeView;
}

export interface DataRowView {
  key: string;
  label: string;
  lang?: "tr" | "en";
  link: LinkView | null;
  cells: DataCellView[];
  isIdle: boolean;
  line: SparklineView | null;
  doubtful: string | null;
}

export interface DataGroupView {
  key: string;
  id?: string;
  heading: { label: string; lang?: "tr" | "en"; link?: LinkView } | null;
  summary: string | null;
  isPart: boolean;
  rows: DataRowView[];
}

export interface DataTableView {
  caption: string;
  details: string | null;
  columns: DataColumnView[];
  trend: string | null;
  groups: DataGroupView[];
}

function Cell({ cell, column }: { cell: DataCellView; column: DataColumnView | undefined }) {
  const { change, text, lang, unit = column?.unit } = cell;
  const className = [column?.className, change?.direction].filter(Boolean).join(" ") || undefined;
  const said = text === "" && !change ? {} : { "data-label": column?.shortLabel, "data-unit": unit };
  return (
    <td className={className} lang={lang} {...said}>
      {change ? <Change view={change} /> : text}
    </td>
  );
}

function Words({ label, lang }: { label: string; lang?: "tr" | "en" | undefined }) {
  return lang ? <span lang={lang}>{label}</span> : label;
}

interface RowProps {
  row: DataRowView;
  columns: DataColumnView[];
  isDrawn: boolean;
}

function Row({ row, columns: [first, ...others], isDrawn }: RowProps) {
  const { label, lang, link, doubtful } = row;
  return (
    <tr className={row.isIdle ? "idle" : undefined}>
      <th scope="row" className={first?.className} data-label={first?.shortLabel ?? undefined}>
        {link ? <Link to={link} /> : <Words label={label} lang={lang} />}
        {doubtful ? <small className="doubtful">{doubtful}</small> : null}
      </th>
      {row.cells.map((cell, index) => (
        <Cell key={others[index]?.key ?? index} cell={cell} column={others[index]} />
      ))}
      {isDrawn ? <td className="trend">{row.line ? <Sparkline {...row.line} /> : null}</td> : null}
    </tr>
  );
}

/** Of the smallest, on a phone's first screen. */
const GROUPS_OF_SCREEN = 6;
/** Fewer take less room than a deferred group gets before it is laid out: what follows would jump. */
const DEFERRED_ROWS = 3;

const isDeferred = ({ rows }: DataGroupView, index: number) =>
  index >= GROUPS_OF_SCREEN || (index > 0 && rows.length >= DEFERRED_ROWS);

interface GroupProps {
  group: DataGroupView;
  isDeferred: boolean;
  columns: DataColumnView[];
  isDrawn: boolean;
}

function Group({ group, isDeferred, columns, isDrawn }: GroupProps) {
  const { id, heading, summary, isPart, rows } = group;
  return (
    <tbody id={id} className={isDeferred ? "deferred" : undefined}>
      {heading ? (
        <tr className={isPart ? "group part" : "group"}>
          <th scope="rowgroup" colSpan={columns.length + (isDrawn ? 1 : 0)}>
            {heading.link ? <Link to={heading.link} /> : <Words {...heading} />}
            {summary ? (
              <>
                {" "}
                <small>{summary}</small>
              </>
            ) : null}
          </th>
        </tr>
      ) : null}
      {rows.map((row) => (
        <Row key={row.key} row={row} columns={columns} isDrawn={isDrawn} />
      ))}
    </tbody>
  );
}

function Head({ column: { label, className, sort } }: { column: DataColumnView }) {
  return (
    <th scope="col" className={className} aria-sort={sort?.order ?? undefined}>
      {sort ? <Link to={{ href: sort.href, label }} /> : label}
    </th>
  );
}

function widthOf(columns: number): string {
  if (columns > 12) return "endless";
  if (columns > 9) return "widest";
  return columns > 7 ? "wide" : "";
}

/** Empty cells stay: a hidden one would lose its column for screen readers. */
export function DataTable({ view }: { view: DataTableView }) {
  const { caption, details, columns, trend, groups } = view;
  const isLite = useLiteView() !== null;
  const isDrawn = !isLite && trend !== null;
  const isSorted = columns.some(({ sort }) => sort !== null);
  return (
    <div className={`figures-frame ${widthOf(columns.length + (isDrawn ? 1 : 0))}`.trim()}>
      {details ? (
        <label className="row-details">
          <input type="checkbox" /> {details}
        </label>
      ) : null}
      <table className={isSorted ? "figures sortable" : "figures"}>
        <caption className="vh">{caption}</caption>
        {isLite ? null : (
          <colgroup>
            {columns.map(({ key, share }) => (
              <col key={key} className={share === null ? undefined : `w${share}`} />
            ))}
            {isDrawn ? <col /> : null}
          </colgroup>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
            {isDrawn ? (
              <th scope="col" className="trend">
                {trend}
              </th>
            ) : null}
          </tr>
        </thead>
        {groups.map((group, index) => (
          <Group
            key={group.key}
            group={group}
            isDeferred={isDeferred(group, index)}
            columns={columns}
            isDrawn={isDrawn}
          />
        ))}
      </table>
    </div>
  );
}
