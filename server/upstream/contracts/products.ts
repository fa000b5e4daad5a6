import { z } from "zod";
import { HEAD, isLivestock } from "../assumptions";
import { declareCall } from "../call";
import { expectSome, listOf } from "../lists";
import { record, type Id } from "../record";
import { measure, otherId, quantity, text, unit } from "../coerce";

const row = record(
  {
    Id: otherId,
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
  },
  ["Id", "MAL", "MALADI"],
).refine(({ Id, MAL, MALADI }) => Id !== null || MAL !== null || MALADI !== null, {
  path: ["Id"],
  error: "neither id nor name",
});

const product = row.transform((row) => ({
  id: row.Id,
  code: row.MAL,
  name: row.MALADI,
  groupCode: row.GrupKodu,
  groupName: row.GrupAdi,
  unit: row.Birim,
  minimum: row.EnAzMiktar,
  minimumUnit: isLivestock(row.GrupKodu) ? HEAD : row.Birim,
  /** Allowed loss in per cent. */
  shrinkage: { min: row.FireAsgari, max: row.FireAzami },
  /** Withholding tax on registered goods, in per cent. */
  withholding: row.StopajTescilli,
  order: row.Sira,
}));

export type QuotedProduct = z.infer<typeof product>;

export type Product = QuotedProduct & { id: Id };

export const hasId = (product: QuotedProduct): product is Product => product.id !== null;

export const listProducts = declareCall({
  name: "products.list",
  method: "GET",
  kind: "read",
  lifetime: "documents",
  token: "none",
  path: (_: null) => "Alpha.WebPanel/TescilTanim/GetDataForProducts",
  answer: listOf(product).transform(expectSome<QuotedProduct>({ Id: hasId })),
});
