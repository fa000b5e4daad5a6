import type { Language } from "~/language";
import { languageOfNames, sentenceCase } from "~/text/casing";
import type { ReadOptions, Upstream } from "../../upstream/client";
import { hasId, listProducts, type Product } from "../../upstream/contracts/products";
import { optional } from "../optional";
import type { Id } from "../../upstream/ids";

/** The quoted products, in the exchange's own order; none when the list can't be had. */
export async function quotedProducts(upstream: Upstream): Promise<Product[]> {
  return optional(productsInOrder(upstream, { isAside: true }), []);
}

/** The quoted products, for a page that can't do without them. @throws UpstreamError */
export async function productsInOrder(upstream: Upstream, options: ReadOptions = {}): Promise<Product[]> {
  const products = await upstream.read(listProducts, null, options);
  return products.filter(hasId).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

/** Names lines by the quotation list; a bulletin alone may write them in capitals. */
export function namesFrom(products: readonly Product[], language: Language) {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return ({ productId, product }: { productId: Id | null; product: string }) =>
    (productId === null ? null : names.get(productId)) ??
    sentenceCase(product, languageOfNames([product], language));
}
