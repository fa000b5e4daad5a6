import { unitsOf, unitWord } from "../data-table/value-words";
import { type DataRow, soleSection } from "../data-table/data-table";
import type { Registration } from "../../upstream/contracts/trades";
import { dealColumns, saleTypeText, SELLER_WORDS, sumsOf } from "./deal-words";
import { ownRegistrations } from "./own-registrations";
import { matchesSearch } from "./query";
import type { TransactionsRequest, TransactionList } from "./transactions";

export async function registrations(request: TransactionsRequest): Promise<TransactionList> {
  const { context, query, nameOf } = request;
  const { t } = context;
  const { rows: all, unread } = await ownRegistrations(context, query);
  const rows = all.filter((row) => isMatching(request, row));
  const { unit, columns } = unitsOf(rows, t);
  const rowOf = (row: Registration): DataRow => ({
    values: {
      ...row,
      product: nameOf(row),
      unit: unitWord(row.unit, t),
      saleType: saleTypeText(row.saleType, t),
      seller: row.seller === null ? row.sellerWord : t(SELLER_WORDS[row.seller]),
      place: placeText(row, request),
    },
    note: null,
  });
  return {
    columns: [
      ...dealColumns(columns, t),
      { key: "number", label: t("transactions.number"), kind: "text", place: "detail" },
      { key: "declaration", label: t("transactions.declaration"), kind: "text", place: "detail" },
      { key: "fee", label: t("transactions.fee"), kind: "amount", place: "detail" },
      { key: "withholding", label: t("transactions.withholding"), kind: "percent", place: "detail" },
      { key: "saleType", label: t("monthly.saleType"), kind: "text", place: "detail" },
      { key: "seller", label: t("transactions.seller"), kind: "text", place: "detail" },
      { key: "place", label: t("transactions.place"), kind: "text", place: "detail" },
    ],
    sections: soleSection("tesciller", unit, rows.map(rowOf)),
    count: rows.length,
    sums: sumsOf(rows, context),
    offered: all.flatMap(({ productId, product }) =>
      productId === null ? [] : [{ id: productId, name: product }],
    ),
    notice: null,
    unread,
  };
}

function isMatching({ context: { t }, query, nameOf }: TransactionsRequest, row: Registration): boolean {
  if (query.productId !== null && row.productId !== query.productId) return false;
  const { number, declaration, saleType } = row;
  return matchesSearch(query, [nameOf(row), number, declaration, saleTypeText(saleType, t)]);
}

function placeText({ isInHall }: Registration, { context: { t } }: TransactionsRequest): string | null {
  if (isInHall === null) return null;
  return t(isInHall ? "transactions.inHall" : "transactions.outsideHall");
}
