import { group } from "d3-array";
import type { Language } from "~/i18n/language";
import { fold } from "~/i18n/letters";
import { href } from "~/pages";
import { siteProfile } from "../../../config/site-profile";
import type { Upstream } from "../../../upstream/client";
import type { Product } from "../../../upstream/contracts/products";
import type { Id } from "../../../upstream/record";
import { orFallback } from "../../fallbacks";
import { productsInOrder } from "./quoted-products";

/** "1-grup-kirmizi-sert-ekmeklik-bugday"; "" without letters and digits */
export function slugOf(text: string): string {
  return (
    fold(text)
      .match(/[a-z0-9]+/g)
      ?.join("-") ?? ""
  );
}

const settingsOf = ({ code, name }: Product) =>
  siteProfile.products.find(({ product }) => product === (code ?? name));

const codeOf = (product: Product) => slugOf(settingsOf(product)?.code ?? product.code ?? "");

export function slugsById(products: readonly Product[]): Map<Id, string> {
  const slugs = products.map((product) => {
    const slug = [...new Set([codeOf(product), slugOf(product.name)])].filter(Boolean).join("-");
    return { id: product.id, slug: slug || String(product.id) };
  });
  const alike = [...group(slugs, ({ slug }) => slug).values()];
  return new Map(
    alike.flatMap((same) =>
      same.map(({ id, slug }, at) => [id, at === 0 ? slug : `${slug}-${slugOf(String(id))}`]),
    ),
  );
}

async function productsWithSlugs(upstream: Upstream, isAside: boolean) {
  const products = await productsInOrder(upstream, { language: "tr", isAside });
  return { products, slugs: slugsById(products) };
}

export const productSlugs = async (upstream: Upstream): Promise<ReadonlyMap<Id, string>> =>
  (await productsWithSlugs(upstream, true)).slugs;

/** undefined for a product without a page */
export const productHrefsBy =
  (slugs: ReadonlyMap<Id, string>, language: Language) =>
  (id: Id | null): string | undefined => {
    const product = id === null ? undefined : slugs.get(id);
    return product === undefined ? undefined : href("product", language, { product });
  };

/** undefined for all when the list can't be had */
export async function productHrefs(upstream: Upstream, language: Language) {
  return productHrefsBy(await orFallback(productSlugs(upstream), new Map<Id, string>()), language);
}

/** By current or former name; null for neither. @throws UpstreamError */
export async function productAt(
  upstream: Upstream,
  address: string,
): Promise<{ id: Id; slug: string } | null> {
  const { products, slugs } = await productsWithSlugs(upstream, false);
  const slugged = [...slugs].map(([id, slug]) => ({ id, slug }));
  const named = slugOf(address);
  const exact = slugged.find(({ slug }) => slug === named);
  if (exact) return exact;
  const product =
    products.find((each) => settingsOf(each)?.formerAddresses.includes(named)) ?? renamed(products, named);
  return slugged.find(({ id }) => id === product?.id) ?? null;
}

/** The code at the start of an address survives renaming. */
function renamed(products: readonly Product[], slug: string): Product | undefined {
  return products
    .filter((product) => codeOf(product) !== "" && `${slug}-`.startsWith(`${codeOf(product)}-`))
    .toSorted((a, b) => codeOf(b).length - codeOf(a).length)[0];
}
