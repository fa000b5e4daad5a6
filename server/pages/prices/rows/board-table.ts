import { group } from "d3-array";
import type { SparklineView } from "~/components/elements/sparkline";
import type { DataTableView } from "~/components/tables/data-table";
import { formatNumber } from "~/i18n/numbers";
import type { Translate, Wording } from "~/i18n/words";
import type { PriceRow } from "../../../upstream/contracts/prices";
import type { Id } from "../../../upstream/record";
import type { Column, DataRow } from "../../figures/data-table";
import { tableView } from "../../figures/table-view";
import { averageChange, isDoubtful, KILOGRAMS_PER_TONNE, noteOf, priceUnitWord } from "./price-row";
import { sparkline } from "./sparkline";

export type WeightUnit = "kg" | "ton";

export interface BoardTableOptions {
  title: string;
  since: string | null;
  unit: WeightUnit;
  /** Daily averages, oldest first; null: no lines are drawn. */
  histories: ReadonlyMap<Id, readonly number[]> | null;
  hrefOf?: (id: Id | null) => string | undefined;
  /** Whether a switch above the table names the unit of goods sold by weight. */
  hasSwitch?: boolean;
  columns?: (t: Translate) => Column[];
}

export function boardTable(
  rows: readonly PriceRow[],
  { title, since, unit, histories, hrefOf, hasSwitch = true, columns = boardColumns }: BoardTableOptions,
  wording: Wording,
): DataTableView | null {
  const { t } = wording;
  const byUnit = [...group(rows, (row) => row.unit)].toSorted(
    ([a], [b]) => Number(b === "KG") - Number(a === "KG"),
  );
  return tableView(
    {
      title,
      columns: columns(t),
      changedSince: since,
      ...(histories && { trend: t("board.trend") }),
      sections: byUnit.map(([upstreamUnit, own]) => {
        const isInTonnes = unit === "ton" && upstreamUnit === "KG";
        const shownUnit = isInTonnes ? "TON" : upstreamUnit;
        const factor = isInTonnes ? KILOGRAMS_PER_TONNE : 1;
        return {
          id: `${histories ? "fiyat" : "kalan"}-${shownUnit}`,
          heading: hasSwitch && upstreamUnit === "KG" ? null : t("figures.unit"),
          unit: shownUnit,
          ...(isInTonnes && { decimals: 0 }),
          rows: own.map((row) => {
            const href = hrefOf?.(row.productId);
            const history = (row.productId !== null && histories?.get(row.productId)) || [];
            const line = isDoubtful(row) ? null : lineOf(history, factor, shownUnit, wording);
            return {
              values: valuesOf(row, factor),
              note: noteOf(row),
              ...(href !== undefined && { href }),
              ...(line && { line }),
            };
          }),
        };
      }),
    },
    wording,
  );
}

const boardColumns = (t: Translate): Column[] => [
  ...changeColumns(t),
  { key: "min", label: t("figures.min"), kind: "price", place: "plain" },
  { key: "max", label: t("figures.max"), kind: "price", place: "plain" },
  { key: "quantity", label: t("board.quantity"), kind: "quantity" },
];

export const changeColumns = (t: Translate): Column[] => [
  { key: "product", label: t("board.product"), kind: "text" },
  { key: "average", label: t("figures.average"), kind: "price", place: "main" },
  { key: "change", label: t("board.change"), kind: "change" },
];

function valuesOf(row: PriceRow, factor: number): DataRow["values"] {
  const { product, average, min, max, quantity } = row;
  const times = (price: number | null) => price && price * factor;
  return {
    product,
    average: times(average),
    change: averageChange(row),
    min: times(min),
    max: times(max),
    quantity: quantity && quantity / factor,
  };
}

function lineOf(
  history: readonly number[],
  factor: number,
  unit: string,
  { language, t }: Wording,
): SparklineView | null {
  const line = sparkline(history);
  const [first = 0, last = 0] = [history[0], history.at(-1)];
  const price = (value: number) => formatNumber(value * factor, language, factor === 1 ? 2 : 0);
  return (
    line && {
      ...line,
      label: t("board.trendLabel", { from: price(first), to: price(last), unit: priceUnitWord(unit, t) }),
    }
  );
}
