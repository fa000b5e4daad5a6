import { useLiteView } from "../elements/lite-view";
import { Change, type ChangeView } from "../elements/change";
import { Sparkline, type SparklineView } from "../elements/sparkline";

export interface PriceRowView {
  key: string;
  product: string;
  productLang?: "tr" | "en";
  href?: string | undefined;
  /** Only where it differs from the board's: "₺/lt" */
  unit?: string | null;
  min: string | null;
  max: string | null;
  average: string | null;
  noPrice: string;
  change: ChangeView | null;
  quantity: string;
  trades: string;
  /** Printed on phones, where column heads are hidden: "işlem" */
  tradesUnit: string;
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

const FIGURES = ["product", "min", "max", "average", "change", "quantity", "trades"] as const;
const COLUMNS = [...FIGURES, "trend"] as const;
const CLASSES: Partial<Record<(typeof COLUMNS)[number], string>> = {
  average: "main",
  change: "change",
  quantity: "quantity",
  trades: "trades",
  trend: "trend",
};

function PriceRow({ row, isDrawn }: { row: PriceRowView; isDrawn: boolean }) {
  return (
    <tr className={row.average === null ? "idle" : undefined}>
      <th scope="row">
        {row.href ? (
          <a href={row.href} lang={row.productLang}>
            {row.product}
          </a>
        ) : (
          <span lang={row.productLang}>{row.product}</span>
        )}
        {row.unit ? <small className="row-unit">{` ${row.unit}`}</small> : null}
        {row.doubtful ? <small className="doubtful">{row.doubtful}</small> : null}
      </th>
      <td className="min">{row.min}</td>
      <td className="max">{row.max}</td>
      <td className="main">{row.average ?? row.noPrice}</td>
      <td className={row.change ? `change ${row.change.direction}` : "change"}>
        {row.change ? <Change view={row.change} /> : null}
      </td>
      <td className="quantity">{row.quantity}</td>
      <td className="trades">
        {row.trades}
        {row.trades ? <span className="card-only">{` ${row.tradesUnit}`}</span> : null}
      </td>
      {isDrawn ? <td className="trend">{row.trend ? <Sparkline {...row.trend} /> : null}</td> : null}
    </tr>
  );
}

interface PriceTableProps {
  caption: string;
  columns: PriceColumnsView;
  rows: PriceRowView[];
}

/** Empty cells stay: a hidden one would lose its column for screen readers. */
export function PriceTable({ caption, columns, rows }: PriceTableProps) {
  const isDrawn = useLiteView() === null;
  return (
    <table className="figures">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {(isDrawn ? COLUMNS : FIGURES).map((column) => (
            <th key={column} scope="col" className={CLASSES[column]}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PriceRow key={row.key} row={row} isDrawn={isDrawn} />
        ))}
      </tbody>
    </table>
  );
}
