import { z } from "zod";
import { HEAD, isLivestock } from "../assumptions";
import { declareCall } from "../call";
import { id, listOf, quantity, text } from "../wire";

const product = z
  .object({
    Id: id,
    MAL: text,
    MALADI: text,
    GrupKodu: text,
    GrupAdi: text,
    Birim: text,
    EnAzMiktar: quantity,
    FireAsgari: quantity,
    FireAzami: quantity,
    StopajTescilli: quantity,
    Sira: quantity,
  })
  .transform((row) => ({
    id: row.Id,
    code: row.MAL,
    name: row.MALADI,
    groupCode: row.GrupKodu,
    groupName: row.GrupAdi,
    unit: row.Birim ?? "KG",
    /** The least quantity that has to be registered, in `minimumUnit`. */
    minimum: row.EnAzMiktar,
    minimumUnit: isLivestock(row.GrupKodu) ? HEAD : (row.Birim ?? "KG"),
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
  answer: listOf(product).transform(({ rows }) => rows),
});
