import { setTimeout as delay } from "node:timers/promises";
import { sum } from "d3-array";
import { formatLira, formatNumber } from "~/i18n/numbers";
import type { Wording } from "~/i18n/words";
import { TIMEOUTS } from "../../config/time-budgets";
import type { Upstream } from "../../upstream/client";
import type { Days } from "../../upstream/contracts/member-bulletin";
import { ofDays } from "../../upstream/contracts/prices";
import type { Product } from "../../upstream/contracts/products";
import type { Purchase } from "../../upstream/contracts/trades";
import type { Id } from "../../upstream/record";
import { readEach } from "../fallbacks";
import { readHistory } from "../prices/products/product-prices";
import { joined, type TradedPrice } from "../prices/rows/price-series";

/** What everybody paid, beside what a member did: of the same product in the same unit, null where it can't be had. */

const AT_ONCE = 6;

interface Bought {
  productId: Id | null;
  unit: string;
}

const keyOf = ({ productId, unit }: Bought) => `${String(productId)} ${unit}`;

async function readHistories(upstream: Upstream, products: readonly Product[], rows: readonly Bought[]) {
  const ids = new Set(rows.map(({ productId }) => productId));
  const histories = new Map<string, readonly TradedPrice[]>();
  const readOne = async ({ id, unit }: Product) => {
    const { days } = await readHistory(upstream, id, { isAside: true });
    histories.set(keyOf({ productId: id, unit }), days);
  };
  const bought = products.filter(({ id }) => ids.has(id));
  // Late ones are cached for the next visit.
  await Promise.race([readEach(bought, readOne, AT_ONCE), delay(TIMEOUTS.histories, null, { ref: false })]);
  return histories;
}

export type AverageOf = (purchase: Purchase) => number | null;

export async function dayAverages(
  upstream: Upstream,
  products: readonly Product[],
  purchases: readonly Purchase[],
): Promise<AverageOf> {
  const histories = await readHistories(upstream, products, purchases);
  const averages = new Map(
    [...histories].map(([key, days]) => [key, new Map(days.map(({ day, average }) => [day, average]))]),
  );
  return (purchase) => averages.get(keyOf(purchase))?.get(purchase.day) ?? null;
}

/** Weighted by what was traded on each day. */
export async function spanAverages(
  upstream: Upstream,
  products: readonly Product[],
  rows: readonly Bought[],
  { from, until }: Days,
): Promise<(row: Bought) => number | null> {
  const histories = await readHistories(upstream, products, rows);
  return (row) => {
    const days = (histories.get(keyOf(row)) ?? []).filter(ofDays(from, until).is);
    return days.length > 0 ? joined(from, days).average : null;
  };
}

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
