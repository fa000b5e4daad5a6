import { formatShortDate } from "~/i18n/dates";
import { formatNumber } from "~/i18n/numbers";
import type { Translate, WordKey } from "~/i18n/words";
import type { Column, DataRow, DataSection } from "../figures/data-table";
import { unitWord } from "../figures/value-words";
import { listAnalyses, type Analysis } from "../../upstream/contracts/arrivals";
import type { Purchase } from "../../upstream/contracts/trades";
import pMap from "p-map";
import { orFallback } from "../fallbacks";
import { pagesOf } from "../paged";
import { isPurchaseMatching, ownPurchases } from "./purchases";
import type { TransactionsRequest, TransactionList } from "./transactions";
import type { Id } from "../../upstream/record";

/** Each load costs a call. */
const LOADS_ON_PAGE = 10;
const AT_ONCE = 5;

type Load = Purchase & { arrivalId: Id; productId: Id };

export async function analyses(request: TransactionsRequest): Promise<TransactionList> {
  const { context, query } = request;
  const { t } = context;
  const { rows, offered, notice } = await ownPurchases(request);
  const loads = rows.filter(isLoad).filter((row) => isPurchaseMatching(request, row));
  const pages = pagesOf({ total: loads.length }, LOADS_ON_PAGE);
  const page = Math.min(query.page, pages);
  const visible = loads.slice((page - 1) * LOADS_ON_PAGE, page * LOADS_ON_PAGE);
  return {
    columns: [
      { key: "day", label: t("figures.day"), kind: "day", isInHeading: true },
      { key: "product", label: t("board.product"), kind: "text", isInHeading: true },
      { key: "transaction", label: t("transactions.transaction"), kind: "text", isInHeading: true },
      ...findingColumns(t),
    ],
    sections: await pMap(visible, (load) => sectionOf(request, load), { concurrency: AT_ONCE }),
    count: loads.length,
    sums: null,
    offered,
    notice,
    pageRows: LOADS_ON_PAGE,
  };
}

function isLoad(row: Purchase): row is Load {
  return row.arrivalId !== null && row.productId !== null;
}

/** One load without findings doesn't hide the others. */
async function sectionOf({ context, nameOf }: TransactionsRequest, load: Load): Promise<DataSection> {
  const { upstream, t, language } = context;
  const { arrivalId, productId, day, transaction, quantity, unit } = load;
  const findings = await orFallback(upstream.read(listAnalyses, { arrivalId, productId }), null);
  const about = { day, product: nameOf(load), transaction };
  return {
    id: `parti-${arrivalId}`,
    heading: [day && formatShortDate(day, language), nameOf(load)].filter(Boolean).join(" · "),
    summary: [
      transaction,
      quantity !== null && `${formatNumber(quantity, language)} ${unitWord(unit, t)}`,
      findings && t(summaryOf(findings)),
    ]
      .filter(Boolean)
      .join(" · "),
    unit: null,
    rows:
      findings === null || findings.length === 0
        ? [emptyRow(about, t(findings ? "transactions.notExamined" : "transactions.findingsMissing"))]
        : findingRows(findings, t, about),
  };
}

function emptyRow(about: DataRow["values"], why: string): DataRow {
  const none = { value: null, unit: null, verdict: null, least: null, most: null, method: null };
  return { values: { ...about, ...none, finding: why } };
}

export const findingColumns = (t: Translate): Column[] => [
  { key: "finding", label: t("transactions.finding"), kind: "text" },
  { key: "value", label: t("transactions.value"), kind: "measure", place: "main" },
  { key: "unit", label: t("figures.unit"), kind: "text", place: "plain" },
  { key: "verdict", label: t("transactions.verdict"), kind: "text", place: "plain" },
  { key: "least", label: t("transactions.least"), kind: "measure" },
  { key: "most", label: t("transactions.most"), kind: "measure" },
  { key: "method", label: t("transactions.method"), kind: "text", place: "detail" },
];

export const findingRows = (findings: readonly Analysis[], t: Translate, about = {}): DataRow[] =>
  findings
    .toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
    .map((row) => ({ values: { ...about, ...row, finding: row.name, verdict: t(verdictOf(row)) } }));

/** The laboratory's verdict, or else by the limits it gives. */
function verdictOf({ value, least, most, isWithinLimits }: Analysis): WordKey {
  if (least === null && most === null) return "transactions.noLimit";
  if (typeof value !== "number")
    return isWithinLimits === null
      ? "transactions.noLimit"
      : isWithinLimits
        ? "transactions.within"
        : "transactions.outside";
  const fits = value >= (least ?? -Infinity) && value <= (most ?? Infinity);
  return (isWithinLimits ?? fits) ? "transactions.within" : "transactions.outside";
}

function summaryOf(findings: readonly Analysis[]): WordKey {
  const verdicts = new Set(findings.map(verdictOf));
  if (verdicts.has("transactions.outside")) return "transactions.someOutside";
  return verdicts.has("transactions.within") ? "transactions.allWithin" : "transactions.noLimits";
}
