import { containsWords } from "~/i18n/letters";
import type { Registration } from "../../upstream/contracts/trades";
import { registrationTable, saleTypeText, sumsOf } from "./deals";
import { ownRegistrations } from "./own-registrations";
import type { TransactionsRequest, TransactionList } from "./transactions";

export async function registrations(request: TransactionsRequest): Promise<TransactionList> {
  const { context, query, nameOf } = request;
  const { t } = context;
  const all = await ownRegistrations(context, query);
  const rows = all.filter((row) => isMatching(request, row));
  return {
    ...registrationTable(rows, t, nameOf),
    count: rows.length,
    sums: sumsOf(rows, context),
    offered: all.flatMap(({ productId, product }) =>
      productId === null ? [] : [{ id: productId, name: product }],
    ),
    notice: null,
  };
}

function isMatching({ context: { t }, query, nameOf }: TransactionsRequest, row: Registration): boolean {
  if (query.productId !== null && row.productId !== query.productId) return false;
  const { number, declaration, saleType } = row;
  return containsWords([nameOf(row), number, declaration, saleTypeText(saleType, t)], query.search);
}
