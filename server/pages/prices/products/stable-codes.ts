import { group } from "d3-array";
import { siteProfile } from "../../../config/site-profile";
import type { PageContext } from "../../../request/page-loader";
import type { Upstream } from "../../../upstream/client";
import type { Product, QuotedProduct } from "../../../upstream/contracts/products";
import type { Id } from "../../../upstream/record";
import type { RowCodes } from "../../figures/data-table";
import { orFallback } from "../../fallbacks";
import { slugOf } from "./product-address";
import { groupOf, namesFrom, productsInOrder, quotedProducts } from "./quoted-products";

interface CodedRow {
  id: Id | null;
  name: string | null;
  code?: string | null;
  groupCode?: string | null;
}

export type CodesOf = (row: CodedRow) => RowCodes;

/** The upstream's codes, else the operator's, else slugs of the Turkish names (in small letters). */
export async function stableCodes(upstream: Upstream): Promise<CodesOf> {
  const products = await orFallback(productsInOrder(upstream, { language: "tr", isAside: true }), []);
  const codes = codesById(products);
  return ({ id, name, code, groupCode }) => {
    const own = id === null ? undefined : codes.get(id);
    return {
      product: own?.product ?? code ?? (slugOf(name ?? "") || null),
      group: codeOfGroup(groupCode) ?? own?.group ?? null,
    };
  };
}

export async function productNaming({ upstream, language, t }: PageContext) {
  const [products, codesOf] = await Promise.all([quotedProducts(upstream), stableCodes(upstream)]);
  return { language, t, products, name: namesFrom(products, language), codesOf };
}

function codesById(products: readonly Product[]): Map<Id, RowCodes> {
  const alike = [...group(products, codeOfProduct)];
  return new Map(
    alike.flatMap(([code, same]) =>
      same.map((product, at) => [
        product.id,
        { product: at === 0 ? code : `${code}-${product.id}`, group: codeOfGroup(groupOf(product)) },
      ]),
    ),
  );
}

function codeOfProduct({ code, name, id }: QuotedProduct): string {
  const named = siteProfile.products.find(({ product }) => product === (code ?? name));
  return code ?? named?.code ?? (slugOf(name ?? "") || String(id));
}

function codeOfGroup(name: string | null | undefined): string | null {
  if (!name) return null;
  return /^[\w.-]+$/.test(name) ? name : slugOf(name) || null;
}
