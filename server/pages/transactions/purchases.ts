import { unitsOf, unitWord } from "../data-table/value-words";
import { sum } from "d3-array";
import { type DataRow, soleSection } from "../data-table/data-table";
import { now } from "../../config/clock";
import { listTotalsByProduct } from "../../upstream/contracts/purchase-totals";
import { listPurchases, purchasesOf, type Purchase } from "../../upstream/contracts/trades";
import { addDays } from "../prices/days/trading-days";
import pMap from "p-map";
import { dealColumns, saleTypeText, sumsOf } from "./deal-words";
import { matchesSearch, type TransactionsQuery } from "./query";
import type { TransactionsRequest, TransactionList, Offered } from "./transactions";

/** Queried for the products with the largest amounts. */
const MOST_PRODUCTS = 40;
const AT_ONCE = 6;
/** How far back the upstream has single purchases. */
const TOLD_DAYS = 365;

export interface OwnPurchases {
  rows: Purchase[];
  offered: Offered[];
  unread: number;
  notice: string | null;
}

export async function ownPurchases({ context, memberId, query }: TransactionsRequest): Promise<OwnPurchases> {
  const { upstream, t } = context;
  const { from, until, productId } = query;
  const totals = await upstream.read(listTotalsByProduct, { memberId, from, until });
  const bought = totals.rows
    .toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0))
    .flatMap(({ productId: id, product }) => (id === null ? [] : [{ id, name: product }]));
  const wanted = bought.filter(({ id }) => productId === null || id === productId);
  const lists = await pMap(
    wanted.slice(0, MOST_PRODUCTS),
    ({ id }) => upstream.read(listPurchases, { memberId, productId: id }),
    { concurrency: AT_ONCE },
  );
  const dated = lists.map((list) => purchasesOf(query, list));
  const rows = dated.flatMap((list) => list.rows);
  const unnamed = totals.rows.length - bought.length;
  return {
    rows: rows.toSorted((a, b) => (b.day ?? "").localeCompare(a.day ?? "")),
    offered: bought,
    unread: sum([totals, ...dated], (list) => list.unread) + unnamed,
    notice:
      wanted.length > MOST_PRODUCTS
        ? t("transactions.manyProducts", { count: MOST_PRODUCTS })
        : from < addDays(now().toISODate(), -TOLD_DAYS)
          ? t("transactions.lastYearOnly")
          : null,
  };
}

export function isPurchaseMatching(
  {
    context: { t },
    query,
    nameOf,
  }: { query: TransactionsQuery } & Pick<TransactionsRequest, "context" | "nameOf">,
  row: Purchase,
): boolean {
  const { transaction, declaration, saleType } = row;
  return matchesSearch(query, [nameOf(row), transaction, declaration, saleTypeText(saleType, t)]);
}

export async function purchases(request: TransactionsRequest): Promise<TransactionList> {
  const { context, nameOf } = request;
  const { t } = context;
  const { rows: all, offered, unread, notice } = await ownPurchases(request);
  const rows = all.filter((row) => isPurchaseMatching(request, row));
  const { unit, columns } = unitsOf(rows, t);
  const rowOf = (row: Purchase): DataRow => ({
    values: {
      ...row,
      product: nameOf(row),
      unit: unitWord(row.unit, t),
      saleType: saleTypeText(row.saleType, t),
    },
    note: null,
  });
  return {
    columns: [
      ...dealColumns(columns, t),
      { key: "saleType", label: t("monthly.saleType"), kind: "text", place: "detail" },
      { key: "declaration", label: t("transactions.declaration"), kind: "text", place: "detail" },
      { key: "fee", label: t("transactions.fee"), kind: "amount", place: "detail" },
      { key: "transaction", label: t("transactions.transaction"), kind: "text", place: "detail" },
    ],
    sections: soleSection("alimlar", unit, rows.map(rowOf)),
    count: rows.length,
    sums: sumsOf(rows, context),
    offered,
    unread,
    notice,
  };
}
