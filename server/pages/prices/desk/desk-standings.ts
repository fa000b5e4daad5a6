import { max } from "d3-array";
import { changePercent, priceChanges, type PriceChange, type Span } from "../rows/change";
import type { Product } from "../../../upstream/contracts/products";
import type { PriceRow } from "../../../upstream/contracts/prices";
import type { Histories } from "../products/desk-histories";
import { joined, type TradedPrice } from "../rows/price-series";
import { withLive } from "../products/product-prices";
import { sparkline, type LineView } from "../rows/sparkline";
import { addDays, isMarketDay } from "../days/trading-days";
import { mondayOf } from "../days/week";

const LINE_DAYS = 30;

export interface Standing {
  product: Product;
  days: readonly TradedPrice[];
  /** false: unknown whether there was any trade */
  isRead: boolean;
  last: TradedPrice | null;
  changes: Partial<Record<Span, PriceChange>>;
  yearBefore: WeekBefore | null;
  line: LineView | null;
}

export interface WeekBefore {
  week: string;
  average: number;
  percent: number | null;
}

export function standings(
  products: readonly Product[],
  histories: Histories | null,
  rows: readonly PriceRow[],
): Standing[] {
  const all = products.map((product) => {
    const history = histories?.get(product.id) ?? null;
    return { product, isRead: history !== null, days: withLive(history ?? [], rows, product) };
  });
  const traded = [...new Set(all.flatMap(({ days }) => days.map(({ day }) => day)))].toSorted();
  const from = addDays(max(traded) ?? "", -LINE_DAYS);
  const visible = traded.filter((day) => day >= from);
  return all.map(({ product, isRead, days }) => ({
    product,
    days,
    isRead,
    last: days.at(-1) ?? null,
    changes: isRead ? Object.fromEntries(priceChanges(days).map((each) => [each.span, each])) : {},
    yearBefore: weekOfYearBefore(days),
    line: lineOf(days, visible),
  }));
}

function weekOfYearBefore(days: readonly TradedPrice[]): WeekBefore | null {
  const last = days.at(-1);
  if (!last) return null;
  const week = addDays(mondayOf(last.day), -52 * 7);
  const end = addDays(week, 6);
  const own = days.filter(({ day }) => day >= week && day <= end);
  if (own.length === 0) return null;
  const { average } = joined(week, own);
  return { week, average, percent: changePercent(last.average, average) };
}

/** A market day on which this product wasn't traded is a gap. */
function lineOf(days: readonly TradedPrice[], visible: readonly string[]): Standing["line"] {
  const own = days.filter(({ day }) => day >= (visible[0] ?? ""));
  const last = own.at(-1);
  if (!last) return null;
  const averages = new Map(own.map(({ day, average }) => [day, average]));
  const isOfMarket = isMarketDay(last.day);
  const values = visible
    .filter((day) => averages.has(day) || isMarketDay(day) === isOfMarket)
    .map((day) => averages.get(day) ?? null);
  return sparkline(values);
}

export const latestDay = (all: readonly Standing[]): string | undefined => max(all, ({ last }) => last?.day);
