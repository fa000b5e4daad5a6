import { group } from "d3-array";
import type { PriceDeskView } from "~/components/prices/price-desk";
import { formatDate } from "~/i18n/dates";
import type { PageContext } from "../../../request/page-loader";
import type { Id } from "../../../upstream/record";
import { tableView } from "../../figures/table-view";
import { announcedPrices } from "../products/announced-prices";
import type { CodesOf } from "../products/stable-codes";
import { changePercent } from "../rows/change";
import { addDays } from "../days/trading-days";
import { latestDay, type Standing } from "./desk-standings";

const RECENT_DAYS = 14;

interface MarketDesk {
  /** Filtered or not: what is recent is the whole market's to say. */
  all: readonly Standing[];
  codesOf: CodesOf;
  hrefOf: (id: Id | null) => string | undefined;
}

/** What authorities announced, beside what the exchange paid on the last day. */
export function announcedOf(
  context: PageContext,
  standings: readonly Standing[],
  { all, codesOf, hrefOf }: MarketDesk,
): PriceDeskView["announced"] {
  const { t, language } = context;
  const since = addDays(latestDay(all) ?? "", -RECENT_DAYS);
  const rows = standings.flatMap(({ product, last }) => {
    if (!last || last.day < since) return [];
    const href = hrefOf(product.id);
    return announcedPrices(codesOf(product), last.day).map(({ name, price, from }) => ({
      heading: t("product.announced", { name: name[language], date: formatDate(from, language) }),
      unit: product.unit,
      values: {
        product: product.name,
        announced: price,
        average: last.average,
        difference: changePercent(last.average, price),
      },
      ...(href !== undefined && { href }),
    }));
  });
  const view = tableView(
    {
      title: t("desk.announced"),
      columns: [
        { key: "product", label: t("board.product"), kind: "text" },
        { key: "average", label: t("figures.average"), kind: "price", place: "main" },
        { key: "announced", label: t("desk.announcedPrice"), kind: "price" },
        { key: "difference", label: t("desk.announcedDifference"), kind: "percent" },
      ],
      sections: [...group(rows, ({ heading, unit }) => `${heading} ${unit}`)].map(([, own], at) => ({
        id: `aciklanan-${at}`,
        heading: own[0]?.heading ?? null,
        unit: own[0]?.unit ?? null,
        rows: own,
      })),
    },
    context,
  );
  return view && { heading: t("desk.announced"), view, note: t("desk.announcedNote") };
}
