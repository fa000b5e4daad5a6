import { maxIndex, minIndex } from "d3-array";
import type { FactView } from "~/components/elements/facts";
import { formatDate } from "~/i18n/dates";
import { formatNumber, formatPercent } from "~/i18n/numbers";
import type { PageContext } from "../../../request/page-loader";
import type { Rates } from "../../../upstream/contracts/central-bank";
import type { Product } from "../../../upstream/contracts/products";
import { sellingRate } from "../rates/rate-history";
import { announcedPrices } from "../products/announced-prices";
import { changePercent, changeView, priceChanges } from "../rows/change";
import type { ProductPrices } from "../products/product-prices";
import { unitWord } from "../../figures/value-words";
import { priceText, priceUnitWord, quantityText, worldUnit } from "../rows/price-row";
import { moneyName, realPrice, type TradedPrice, wholeSum } from "../rows/price-series";
import { addDays } from "../days/trading-days";

const RATE_DAYS = 7;

const CURRENCIES = [
  { code: "USD", sign: "$" },
  { code: "EUR", sign: "€" },
] as const;

export function yearFacts(
  context: PageContext,
  product: Product,
  days: readonly TradedPrice[],
  last: TradedPrice,
): FactView[] {
  const { t, language } = context;
  const year = last.day.slice(0, 4);
  const own = days.filter(({ day }) => day.startsWith(year));
  const [highest, lowest] = [own[maxIndex(own, (each) => each.max)], own[minIndex(own, (each) => each.min)]];
  const quantity = wholeSum(own, (each) => each.quantity);
  const unit = priceUnitWord(product.unit, t);
  const at = (value: number, { day }: TradedPrice) =>
    t("product.priceOn", { price: formatNumber(value, language, 2), unit, date: formatDate(day, language) });
  return [
    ...(highest ? [{ term: t("product.highest", { year }), text: at(highest.max, highest) }] : []),
    ...(lowest ? [{ term: t("product.lowest", { year }), text: at(lowest.min, lowest) }] : []),
    ...(quantity
      ? [
          {
            term: t("product.traded", { year }),
            text: quantityText({ quantity, unit: product.unit }, context),
          },
        ]
      : []),
  ];
}

export function realFacts(
  { t, language }: PageContext,
  product: Product,
  days: readonly TradedPrice[],
  last: TradedPrice,
): FactView[] {
  const base = priceChanges(days).find(({ span }) => span === "year")?.base;
  const price = base ? realPrice(base.average, base.day) : null;
  const percent = changePercent(last.average, price);
  if (!base || price === null || percent === null) return [];
  return [
    {
      term: t("product.realChange"),
      text: t("product.realChangeText", {
        change: changeView(percent, { language, t }, "").spoken,
        date: formatDate(base.day, language),
        month: moneyName(language),
        price: formatNumber(price, language, 2),
        unit: priceUnitWord(product.unit, t),
      }),
    },
  ];
}

export function announcedFacts(context: PageContext, prices: ProductPrices, last: TradedPrice): FactView[] {
  const { t, language } = context;
  return announcedPrices(prices.codes, last.day).map(({ name, price, from, address }) => {
    const percent = (last.average / price - 1) * 100;
    const display = (value: number) => formatNumber(value, language, 2);
    const isSame = display(last.average) === display(price);
    const key = isSame ? "same" : percent > 0 ? "above" : "below";
    const text = t(`product.announced.${key}`, {
      price: priceText(price, prices.product.unit, context),
      percent: formatPercent(Math.abs(percent), language, Math.abs(percent) < 0.1 ? 2 : 1),
    });
    return {
      term: t("product.announced", { name: name[language], date: formatDate(from, language) }),
      text,
      ...(address !== undefined && { link: { href: address, label: text } }),
    };
  });
}

export function currencyFacts(
  context: PageContext,
  product: Product,
  last: TradedPrice,
  rates: Rates | null,
): FactView[] {
  const { t, language } = context;
  if (!rates || rates.day > addDays(last.day, RATE_DAYS) || rates.day < addDays(last.day, -RATE_DAYS))
    return [];
  const { unit, factor } = worldUnit(product.unit);
  const prices = CURRENCIES.flatMap(({ code, sign }) => {
    const rate = sellingRate(rates, code);
    if (rate === null) return [];
    const value = (last.average * factor) / rate;
    return [`${formatNumber(value, language, value < 10 ? 3 : 2)} ${sign}/${unitWord(unit, t)}`];
  });
  if (prices.length === 0) return [];
  return [
    { term: t("product.currencies", { date: formatDate(rates.day, language) }), text: prices.join(" · ") },
  ];
}
