import type { AroundFiguresView } from "~/components/member-figures";
import type { WordKey } from "~/i18n/words";
import { now } from "../../config/clock";
import type { PageContext } from "../../request/page-loader";
import { addDays } from "../prices/trading-days";
import { transactionsQuery, type TransactionsQuery } from "./query";

export function transactionsPresets(
  context: PageContext,
  asked: TransactionsQuery,
): NonNullable<AroundFiguresView["choices"]> {
  const { t } = context;
  const until = now().toISODate();
  const firstDays: [label: WordKey, from: string][] = [
    ["transactions.today", until],
    ["transactions.lastWeek", addDays(until, -6)],
    ["transactions.thisMonth", `${until.slice(0, 8)}01`],
  ];
  const chosen = asked.until === until ? firstDays.find(([, from]) => from === asked.from) : undefined;
  return {
    label: t("transactions.days"),
    links: firstDays.map(([label, from]) => ({
      href: transactionsQuery.href(context, { ...asked, from, until, page: 1 }),
      label: t(label),
      current: label === chosen?.[0],
    })),
  };
}
