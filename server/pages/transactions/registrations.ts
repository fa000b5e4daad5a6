import { containsWords } from "~/i18n/letters";
import type { Registration } from "../../upstream/contracts/trades";
import { registrationTable, saleTypeText, sumsOf } from "./deals";
import { ownRegistrations } from "./own-registrations";
import type { Offered, TransactionsRequest, TransactionList } from "./transactions";

export async function registrations(request: TransactionsRequest): Promise<TransactionList> {
  const { context, nameOf } = request;
  const { rows, offered } = await readRegistrations(request);
  return {
    ...registrationTable(rows, context.t, nameOf),
    count: rows.length,
    sums: sumsOf(rows, context),
    offered,
    notice: null,
  };
}

/** Those that match, and the products of all. */
export async function readRegistrations(
  request: TransactionsRequest,
): Promise<{ rows: Registration[]; offered: Offered[] }> {
  const all = await ownRegistrations(request.context, request.query);
  return {
    rows: all.filter((row) => isMatching(request, row)),
    offered: all.flatMap(({ productId, product }) =>
      productId === null ? [] : [{ id: productId, name: product }],
    ),
  };
}

function isMatching({ context: { t }, query, nameOf }: TransactionsRequest, row: Registration): boolean {
  if (query.productId !== null && row.productId !== query.productId) return false;
  const { number, declaration, saleType } = row;
  return containsWords([nameOf(row), number, declaration, saleTypeText(saleType, t)], query.search);
}
