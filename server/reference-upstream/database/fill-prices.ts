import type { InStatement } from "@libsql/client";
import { PRODUCTS } from "../prices/products";
import { simulate } from "../prices/series";
import { insertAll } from "./insert";

const FIRST_DAY = "2022-01-03";

/** The statements that write every product's price history. */
export function fillPrices(until: string): InStatement[] {
  return PRODUCTS.flatMap((product) => {
    const days = simulate(product, FIRST_DAY, until);
    const rows = days.map(({ productId, ...day }) => ({ product_id: productId, ...day }));
    return insertAll("prices", rows);
  });
}
