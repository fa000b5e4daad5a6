import type { LastPriceView, PriceChangeView } from "~/components/prices/last-price";
import { formatLongDate, formatShortDate } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import { formatNumber } from "~/i18n/numbers";
import type { WordKey, Wording } from "~/i18n/words";
import { href } from "~/pages";
import { now } from "../../../config/clock";
import type { PageContext } from "../../../request/page-loader";
import { changePercent, changeView, priceChanges, type Span, SPANS } from "./change";
import { priceUnitWord, tradedText } from "./price-row";
import type { TradedPrice } from "./price-series";
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

export function changesOf(
  context: PageContext,
  days: readonly TradedPrice[],
  spans: readonly Span[] = ALL_SPANS,
): PriceChangeView[] {
  const { t, language } = context;
  const last = days.at(-1);
  if (!last) return [];
  const changes = priceChanges(days).filter(({ span }) => spans.includes(span));
  return changes.map(({ span, base }) =>
    changeSince(context, t(SPAN_WORDS[span]), last.average, base && baseOn(base, language)),
  );
}

interface Base {
  average: number;
  date: string;
  href: string;
}

export const baseOn = ({ average, day }: TradedPrice, language: Language): Base => ({
  average,
  date: formatShortDate(day, language),
  href: `${href("daily-bulletin", language)}?tarih=${day}`,
});

export function changeSince(
  wording: Wording,
  label: string,
  average: number,
  base: Base | null,
): PriceChangeView {
  const { t, language } = wording;
  const percent = base && changePercent(average, base.average);
  return {
    label,
    change: percent === null ? null : changeView(percent, wording, ""),
    base: base
      ? t("product.base", { date: base.date, price: formatNumber(base.average, language, 2) })
      : t("product.noBase"),
    href: base && base.href,
  };
}
