import type { LastPriceView, PriceChangeView } from "~/components/prices/last-price";
import { formatLongDate } from "~/i18n/dates";
import { formatNumber } from "~/i18n/numbers";
import type { WordKey } from "~/i18n/words";
import { href } from "~/pages";
import { now } from "../../../config/clock";
import type { PageContext } from "../../../request/page-loader";
import { writeValue } from "../../figures/write-value";
import { changeView, priceChanges, type Span, SPANS } from "./change";
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
  const changes = priceChanges(days).filter(({ span }) => spans.includes(span));
  return changes.map(({ span, base, percent }) => ({
    label: t(SPAN_WORDS[span]),
    change: base && percent !== null ? changeView(percent, context, "") : null,
    base: base
      ? t("product.base", {
          date: writeValue(base.day, { kind: "day" }, language) ?? "",
          price: formatNumber(base.average, language, 2),
        })
      : t("product.noBase"),
    href: base && `${href("daily-bulletin", language)}?tarih=${base.day}`,
  }));
}
