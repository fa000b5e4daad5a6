import type { Language } from "~/i18n/language";
import { languageOfNames, sentenceCase, fold } from "~/i18n/letters";
import type { ReadOptions, Upstream } from "../../../upstream/client";
import { hasId, listProducts, type Product, type QuotedProduct } from "../../../upstream/contracts/products";
import { BrokenError } from "../../../upstream/errors";
import { orFallback } from "../../fallbacks";
import type { DataRow, DataSection } from "../../figures/data-table";
import type { Id } from "../../../upstream/record";
import { group } from "d3-array";

export async function quotedProducts(upstream: Upstream): Promise<Product[]> {
  return orFallback(productsInOrder(upstream, { isAside: true }), []);
}

export async function productsInOrder(upstream: Upstream, options: ReadOptions = {}): Promise<Product[]> {
  const quoted = await upstream.read(listProducts, null, options);
  const products = quoted.filter(hasId);
  if (quoted.length > 0 && products.length === 0)
    throw new BrokenError(listProducts.name, "no row has its Id");
  return products
    .map((product) => ({ ...product, name: product.name ?? codeOrId(product) }))
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

const codeOrId = ({ code, id }: Pick<Product, "code" | "id">) => code ?? String(id);

/** A row's own name goes before the code of a product that has no name. */
export function namesFrom(products: readonly Product[], language: Language) {
  const isNamed = (product: Product) => product.name !== codeOrId(product);
  const names = new Map(products.filter(isNamed).map(({ id, name }) => [id, name]));
  return ({ productId, product }: { productId: Id | null; product: string | null }): string =>
    (productId === null ? null : names.get(productId)) ??
    sentenceCase(product ?? "", languageOfNames([product ?? ""], language));
}

/** For lists of boxes to tick. */
export const productChoice = ({ id, name }: Product, language: Language) => ({
  value: String(id),
  label: name,
  ...(languageOfNames([name], language) !== language && { lang: "tr" as const }),
});

export interface ProductGroup {
  code: string;
  name: string;
  named: Language;
}

export const groupOf = ({ groupCode, groupName }: Pick<QuotedProduct, "groupCode" | "groupName">) =>
  groupCode ?? fold(groupName ?? "").replace(/\W+/g, "-");

export function groupsOf(products: readonly QuotedProduct[], language: Language): ProductGroup[] {
  return [...group(products, groupOf)].map(([code, [first]]) => {
    const name = first?.groupName ?? code;
    const named = languageOfNames([name], language);
    return { code, name: sentenceCase(name, named), named };
  });
}

interface ByGroup<Item> {
  groups: readonly ProductGroup[];
  productOf: (item: Item) => Pick<QuotedProduct, "groupCode" | "groupName">;
  unitOf: (item: Item) => string;
  rowOf: (item: Item, group: string) => DataRow;
}

/** And by unit within a group, since only figures of one unit compare. */
export function sectionsByGroup<Item>(
  items: readonly Item[],
  language: Language,
  { groups, productOf, unitOf, rowOf }: ByGroup<Item>,
): DataSection[] {
  return groups.flatMap(({ code, name, named }) => {
    const own = items.filter((item) => groupOf(productOf(item)) === code);
    return [...group(own, unitOf)].map(([unit, some]) => ({
      id: `${code}-${unit}`,
      heading: name || null,
      ...(named !== language && { headingLanguage: named }),
      unit,
      rows: some.map((item) => rowOf(item, code)),
    }));
  });
}
