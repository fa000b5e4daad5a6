import { group, sum } from "d3-array";
import { formatMonth } from "~/i18n/dates";
import { formatLira, formatNumber } from "~/i18n/numbers";
import type { Translate, Wording } from "~/i18n/words";
import type { Column } from "../figures/data-table";
import { unitsOf, unitWord } from "../figures/value-words";
import type { Registration } from "../../upstream/contracts/trades";
import { wholeSum } from "../prices/rows/price-series";
import { sumsOf } from "./deals";
import { readRegistrations } from "./registrations";
import type { TransactionList, TransactionsRequest } from "./transactions";

/** Registrations by month and product, as a monthly declaration of withheld tax needs them. */
export async function monthlySummary(request: TransactionsRequest): Promise<TransactionList> {
  const { context, nameOf } = request;
  const { t, language } = context;
  const { rows, offered } = await readRegistrations(request);
  const units = unitsOf(rows, t);
  const sections = [...group(rows, ({ day }) => day?.slice(0, 7) ?? "")].map(([month, own]) => {
    const heading = month === "" ? "–" : formatMonth(`${month}-01`, language);
    const ofProducts = [...group(own, (row) => `${nameOf(row)} ${row.unit}`).values()];
    return {
      id: `ay-${month}`,
      heading,
      summary: summaryOf(own, context),
      isUnitSaid: true as const,
      unit: units.unit,
      rows: ofProducts.map((registrations) => ({
        values: { month: heading, ...lineOf(request, registrations) },
      })),
    };
  });
  const count = sum(sections, (section) => section.rows.length);
  return {
    columns: columnsOf(t, units.columns),
    sections,
    count,
    pageRows: Math.max(1, count),
    sums: summaryOf(rows, context),
    offered,
    notice: null,
  };
}

function lineOf({ context: { t }, nameOf }: TransactionsRequest, rows: readonly Registration[]) {
  const [first] = rows;
  return {
    product: first ? nameOf(first) : null,
    unit: first ? unitWord(first.unit, t) : null,
    registrations: rows.length,
    quantity: wholeSum(rows, ({ quantity }) => quantity),
    amount: wholeSum(rows, ({ amount }) => amount),
    withheld: wholeSum(rows, withheldTax),
    fee: wholeSum(rows, ({ fee }) => fee),
  };
}

function summaryOf(rows: readonly Registration[], { t, language }: Wording): string {
  const withheld = wholeSum(rows, withheldTax);
  return [
    t("transactions.count.registrations", { count: formatNumber(rows.length, language) }),
    sumsOf(rows, { t, language }),
    withheld === null ? "" : t("transactions.withheldSum", { tax: formatLira(withheld, language) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

const columnsOf = (t: Translate, units: Column[]): Column[] => [
  { key: "month", label: t("figures.month"), kind: "text", isInHeading: true },
  { key: "product", label: t("board.product"), kind: "text", place: "name" },
  ...units,
  { key: "registrations", label: t("transactions.registrations"), kind: "count" },
  { key: "quantity", label: t("board.quantity"), kind: "quantity", missing: "–" },
  { key: "amount", label: t("figures.amount"), kind: "amount", missing: "–", place: "main" },
  { key: "withheld", label: t("transactions.withheld"), kind: "amount", missing: "–" },
  { key: "fee", label: t("transactions.fee"), kind: "amount", missing: "–", place: "detail" },
];

/** In lira, rounded to kuruş as each receipt is. */
const withheldTax = ({ amount, withholding }: Registration): number | null =>
  amount === null || withholding === null ? null : Math.round(amount * withholding) / 100;
