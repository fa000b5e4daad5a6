import { rollup, sum } from "d3-array";
import { DateTime } from "luxon";
import type { PriceChartView } from "~/components/prices/price-chart";
import type { PageContext } from "../../../request/page-loader";
import type { PriceRow } from "../../../upstream/contracts/prices";
import type { Product } from "../../../upstream/contracts/products";
import { orFallback } from "../../fallbacks";
import { chartView } from "./chart";
import { priceSeries } from "../rows/price-series";

interface MonthChart {
  year: number;
  month: number;
  products: readonly Product[];
  /** As the address says it. */
  productId: string;
  lines: readonly PriceRow[];
  query: URLSearchParams;
}

export async function monthChart(
  context: PageContext,
  { year, month, products, productId, lines, query }: MonthChart,
): Promise<PriceChartView | null> {
  const product = chosen(productId, products, lines);
  if (!product) return null;
  const first = DateTime.utc(year, month, 1);
  const from = first.toISODate() ?? "";
  const until = first.endOf("month").toISODate() ?? "";
  const days = await orFallback(priceSeries(context.upstream, product.id, from, until), null);
  return chartView(context, { product, products, query, days });
}

function chosen(code: string, products: readonly Product[], lines: readonly PriceRow[]) {
  const amounts = rollup(
    lines,
    (own) => sum(own, ({ amount }) => amount ?? 0),
    ({ productId }) => productId,
  );
  const [most] = [...amounts].toSorted(([, a], [, b]) => b - a);
  return (
    products.find(({ id }) => String(id) === code) ??
    products.find(({ id }) => id === most?.[0]) ??
    products[0]
  );
}
