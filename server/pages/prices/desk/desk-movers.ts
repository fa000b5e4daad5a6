import type { PriceChangeView } from "~/components/prices/last-price";
import type { PriceDeskView } from "~/components/prices/price-desk";
import { formatDays } from "~/i18n/dates";
import { languageOfNames } from "~/i18n/letters";
import { formatNumber } from "~/i18n/numbers";
import type { PageContext } from "../../../request/page-loader";
import type { Id } from "../../../upstream/record";
import { changeView } from "../rows/change";
import { latestDay, type Standing } from "./desk-standings";
import { priceText } from "../rows/price-row";
import { addDays } from "../days/trading-days";

const MOVERS = 5;
const WEEK = 7;

export function moversOf(
  context: PageContext,
  all: readonly Standing[],
  hrefOf: (id: Id | null) => string | undefined,
): PriceDeskView["movers"] {
  const { t, language } = context;
  const since = addDays(latestDay(all) ?? "", -WEEK);
  const moved = all
    .flatMap(({ product, last, changes: { week } }) =>
      last && last.day > since && week?.base && week.percent
        ? [{ product, last, base: week.base, percent: week.percent }]
        : [],
    )
    .toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent))
    .slice(0, MOVERS);
  const changes = moved.map(({ product, last, base, percent }): PriceChangeView => {
    const label = product.name;
    const named = languageOfNames([label], language);
    const price = t("desk.fromTo", {
      from: formatNumber(base.average, language, 2),
      to: priceText(last.average, product.unit, context),
    });
    return {
      label,
      ...(named !== language && { lang: named }),
      page: hrefOf(product.id) ?? null,
      change: changeView(percent, context, ""),
      base: `${price}\n${formatDays({ from: base.day, until: last.day }, language)}`,
      href: null,
    };
  });
  return changes.length > 0 ? { heading: t("desk.movers"), changes } : null;
}
