import { hrefOfMatch } from "~/pages";
import type { PagePortal } from "../../page-loader";
import type { PriceRow } from "../../upstream/contracts/prices";
import type { Id } from "../../upstream/ids";

/** Where a bulletin stands: on its own page, or in a section of another. */
export interface BulletinPlace {
  /** What the address says beside the bulletin's own words. */
  query: Readonly<Record<string, string>>;
  /** Where a class leads; to its chart below the tables if left out. */
  productHref?: (productId: Id) => string;
}

/** A page of its own: its address is all there is to say. */
export const OWN_PAGE: BulletinPlace = { query: {} };

/** An address in the bulletin's place. */
export function placeHref(
  { match, language }: PagePortal,
  { query }: BulletinPlace,
  added: Record<string, string>,
): string {
  const search = new URLSearchParams({ ...query, ...added }).toString();
  return hrefOfMatch(match, language) + (search && `?${search}`);
}

/** Where the classes of a bulletin lead, whose whole address is `query`. */
export function classHref(
  { match, language }: PagePortal,
  { productHref }: BulletinPlace,
  query: URLSearchParams,
) {
  const page = hrefOfMatch(match, language);
  return ({ productId }: PriceRow): string | undefined => {
    if (productId === null) return undefined;
    return productHref ? productHref(productId) : `${page}?${query.toString()}&urun=${productId}#grafik`;
  };
}

/** What a form must not lose of the place's address. */
export function hiddenFields({ query }: BulletinPlace): { name: string; value: string }[] {
  return Object.entries(query).map(([name, value]) => ({ name, value }));
}
