import { formatMonth, parseDate } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import { siteProfile } from "../../../config/site-profile";
import type { TradedPrice } from "./price-series";

const index = siteProfile.consumerPrices;
const latest = Object.keys(index).toSorted().at(-1);

export const hasRealPrices = latest !== undefined;

export function moneyName(language: Language): string {
  const date = parseDate(`${latest ?? ""}-01`);
  return date ? formatMonth(date, language) : "";
}

/** In the money of the last month with an index; null for months without one. */
export function realPrice(price: number, day: string): number | null {
  const month = day.slice(0, 7);
  if (latest === undefined) return null;
  const [now, then] = [index[latest], index[month > latest ? latest : month]];
  return now === undefined || then === undefined ? null : (price * now) / then;
}

export function inRealPrices(days: readonly TradedPrice[]): TradedPrice[] {
  return days.flatMap((each) => {
    const factor = realPrice(1, each.day);
    return factor === null
      ? []
      : { ...each, average: each.average * factor, min: each.min * factor, max: each.max * factor };
  });
}
