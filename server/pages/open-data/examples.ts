import { now } from "../../config/clock";
import type { Upstream } from "../../upstream/client";
import { orFallback } from "../fallbacks";
import { slugsById } from "../prices/products/product-address";
import { groupOf } from "../prices/products/product-groups";
import { productsInOrder } from "../prices/products/product-names";
import { addDays } from "../prices/days/trading-days";
import type { Examples } from "./parameters";

const SPAN_DAYS = 30;

export async function examplesOf(upstream: Upstream): Promise<Examples> {
  const products = await orFallback(productsInOrder(upstream, { language: "tr" }), []);
  const [first] = products;
  const { year, month } = now().startOf("month").minus({ months: 1 });
  const day = now().toISODate();
  return {
    product: (first && slugsById(products).get(first.id)) ?? "urun",
    productId: String(first?.id ?? 1),
    groupCode: (first && groupOf(first)) ?? "",
    day,
    from: addDays(day, -SPAN_DAYS),
    year,
    month,
  };
}
