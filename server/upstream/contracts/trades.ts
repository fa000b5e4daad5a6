import { z } from "zod";
import { sellerKind } from "../assumptions";
import { declareCall } from "../call";
import { type Id, record } from "../record";
import { rowsOf, type Own, type Rows } from "../lists";
import { day, finding, measure, otherId, ownDay, price, quantity, text, unit, yesNo } from "../coerce";
import { bulletinPath, ofMember, type Days, type OfMember } from "./member-bulletin";
import { ofDays } from "./prices";

/** Amounts are lira. */

const dealFields = {
  GelisId: otherId,
  UrunId: otherId,
  MALADI: text,
  SinifAdi: text,
  Birim: unit,
  Miktar: quantity,
  Fiyat: price,
  Tutar: quantity,
  SatisSekli: text,
};

function deal(row: z.infer<z.ZodObject<typeof dealFields>>) {
  return {
    arrivalId: row.GelisId,
    productId: row.UrunId,
    product: row.MALADI ?? row.SinifAdi,
    unit: row.Birim,
    quantity: row.Miktar,
    price: row.Fiyat,
    amount: row.Tutar,
    /** A code such as HMS, a producer's own sale for cash. */
    saleType: row.SatisSekli,
  };
}

const trade = record({
  ...dealFields,
  IslemNo: text,
  KartNo: text,
  Tarih: ownDay,
  Saat: text,
  Koy: text,
  Rutubet: finding,
  Protein: finding,
  Hektolitre: finding,
  Gluten: finding,
  GlutenIndeks: finding,
  Sedimantasyon: finding,
  DusmeSayisi: finding,
  Sune: finding,
  YabanciMadde: finding,
  KirikTane: finding,
}).transform((row) => ({
  ...deal(row),
  transaction: row.IslemNo,
  card: row.KartNo,
  day: row.Tarih,
  time: row.Saat,
  village: row.Koy,
  laboratory: {
    moisture: row.Rutubet,
    protein: row.Protein,
    testWeight: row.Hektolitre,
    gluten: row.Gluten,
    glutenIndex: row.GlutenIndeks,
    sedimentation: row.Sedimantasyon,
    fallingNumber: row.DusmeSayisi,
    sunnPest: row.Sune,
    foreignMatter: row.YabanciMadde,
    brokenGrains: row.KirikTane,
  },
}));

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
  answer: ({ productId, from, until }) => rowsOf(trade, ofProduct(productId, from, until)),
});

const purchase = record({
  ...dealFields,
  IslemNo: text,
  Tarih: day,
  BeyannameNo: text,
  TescilUcreti: quantity,
}).transform((row) => ({
  ...deal(row),
  transaction: row.IslemNo,
  day: row.Tarih,
  declaration: row.BeyannameNo,
  fee: row.TescilUcreti,
}));

export type Purchase = z.infer<typeof purchase>;

export const listPurchases = declareCall({
  ...ofMember,
  name: "trades.purchases",
  path: ({ memberId, productId }: OfMember & { productId: Id }) =>
    bulletinPath("GetAlinanUrunDetay", memberId, productId),
  answer: ({ productId }) => rowsOf(purchase, ofProduct(productId)),
});

/** Rows of some days; those without one are unread, since they could be of any. */
export function purchasesOf({ from, until }: Days, { rows, unread }: Rows<Purchase>): Rows<Purchase> {
  const dated = rows.filter(({ day }) => day !== null);
  return { rows: dated.filter(ofDays(from, until).is), unread: unread + rows.length - dated.length };
}

const registration = record({
  ...dealFields,
  TescilNo: text,
  BeyannameNo: text,
  TescilTarih: ownDay,
  TescilUcreti: quantity,
  StopajOrani: measure,
  AliciUyeNo: text,
  SaticiTip: text,
  SalonIci: yesNo,
}).transform((row) => ({
  ...deal(row),
  number: row.TescilNo,
  declaration: row.BeyannameNo,
  day: row.TescilTarih,
  fee: row.TescilUcreti,
  /** Withholding tax, in per cent. */
  withholding: row.StopajOrani,
  buyerNumber: row.AliciUyeNo,
  seller: sellerKind(row.SaticiTip),
  sellerWord: row.SaticiTip,
  isInHall: row.SalonIci,
}));

export type Registration = z.infer<typeof registration>;

export const listRegistrations = declareCall({
  ...ofMember,
  name: "trades.registrations",
  path: ({ from, until }: Days) => bulletinPath("GetTesciller", from, until),
  answer: ({ from, until }) => rowsOf(registration, ofDays(from, until)),
});
