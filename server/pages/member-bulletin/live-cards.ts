import type { LiveCardView } from "~/components/members/live-cards";
import { formatClockTime } from "~/i18n/dates";
import { formatNumber } from "~/i18n/numbers";
import type { Wording } from "~/i18n/words";
import type { LivePrice } from "../../upstream/contracts/prices";
import { priceRowView, priceUnitWord } from "../prices/rows/price-row";
import type { Id } from "../../upstream/record";

export function liveCardView(
  row: LivePrice,
  hrefOf: (productId: Id) => string,
  wording: Wording,
): LiveCardView {
  const { t } = wording;
  const view = priceRowView(row, [], "kg", wording);
  const { productId, product } = row;
  return {
    key: view.key,
    product,
    link: productId === null ? null : { href: hrefOf(productId), label: product },
    price: view.average,
    unit: priceUnitWord(row.unit, t),
    noPrice: view.noPrice,
    change: view.change,
    particulars: [
      ...(view.min && view.max ? [`${view.min} – ${view.max}`] : []),
      ...(view.quantity ? [view.quantity] : []),
      ...(view.trades ? [`${view.trades} ${view.tradesUnit}`] : []),
    ].join(" · "),
    last: lastText(row, wording),
    doubtful: view.doubtful,
  };
}

function lastText({ last, lastAt, waiting }: LivePrice, { language, t }: Wording): string | null {
  const parts = [
    ...(last !== null && lastAt !== null
      ? [
          t("memberBulletin.lastTrade", {
            price: formatNumber(last, language, 2),
            time: formatClockTime(lastAt, language),
          }),
        ]
      : []),
    ...(waiting ? [t("memberBulletin.waiting", { count: waiting })] : []),
  ];
  return parts.length > 0 ? parts.join(" · ") : null;
}
