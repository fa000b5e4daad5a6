import { Change, type ChangeView } from "./change";
import { Sparkline, type SparklineView } from "./sparkline";

export interface PriceRowView {
  key: string;
  product: string;
  productLang?: "tr" | "en";
  /** Only where it differs from the board's: "₺/lt". */
  unit?: string | null;
  min: string | null;
  max: string | null;
  average: string | null;
  /** Stands in the place of the average when there is none: "işlem yok". */
  noPrice: string;
  change: ChangeView | null;
  /** With its unit: "612 ton". */
  quantity: string;
  trades: string;
  /** Said after the count of trades on phones, where no column head is seen: "işlem". */
  tradesUnit: string;
  /** Says so when the figures can't be right. */
  doubtful: string | null;
  trend: SparklineView | null;
}

export interface PriceColumnsView {
  product: string;
  min: string;
  max: string;
  average: string;
  change: string;
  quantity: string;
  trades: string;
  trend: string;
}

const COLUMNS = ["product", "min", "max", "average", "change", "quantity", "trades", "trend"] as const;

function PriceRow({ row }: { row: PriceRowView }) {
  return (
    <tr className={row.average === null ? "idle" : undefined}>
      <th scope="row" className="product">
        <span lang={row.productLang}>{row.product}</span>
        {row.unit ? <small className="row-unit">{` ${row.unit}`}</small> : null}
        {row.doubtful ? <small className="doubtful">{row.doubtful}</small> : null}
      </th>
      <td className="min">{row.min}</td>
      <td className="max">{row.max}</td>
      <td className="average">{row.average ?? row.noPrice}</td>
      <td className={row.change ? `change ${row.change.direction}` : "change"}>
        {row.change ? <Change view={row.change} /> : null}
      </td>
      <td className="quantity">{row.quantity}</td>
      <td className="trades">
        {row.trades}
        {row.trades ? <span className="card-only">{` ${row.tradesUnit}`}</span> : null}
      </td>
      <td className="trend">{row.trend ? <Sparkline {...row.trend} /> : null}</td>
    </tr>
  );
}

interface PriceTableProps {
  caption: string;
  columns: PriceColumnsView;
  rows: PriceRowView[];
}

/**
 * A table on wide screens, two-line cards on narrow ones. Browsers keep a table's roles when the style sheet changes
 * `display`; what they don't keep is the place of a cell that is not displayed, so empty cells stay.
 */
export function PriceTable({ caption, columns, rows }: PriceTableProps) {
  return (
    <table className="prices">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={column}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PriceRow key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  );
}
