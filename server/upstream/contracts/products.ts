import { z } from "zod";
import { HEAD, isLivestock } from "../assumptions";
import { declareCall } from "../call";
import { listOf } from "../lists";
import { record } from "../record";
import { id, measure, quantity, text, unit } from "../wire";

const product = record({
  Id: id,
  MAL: text,
  MALADI: text,
  GrupKodu: text,
  GrupAdi: text,
  Birim: unit,
  EnAzMiktar: quantity,
  FireAsgari: measure,
  FireAzami: measure,
  StopajTescilli: measure,
  Sira: quantity,
}).transform((row) => ({
  id: row.Id,
  code: row.MAL,
  name: row.MALADI,
  groupCode: row.GrupKodu,
  groupName: row.GrupAdi,
  unit: row.Birim,
  /** The least quantity that has to be registered, in `minimumUnit`. */
  minimum: row.EnAzMiktar,
  minimumUnit: isLivestock(row.GrupKodu) ? HEAD : row.Birim,
  /** Allowed loss in per cent. */
  shrinkage: { min: row.FireAsgari, max: row.FireAzami },
  /** Withholding tax on registered goods, in per cent. */
  withholding: row.StopajTescilli,
  order: row.Sira,
}));

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
  answer: listOf(product),
});
