import { z } from "zod";
import { sellerKind } from "../assumptions";
import { declareCall } from "../call";
import { type Id, record } from "../record";
import { partialListOf, type Own } from "../lists";
import { finding, measure, otherId, ownDay, price, quantity, statedDay, text, unit, yesNo } from "../coerce";
import { bulletinPath, ofMember, type Days, type OfMember } from "./member-bulletin";
import { ofDays } from "./prices";

/** Amounts are lira. */

const deal = {
  arrivalId: ["GelisId", otherId],
  productId: ["UrunId", otherId],
  product: ["MALADI", "SinifAdi", text],
  unit: ["Birim", unit],
  quantity: ["Miktar", quantity],
  price: ["Fiyat", price],
  amount: ["Tutar", quantity],
  /** A code such as HMS, a producer's own sale for cash. */
  saleType: ["SatisSekli", text],
} as const;

const laboratory = {
  moisture: ["Rutubet", finding],
  protein: ["Protein", finding],
  testWeight: ["Hektolitre", finding],
  gluten: ["Gluten", finding],
  glutenIndex: ["GlutenIndeks", finding],
  sedimentation: ["Sedimantasyon", finding],
  fallingNumber: ["DusmeSayisi", finding],
  sunnPest: ["Sune", finding],
  foreignMatter: ["YabanciMadde", finding],
  brokenGrains: ["KirikTane", finding],
} as const;

export type LaboratoryProperty = keyof typeof laboratory;

const trade = record({
  ...deal,
  ...laboratory,
  transaction: ["IslemNo", text],
  card: ["KartNo", text],
  day: ["Tarih", ownDay],
  time: ["Saat", text],
  village: ["Koy", text],
});

export type Trade = z.infer<typeof trade>;

interface OfDeal {
  productId: Id | null;
  day: string | null;
}

/** A row without a product or day belongs to the requested ones. */
function ofProduct(productId: Id, from?: string, until?: string): Own<OfDeal> {
  const isOfDays = from !== undefined && until !== undefined ? ofDays(from, until).is : () => true;
  return {
    field: "UrunId",
    is: (row) => (row.productId === null || row.productId === productId) && isOfDays(row),
  };
}

export const listTrades = declareCall({
  ...ofMember,
  name: "trades.ofProduct",
  path: ({ productId, from, until }: Days & { productId: Id }) =>
    bulletinPath("GetUrunFiyatDetayWithAnalizler", productId, from, until),
  answer: ({ productId, from, until }) => partialListOf(trade, ofProduct(productId, from, until)),
});

const purchase = record({
  ...deal,
  transaction: ["IslemNo", text],
  /** Without one it could be of any day. */
  day: ["Tarih", statedDay],
  declaration: ["BeyannameNo", text],
  fee: ["TescilUcreti", quantity],
});

export type Purchase = z.infer<typeof purchase>;

export const listPurchases = declareCall({
  ...ofMember,
  name: "trades.purchases",
  path: ({ memberId, productId }: OfMember & { productId: Id }) =>
    bulletinPath("GetAlinanUrunDetay", memberId, productId),
  answer: ({ productId }) => partialListOf(purchase, ofProduct(productId)),
});

const registration = record({
  ...deal,
  number: ["TescilNo", text],
  declaration: ["BeyannameNo", text],
  day: ["TescilTarih", ownDay],
  fee: ["TescilUcreti", quantity],
  /** Withholding tax, in per cent. */
  withholding: ["StopajOrani", measure],
  buyerNumber: ["AliciUyeNo", text],
  seller: ["SaticiTip", text.transform(sellerKind)],
  sellerWord: ["SaticiTip", text],
  isInHall: ["SalonIci", yesNo],
});

export type Registration = z.infer<typeof registration>;

export const listRegistrations = declareCall({
  ...ofMember,
  name: "trades.registrations",
  path: ({ from, until }: Days) => bulletinPath("GetTesciller", from, until),
  answer: ({ from, until }) => partialListOf(registration, ofDays(from, until)),
});
