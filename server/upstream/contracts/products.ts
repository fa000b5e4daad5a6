import { z } from "zod";
import { HEAD, isLivestock } from "../assumptions";
import { declareCall } from "../call";
import { expectSome, listOf } from "../lists";
import { record, type Id } from "../record";
import { measure, otherId, quantity, text, unit } from "../coerce";

const product = record(
  {
    id: ["Id", otherId],
    code: ["MAL", text],
    name: ["MALADI", text],
    groupCode: ["GrupKodu", text],
    groupName: ["GrupAdi", text],
    unit: ["Birim", unit],
    minimum: ["EnAzMiktar", quantity],
    /** Allowed loss in per cent. */
    leastShrinkage: ["FireAsgari", measure],
    mostShrinkage: ["FireAzami", measure],
    /** Withholding tax on registered goods, in per cent. */
    withholding: ["StopajTescilli", measure],
    order: ["Sira", quantity],
  },
  ["id", "code", "name"],
)
  .refine(({ id, code, name }) => id !== null || code !== null || name !== null, {
    path: ["Id"],
    error: "neither id nor name",
  })
  .transform((row) => ({ ...row, minimumUnit: isLivestock(row.groupCode) ? HEAD : row.unit }));

export type QuotedProduct = z.infer<typeof product>;

export type Product = QuotedProduct & { id: Id; name: string };

/** Operators name products by how MAL or GrupKodu begins. */
export const isNamedBy = ({ code, groupCode }: QuotedProduct, letters: string): boolean =>
  [code, groupCode].some((own) => own?.startsWith(letters));

export const hasId = (product: QuotedProduct): product is QuotedProduct & { id: Id } => product.id !== null;

export const listProducts = declareCall({
  name: "products.list",
  lifetime: "documents",
  token: "none",
  path: (_: null) => "Alpha.WebPanel/TescilTanim/GetDataForProducts",
  answer: listOf(product).transform(expectSome<QuotedProduct>({ Id: hasId })),
});
