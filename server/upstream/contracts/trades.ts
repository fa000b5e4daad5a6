import { z } from "zod";
import { sellerKind } from "../assumptions";
import { declareCall } from "../call";
import type { Id } from "../ids";
import { rowsOf, type Own } from "../lists";
import { record } from "../record";
import { day, finding, measure, otherId, price, quantity, text, unit, yesNo } from "../wire";
import { bulletinPath, ofMember, type Days, type OfMember } from "./member-bulletin";
import { ofDays } from "./prices";

/** Single trades: the hall's without their buyers, a member's own, and registrations. Amounts are lira. */

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
    /** The load, by which `arrivals.analyses` tells the laboratory's findings. */
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
  Tarih: day,
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
  /** Null for what was not examined. */
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

/** A trade in the hall with what the laboratory found. */
export type Trade = z.infer<typeof trade>;

interface OfDeal {
  productId: Id | null;
  day: string | null;
}

/** The deals of a product, within some days if they are named; what a row doesn't say is as asked for. */
function ofProduct(productId: Id, from?: string, until?: string): Own<OfDeal> {
  const isOfDays = from !== undefined && until !== undefined ? ofDays(from, until).is : () => true;
  return {
    field: "UrunId",
    is: (row) => (row.productId === null || row.productId === productId) && isOfDays(row),
  };
}

/** A product's trades between two days, newest first. */
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

/** One of a member's own purchases. */
export type Purchase = z.infer<typeof purchase>;

/** A member's purchases of a product in the last year, newest first. */
export const listPurchases = declareCall({
  ...ofMember,
  name: "trades.purchases",
  path: ({ memberId, productId }: OfMember & { productId: Id }) =>
    bulletinPath("GetAlinanUrunDetay", memberId, productId),
  answer: ({ productId }) => rowsOf(purchase, ofProduct(productId)),
});

const registration = record({
  ...dealFields,
  TescilNo: text,
  BeyannameNo: text,
  TescilTarih: day,
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
  /** The viewer's own number, or nobody's. */
  buyerNumber: row.AliciUyeNo,
  seller: sellerKind(row.SaticiTip),
  /** The seller in the upstream's own word. */
  sellerWord: row.SaticiTip,
  isInHall: row.SalonIci,
}));

/** A trade in the exchange's register. */
export type Registration = z.infer<typeof registration>;

/** The registrations of the member whose token it is, between two days, newest first. */
export const listRegistrations = declareCall({
  ...ofMember,
  name: "trades.registrations",
  path: ({ from, until }: Days) => bulletinPath("GetTesciller", from, until),
  answer: ({ from, until }) => rowsOf(registration, ofDays(from, until)),
});
