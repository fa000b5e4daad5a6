import { setTimeout as delay } from "node:timers/promises";
import { sum } from "d3-array";
import { formatLira, formatNumber } from "~/i18n/numbers";
import type { Wording } from "~/i18n/words";
import { TIMEOUTS } from "../../config/time-budgets";
import type { Upstream } from "../../upstream/client";
import type { Product } from "../../upstream/contracts/products";
import type { Purchase } from "../../upstream/contracts/trades";
import type { Id } from "../../upstream/record";
import { readEach } from "../fallbacks";
import { readHistory } from "../prices/products/product-prices";

const AT_ONCE = 6;

/** The exchange's average of a purchase's product on its day, in its unit; null where there is none to be had. */
export type AverageOf = (purchase: Purchase) => number | null;

export async function dayAverages(
  upstream: Upstream,
  products: readonly Product[],
  purchases: readonly Purchase[],
): Promise<AverageOf> {
  const ids = new Set(purchases.map(({ productId }) => productId));
  const averages = new Map<string, ReadonlyMap<string, number>>();
  const readAverages = async ({ id, unit }: Product) => {
    const { days } = await readHistory(upstream, id, { isAside: true });
    averages.set(keyOf(id, unit), new Map(days.map(({ day, average }) => [day, average])));
  };
  const bought = products.filter(({ id }) => ids.has(id));
  // Late ones are cached for the next visit.
  await Promise.race([
    readEach(bought, readAverages, AT_ONCE),
    delay(TIMEOUTS.histories, null, { ref: false }),
  ]);
  return ({ productId, unit, day }) => averages.get(keyOf(productId, unit))?.get(day) ?? null;
}

const keyOf = (productId: Id | null, unit: string) => `${String(productId)} ${unit}`;

/** "gün ortalamalarından ₺12.345,00 ucuza (156 alım)", the count if it isn't all; null without an average. */
export function againstAverages(
  purchases: readonly Purchase[],
  averageOf: AverageOf,
  { t, language }: Wording,
): string | null {
  const differences = purchases.flatMap((purchase) => {
    const { price, quantity } = purchase;
    const average = averageOf(purchase);
    return price === null || quantity === null || average === null ? [] : [(price - average) * quantity];
  });
  if (differences.length === 0) return null;
  const total = sum(differences);
  const amount = formatLira(Math.abs(total), language);
  const text = t(total > 0 ? "transactions.aboveAverages" : "transactions.belowAverages", { amount });
  const count = t("transactions.count.purchases", { count: formatNumber(differences.length, language) });
  return differences.length < purchases.length ? `${text} (${count})` : text;
}
