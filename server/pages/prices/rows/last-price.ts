import type { LastPriceView, PriceChangeView } from "~/components/prices/last-price";
import { formatLongDate, formatShortDate } from "~/i18n/dates";
import { formatNumber } from "~/i18n/numbers";
import type { WordKey, Wording } from "~/i18n/words";
import { href } from "~/pages";
import { now } from "../../../config/clock";
import type { PageContext } from "../../../request/page-loader";
import { changePercent, changeView, priceChanges, type Span, SPANS } from "./change";
import { priceUnitWord, tradedText } from "./price-row";
import type { Series, TradedPrice } from "./price-series";
import type { ProductPrices } from "../products/product-prices";

const SPAN_WORDS: Readonly<Record<Span, WordKey>> = {
  day: "product.span.day",
  week: "product.span.week",
  month: "product.span.month",
  quarter: "product.span.quarter",
  year: "product.span.year",
};
const ALL_SPANS = SPANS.map(({ span }) => span);

export function lastPrice(
  context: PageContext,
  { product, live }: Pick<ProductPrices, "product" | "live">,
  last: TradedPrice,
): LastPriceView {
  const { t, language } = context;
  const row = live.find(({ productId, day }) => productId === product.id && day === last.day);
  return {
    when: t("product.averageOf", { date: formatLongDate(last.day, language) }),
    value: formatNumber(last.average, language, 2),
    unit: priceUnitWord(product.unit, t),
    details: tradedText(last, product.unit, context),
    note: row && last.day === now().toISODate() ? t("product.mayChange") : null,
  };
}

interface PricedDays extends Pick<Series, "days" | "unread"> {
  isWithoutHistory?: boolean;
}

export function changesOf(
  context: PageContext,
  { days, unread, isWithoutHistory = false }: PricedDays,
  spans: readonly Span[] = ALL_SPANS,
): PriceChangeView[] {
  const { t } = context;
  const last = days.at(-1);
  if (!last) return [];
  const isUnread = isWithoutHistory || unread > 0;
  const changes = priceChanges(days).filter(({ span }) => spans.includes(span));
  return changes.map(({ span, base }) =>
    changeSince(context, t(SPAN_WORDS[span]), last.average, base && baseOn(base, context), isUnread),
  );
}

interface Base {
  value: number;
  text: string;
  href: string | null;
}

export const baseOn = ({ average, day }: TradedPrice, { t, language }: Wording): Base => ({
  value: average,
  text: t("product.base", {
    date: formatShortDate(day, language),
    price: formatNumber(average, language, 2),
  }),
  href: `${href("daily-bulletin", language)}?tarih=${day}`,
});

/** `isUnread`: rows couldn't be read, so nothing is known of a base that is missing. */
export function changeSince(
  wording: Wording,
  label: string,
  value: number,
  base: Base | null,
  isUnread = false,
): PriceChangeView {
  const percent = base && changePercent(value, base.value);
  return {
    label,
    change: percent === null ? null : changeView(percent, wording, ""),
    base: base ? base.text : wording.t(isUnread ? "board.unread" : "product.noBase"),
    href: base && base.href,
  };
}
