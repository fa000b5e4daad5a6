import { containsWords } from "~/i18n/letters";
import { now } from "../../config/clock";
import { ofDays } from "../../upstream/contracts/prices";
import { listTotalsByProduct } from "../../upstream/contracts/purchase-totals";
import { listPurchases, type Purchase } from "../../upstream/contracts/trades";
import { addDays } from "../prices/days/trading-days";
import pMap from "p-map";
import { againstAverages, dayAverages } from "./exchange-averages";
import { purchaseTable, saleTypeText, sumsOf } from "./deals";
import type { TransactionsQuery } from "./query";
import type { TransactionsRequest, TransactionList, Offered } from "./transactions";

/** Queried for the products with the largest amounts. */
const MOST_PRODUCTS = 40;
const AT_ONCE = 6;
/** How far back the upstream has single purchases. */
const TOLD_DAYS = 365;

export interface OwnPurchases {
  rows: Purchase[];
  offered: Offered[];
  notice: string | null;
}

export async function ownPurchases({ context, memberId, query }: TransactionsRequest): Promise<OwnPurchases> {
  const { upstream, t } = context;
  const { from, until, productId } = query;
  const totals = await upstream.read(listTotalsByProduct, { memberId, from, until });
  const bought = totals
    .toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0))
    .flatMap(({ productId: id, product }) => (id === null ? [] : [{ id, name: product }]));
  const wanted = bought.filter(({ id }) => productId === null || id === productId);
  const lists = await pMap(
    wanted.slice(0, MOST_PRODUCTS),
    ({ id }) => upstream.read(listPurchases, { memberId, productId: id }),
    { concurrency: AT_ONCE },
  );
  const rows = lists.flat().filter(ofDays(from, until).is);
  upstream.noteMissing("products without a number", totals.length - bought.length);
  return {
    rows: rows.toSorted((a, b) => b.day.localeCompare(a.day)),
    offered: bought,
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
  return containsWords([nameOf(row), transaction, declaration, saleTypeText(saleType, t)], query.search);
}

export async function purchases(request: TransactionsRequest): Promise<TransactionList> {
  const { context, products, nameOf } = request;
  const { t, upstream } = context;
  const { rows: all, offered, notice } = await ownPurchases(request);
  const rows = all.filter((row) => isPurchaseMatching(request, row));
  const averageOf = await dayAverages(upstream, products, rows);
  return {
    ...purchaseTable(rows, t, averageOf, (row) => ({ product: nameOf(row) })),
    count: rows.length,
    sums: [sumsOf(rows, context), againstAverages(rows, averageOf, context)].filter(Boolean).join(" · "),
    offered,
    notice,
  };
}
