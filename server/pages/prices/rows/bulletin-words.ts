import { formatLira } from "~/i18n/numbers";
import type { Wording } from "~/i18n/words";
import { siteProfile } from "../../../config/site-profile";
import type { PriceRow } from "../../../upstream/contracts/prices";
import { wholeSum } from "./price-series";

interface Traded {
  average?: number | null;
  trades?: number | null;
  amount: number | null;
}

/** "24 sınıf · 138 işlem · ₺4.820.024,73" */
export function bulletinSummary(
  lines: readonly PriceRow[],
  wording: Wording,
  classOf: (line: PriceRow) => unknown = (line) => line,
): string {
  const classes = wording.t("figures.classes", { count: classCount(lines, classOf) });
  return [classes, ...totals(lines, wording)].join(" · ");
}

export const tradedSummary = (rows: readonly Traded[], wording: Wording): string =>
  totals(rows, wording).join(" · ");

export function classCount(lines: readonly PriceRow[], nameOf: (line: PriceRow) => unknown): number {
  return new Set(lines.filter(({ average }) => average !== null).map(nameOf)).size;
}

export function bulletinSource({ language, t }: Wording): string {
  const averages = siteProfile.statements.averages?.[language];
  const source = t("bulletin.source", { exchange: siteProfile.name[language] });
  return averages === undefined ? source : `${source} ${averages}`;
}

function totals(rows: readonly Traded[], { language, t }: Wording): string[] {
  // A price without trades has no amount to be missing.
  const traded = rows.filter(
    ({ average, amount, trades }) =>
      amount !== null || (trades !== 0 && (average !== null || trades !== null)),
  );
  const trades = wholeSum(traded, ({ trades = 1 }) => trades);
  const amount = wholeSum(traded, (row) => row.amount);
  return [
    ...(trades === null ? [] : [t("bulletin.trades", { count: trades })]),
    ...(amount === null ? [] : [formatLira(amount, language)]),
  ];
}
