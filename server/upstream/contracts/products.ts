import { z } from "zod";
import { declareCall } from "../call";
import { id, listOf, quantity, text } from "../wire";

const product = z
  .object({ Id: id, MALADI: text, GrupKodu: text, Sira: quantity })
  .transform((row) => ({ id: row.Id, name: row.MALADI, groupCode: row.GrupKodu, order: row.Sira }));

/** A product that the exchange quotes. */
export type Product = z.infer<typeof product>;

/** All quoted products. */
export const listProducts = declareCall({
  name: "products.list",
  method: "GET",
  kind: "read",
  lifetime: "documents",
  token: "none",
  path: (_: null) => "Alpha.WebPanel/TescilTanim/GetDataForProducts",
  answer: listOf(product).transform(({ rows }) => rows),
});
