import { soleSection } from "../../figures/data-table";
import type { PriceDeskView } from "~/components/prices/price-desk";
import { formatDays } from "~/i18n/dates";
import { formatNumber } from "~/i18n/numbers";
import type { PageContext } from "../../../request/page-loader";
import type { Id } from "../../../upstream/record";
import { tableView } from "../../figures/table-view";
import { changeBase } from "../rows/change";
import { latestDay, type Standing } from "./desk-standings";
import { priceUnitWord } from "../rows/price-row";
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
  const price = (value: number) => formatNumber(value, language, 2);
  const view = tableView(
    {
      title: t("desk.movers"),
      columns: [
        { key: "product", label: t("board.product"), kind: "text" },
        { key: "weekChange", label: t("product.span.week"), kind: "change" },
        { key: "averages", label: t("figures.average"), kind: "text" },
        { key: "days", label: t("desk.days"), kind: "text" },
      ],
      sections: soleSection(
        "movers",
        null,
        moved.map(({ product, last, base, percent }) => {
          const href = hrefOf(product.id);
          const unit = priceUnitWord(product.unit, t);
          return {
            values: {
              product: product.name,
              weekChange: percent,
              averages: t("desk.fromTo", {
                from: price(base.average),
                to: `${price(last.average)} ${unit}`,
              }),
              days: formatDays({ from: base.day, until: last.day }, language),
            },
            against: { weekChange: changeBase(base.day, context) },
            ...(href !== undefined && { href }),
          };
        }),
      ),
    },
    context,
  );
  return view && { heading: t("desk.movers"), view };
}
