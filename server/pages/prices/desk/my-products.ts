import { redirect } from "@remix-run/node";
import type { MyProductsView } from "~/components/prices/my-products";
import type { Language } from "~/i18n/language";
import { href } from "~/pages";
import type { PageContent, PageContext } from "../../../request/page-loader";
import { readCookie, setCookie, YEAR_SECONDS } from "../../../security/host-cookie";
import type { Id } from "../../../upstream/record";
import { noneText } from "../../fallbacks";
import { definePageQuery, text } from "../../query";
import { idsOfProducts, joinIds } from "../products/price-filters";
import { productChoice, productsInOrder } from "../products/quoted-products";
import { deskQuery } from "./desk-table";

const NAME = "urunler";
const UNCACHED = { status: 303, headers: { "Cache-Control": "private, no-store" } };
/** So that an address and a cookie can hold them, GUIDs too. */
const MOST_PRODUCTS = 40;

const myProductsQuery = definePageQuery("my-products", { urunler: text("products") });

/** The choice, with these added to it. */
export const myProductsHref = (language: Language, products: string): string =>
  href("my-products", language) + myProductsQuery.search({ products });

export async function myProductsPage(context: PageContext): Promise<PageContent<MyProductsView>> {
  const { upstream, language, cookies, t } = context;
  const products = await productsInOrder(upstream);
  const { products: added } = myProductsQuery.read(context);
  const own = idsOfProducts(readCookie(NAME, cookies) ?? "", products);
  if (added === "" && own.length > 0) throw toPrices(language, own);
  const chosen = new Set([...own, ...idsOfProducts(added, products)]);
  return {
    lifetime: "none",
    view: {
      action: `${href("my-products", "tr")}/kaydet/${language}`,
      field: {
        kind: "many",
        name: "urun",
        label: t("myProducts.choose"),
        help: null,
        error: null,
        constraints: {},
        values: [...chosen].map(String),
        choices: products.map((product) => productChoice(product, language)),
      },
      empty: products.length === 0 ? noneText(context, "article.empty") : null,
      save: t("myProducts.save"),
      notes: [t("myProducts.help", { most: MOST_PRODUCTS }), t("myProducts.privacy")],
    },
  };
}

/** To their prices, or to the choice where nothing was chosen. */
export function savedChoice(language: Language, ids: readonly Id[]): Response {
  const own = [...new Set(ids)].slice(0, MOST_PRODUCTS);
  const answer = own.length > 0 ? toPrices(language, own) : redirect(href("my-products", language), UNCACHED);
  const cookie = setCookie(NAME, joinIds(own), { maxAge: own.length > 0 ? YEAR_SECONDS : 0 });
  answer.headers.append("Set-Cookie", cookie);
  return answer;
}

const toPrices = (language: Language, own: readonly Id[]): Response =>
  redirect(href("prices", language) + deskQuery.search({ products: joinIds(own) }), UNCACHED);
