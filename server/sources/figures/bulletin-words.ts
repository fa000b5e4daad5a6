import { sum } from "d3-array";
import type { Language } from "~/language";
import { formatLira } from "~/text/numbers";
import type { Translate } from "~/text/words";
import { exchange } from "../../exchange";
import type { PriceRow } from "../../upstream/contracts/prices";

interface Traded {
  trades: number | null;
  amount: number | null;
}

/** What a bulletin adds up to: "24 sınıf · 138 işlem · ₺4.820.024,73". */
export function bulletinSummary(
  lines: readonly PriceRow[],
  classes: number,
  language: Language,
  t: Translate,
): string {
  return [t("figures.classes", { count: classes }), ...totals(lines, language, t)].join(" · ");
}

/** What trades add up to: "138 işlem · ₺4.820.024,73". */
export function tradedSummary(rows: readonly Traded[], language: Language, t: Translate): string {
  return totals(rows, language, t).join(" · ");
}

/** How many classes had a price: a row of no trade is none. */
export function classCount(lines: readonly PriceRow[], nameOf: (line: PriceRow) => unknown): number {
  return new Set(lines.filter(({ average }) => average !== null).map(nameOf)).size;
}

/** Where the figures are from, and how the operator says that averages are worked out. */
export function bulletinSource(language: Language, t: Translate): string {
  const averages = exchange.statements.averages?.[language];
  const source = t("bulletin.source", { exchange: exchange.name[language] });
  return averages === undefined ? source : `${source} ${averages}`;
}

/** What no row tells is not nothing: it is left out. */
function totals(rows: readonly Traded[], language: Language, t: Translate): string[] {
  const trades = rows.flatMap((row) => row.trades ?? []);
  const amounts = rows.flatMap((row) => row.amount ?? []);
  return [
    ...(trades.length > 0 ? [t("bulletin.trades", { count: sum(trades) })] : []),
    ...(amounts.length > 0 ? [formatLira(sum(amounts), language)] : []),
  ];
}
