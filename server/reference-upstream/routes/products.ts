import { Hono } from "hono";
import { EXCHANGE } from "../content/exchange";
import { type Language, languageOf } from "../language";
import { PRODUCTS, type Product } from "../prices/products";
import { WITHHOLDING } from "../prices/withholding";
import { productNames } from "../prices/wire-rows";
import { audit } from "../wire";

/** TescilTanim/GetDataForProducts: the quotation list as a bare array. */
export function productRoutes(): Hono {
  const routes = new Hono();
  routes.get("/GetDataForProducts", (c) => {
    const language = languageOf(c.req.raw.headers);
    return c.json(PRODUCTS.map((product, index) => wireProduct(product, index, language)));
  });
  return routes;
}

function wireProduct(product: Product, index: number, language: Language) {
  const [shrinkageMin, shrinkageMax] = shrinkage(product);
  return {
    ...audit("TescilTanim", product.id, EXCHANGE.founded),
    ...productNames(product, language),
    MALADI: product.name[language],
    EnAzMiktar: product.minimum,
    FireAsgari: shrinkageMin,
    FireAzami: shrinkageMax,
    StopajTescilli: WITHHOLDING[product.category],
    Gorsel: null,
    Sira: index + 1,
    KotasyonaDahil: true,
  };
}

/** Allowed loss in per cent, least and greatest. */
function shrinkage({ code, category }: Product): [number | null, number | null] {
  if (code.startsWith("BGD")) return [2, 3];
  if (category === "grain") return [0, 3];
  if (category === "corn") return [1, 3];
  if (code.startsWith("AYC")) return [1, 4];
  if (category === "wool") return [2, 5];
  return [null, null];
}
