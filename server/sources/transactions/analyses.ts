import { formatShortDate, parseDate } from "~/text/dates";
import { formatNumber } from "~/text/numbers";
import type { WordKey } from "~/text/words";
import type { FigureRow, FigureSection, Value } from "../../figures/figures";
import { unitWord } from "../../figures/words";
import { listAnalyses, type Analysis } from "../../upstream/contracts/arrivals";
import type { Purchase } from "../../upstream/contracts/trades";
import { inTurn } from "../in-turn";
import { optional } from "../optional";
import { isPurchaseSought, ownPurchases } from "./purchases";
import type { Asking, Found } from "./transactions";
import type { Id } from "../../upstream/ids";

/** The loads of a page: each is a question of its own to the upstream. */
const LOADS_ON_PAGE = 10;
const AT_ONCE = 5;

type Load = Purchase & { arrivalId: Id; productId: Id };

/** What the laboratory found in the loads that a member bought: those of the page that is shown, no others. */
export async function analyses(asking: Asking): Promise<Found> {
  const { portal, asked } = asking;
  const { t } = portal;
  const { rows, offered, unread, notice } = await ownPurchases(asking);
  const loads = rows.filter(isLoad).filter((row) => isPurchaseSought(asking, row));
  const pages = Math.max(1, Math.ceil(loads.length / LOADS_ON_PAGE));
  const page = Math.min(asked.page, pages);
  const shown = loads.slice((page - 1) * LOADS_ON_PAGE, page * LOADS_ON_PAGE);
  return {
    columns: [
      { key: "day", label: t("figures.day"), kind: "day", isInHeading: true },
      { key: "product", label: t("board.product"), kind: "text", isInHeading: true },
      { key: "transaction", label: t("transactions.transaction"), kind: "text", isInHeading: true },
      { key: "finding", label: t("transactions.finding"), kind: "text" },
      { key: "value", label: t("transactions.value"), kind: "measure" },
      { key: "unit", label: t("figures.unit"), kind: "text" },
      { key: "verdict", label: t("transactions.verdict"), kind: "text" },
      { key: "least", label: t("transactions.least"), kind: "measure" },
      { key: "most", label: t("transactions.most"), kind: "measure" },
      { key: "method", label: t("transactions.method"), kind: "text" },
    ],
    sections: await inTurn(shown, AT_ONCE, (load) => sectionOf(asking, load)),
    count: loads.length,
    sums: null,
    offered,
    unread,
    notice,
    shownPage: { page, pages },
  };
}

function isLoad(row: Purchase): row is Load {
  return row.arrivalId !== null && row.productId !== null;
}

/** A load with its findings; the others stand also where those of one can't be had. */
async function sectionOf({ portal, nameOf }: Asking, load: Load): Promise<FigureSection> {
  const { upstream, t, language } = portal;
  const { arrivalId, productId, day, transaction, quantity, unit } = load;
  const findings = await optional(upstream.read(listAnalyses, { arrivalId, productId }), null);
  const about: Value[] = [day, nameOf(load), transaction];
  const date = parseDate(day ?? "");
  return {
    id: `parti-${arrivalId}`,
    heading: [date && formatShortDate(date, language), nameOf(load)].filter(Boolean).join(" · "),
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
        : inOrder(findings).map((finding) => findingRow(about, finding, t(verdictOf(finding)))),
  };
}

function emptyRow(about: Value[], why: string): FigureRow {
  return { values: [...about, why, null, null, null, null, null, null], note: null };
}

function findingRow(about: Value[], finding: Analysis, verdict: string): FigureRow {
  const { name, value, unit, least, most, method } = finding;
  return { values: [...about, name, value, unit, verdict, least, most, method], note: null };
}

const inOrder = (findings: readonly Analysis[]) =>
  findings.toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity));

/** Whether a finding keeps to its limits: as the laboratory says, or else by the limits it tells. */
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
