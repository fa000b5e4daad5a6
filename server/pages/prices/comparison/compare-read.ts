import type { PageContext } from "../../../request/page-loader";
import { listLivePrices } from "../../../upstream/contracts/prices";
import type { Product } from "../../../upstream/contracts/products";
import { orFallback } from "../../fallbacks";
import { readHistory, withLive } from "../products/product-prices";

/** @throws UpstreamError when every history fails */
export async function readProducts({ upstream }: PageContext, products: readonly Product[]) {
  const histories = products.map(({ id }) => readHistory(upstream, id));
  const [live, ...results] = await Promise.all([
    orFallback(upstream.read(listLivePrices, null, { isAside: true }), null),
    ...histories.map((each) => orFallback(each, null)),
  ]);
  // All are settled: awaiting them again throws the upstream's error.
  if (results.every((history) => history === null)) await Promise.all(histories);
  return products.map((product, index) => {
    const history = results[index] ?? null;
    return {
      product,
      isRead: history !== null,
      days: history ? withLive(history.days, live?.rows ?? [], product) : [],
      doubtful: history?.doubtful ?? 0,
      unread: history?.unread ?? 0,
    };
  });
}

export type ReadProduct = Awaited<ReturnType<typeof readProducts>>[number];

/** Where rows are missing, nothing is known of days without a price. */
export const isLegible = ({ isRead, unread, doubtful }: ReadProduct) => isRead && unread + doubtful === 0;
