import { hrefOfMatch } from "~/pages";
import type { PageContext } from "../../../request/page-loader";
import type { PriceRow } from "../../../upstream/contracts/prices";
import type { Id } from "../../../upstream/record";
import { productHrefs } from "../products/product-address";

export interface BulletinPlace {
  query: URLSearchParams;
  productHref?: (productId: Id) => string;
}

export const OWN_PAGE: BulletinPlace = { query: new URLSearchParams() };

export function placeHref(
  { match, language }: PageContext,
  { query }: BulletinPlace,
  added = new URLSearchParams(),
): string {
  const search = new URLSearchParams([...query, ...added]).toString();
  return hrefOfMatch(match, language) + (search && `?${search}`);
}

export async function classHref({ upstream, language }: PageContext, { productHref }: BulletinPlace) {
  const hrefOf = productHref ?? (await productHrefs(upstream, language));
  return ({ productId }: PriceRow) => (productId === null ? undefined : hrefOf(productId));
}

export function hiddenFields({ query }: BulletinPlace): { name: string; value: string }[] {
  return [...query].map(([name, value]) => ({ name, value }));
}
