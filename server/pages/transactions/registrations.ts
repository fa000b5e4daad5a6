import type { DataRow } from "../data-table/data-table";
import type { Registration } from "../../upstream/contracts/trades";
import { commonUnit, dealColumns, dealValues, saleTypeText, SELLER_WORDS, sumsOf } from "./deal-words";
import { ownRegistrations } from "./own-registrations";
import { matchesSearch } from "./query";
import type { Asking, Found } from "./transactions";

export async function registrations(asking: Asking): Promise<Found> {
  const { portal, asked, nameOf } = asking;
  const { t, language } = portal;
  const { rows: all, unread } = await ownRegistrations(portal, asked);
  const rows = all.filter((row) => isSought(asking, row));
  const unit = commonUnit(rows);
  const rowOf = (row: Registration): DataRow => ({
    values: [
      ...dealValues(row, nameOf(row), unit, t),
      row.number,
      row.declaration,
      row.fee,
      row.withholding,
      saleTypeText(row.saleType, t),
      row.seller === null ? row.sellerWord : t(SELLER_WORDS[row.seller]),
      placeText(row, asking),
    ],
    note: null,
  });
  return {
    columns: [
      ...dealColumns(unit, t),
      { key: "number", label: t("transactions.number"), kind: "text", place: "detail" },
      { key: "declaration", label: t("transactions.declaration"), kind: "text", place: "detail" },
      { key: "fee", label: t("transactions.fee"), kind: "amount", place: "detail" },
      { key: "withholding", label: t("transactions.withholding"), kind: "percent", place: "detail" },
      { key: "saleType", label: t("monthly.saleType"), kind: "text", place: "detail" },
      { key: "seller", label: t("transactions.seller"), kind: "text", place: "detail" },
      { key: "place", label: t("transactions.place"), kind: "text", place: "detail" },
    ],
    sections: [{ id: "tesciller", heading: null, unit, rows: rows.map(rowOf) }],
    count: rows.length,
    sums: sumsOf(rows, language, t),
    offered: all.flatMap(({ productId, product }) =>
      productId === null ? [] : [{ id: productId, name: product }],
    ),
    notice: null,
    unread,
  };
}

function isSought({ portal: { t }, asked, nameOf }: Asking, row: Registration): boolean {
  if (asked.productId !== null && row.productId !== asked.productId) return false;
  const { number, declaration, saleType } = row;
  return matchesSearch(asked, [nameOf(row), number, declaration, saleTypeText(saleType, t)]);
}

function placeText({ isInHall }: Registration, { portal: { t } }: Asking): string | null {
  if (isInHall === null) return null;
  return t(isInHall ? "transactions.inHall" : "transactions.outsideHall");
}
