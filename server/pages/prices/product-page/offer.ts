import type { FactView } from "~/components/elements/facts";
import type { FilterFieldView } from "~/components/forms/filter-form";
import type { Language } from "~/i18n/language";
import { formatLira, formatNumber } from "~/i18n/numbers";
import { readNumber } from "~/i18n/read-number";
import type { Wording } from "~/i18n/words";
import type { Product } from "../../../upstream/contracts/products";
import { isDoubtful, priceText, priceUnitWord } from "../rows/price-row";
import type { TradedPrice } from "../rows/price-series";

/** A price that a buyer offers a farmer, against the exchange's. */

/** In lira for the product's unit; null for what isn't a plausible price. */
export function readOffer(
  raw: string,
  { unit }: Product,
  { average }: TradedPrice,
  language: Language,
): number | null {
  const price = readNumber(raw, language);
  const figures = { min: null, average: price, max: null, previousAverage: average, unit };
  return price !== null && price > 0 && !isDoubtful(figures) ? price : null;
}

export function offerField(
  { t, language }: Wording,
  product: Product,
  last: TradedPrice,
  raw: string,
): FilterFieldView {
  const example = formatNumber(last.average, language, 2);
  const isUnread = raw !== "" && readOffer(raw, product, last, language) === null;
  return {
    kind: "number",
    name: "teklif",
    label: t("load.offer", { unit: priceUnitWord(product.unit, t) }),
    value: raw,
    placeholder: example,
    error: isUnread ? t("load.wrongOffer", { example }) : null,
    isOptional: true,
  };
}

interface Load {
  product: Product;
  quantity: number;
  /** In lira, before and after deductions; null where none is known. */
  average: number;
  left: number | null;
}

export function offerFacts(
  wording: Wording,
  price: number | null,
  { product, quantity, average, left }: Load,
): FactView[] {
  if (price === null) return [];
  const { t, language } = wording;
  const offer = price * quantity;
  const lira = (value: number) => formatLira(value, language);
  const against = (base: number) =>
    t(offer < base ? "load.less" : "load.more", { amount: lira(Math.abs(offer - base)) });
  return [
    { term: t("load.atOffer", { price: priceText(price, product.unit, wording) }), text: lira(offer) },
    { term: t("load.offerAgainstAverage"), text: against(average) },
    ...(left === null ? [] : [{ term: t("load.offerAgainstLeft"), text: against(left) }]),
  ];
}
