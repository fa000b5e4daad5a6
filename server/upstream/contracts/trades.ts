import { z } from "zod";
import { sellerKind } from "../assumptions";
import { declareCall } from "../call";
import { day, id, listOf, price, quantity, text, yesNo } from "../wire";
import { bulletinPath, ofMember, type Days, type OfMember } from "./member-bulletin";

/** Single trades: the hall's without their buyers, a member's own, and registrations. Amounts are lira. */

const dealFields = {
  GelisId: id.nullish(),
  UrunId: id.nullish(),
  MALADI: text,
  SinifAdi: text,
  Birim: text,
  Miktar: quantity,
  Fiyat: price,
  Tutar: quantity,
  SatisSekli: text,
};

function deal(row: z.infer<z.ZodObject<typeof dealFields>>) {
  return {
    /** The load, by which `arrivals.analyses` tells the laboratory's findings. */
    arrivalId: row.GelisId ?? null,
    productId: row.UrunId ?? null,
    product: row.MALADI ?? row.SinifAdi,
    unit: row.Birim?.toUpperCase() ?? "KG",
    quantity: row.Miktar,
    price: row.Fiyat,
    amount: row.Tutar,
    /** A code such as HMS, a producer's own sale for cash. */
    saleType: row.SatisSekli,
  };
}

const trade = z
  .object({
    ...dealFields,
    IslemNo: text,
    KartNo: text,
    Tarih: day,
    Saat: text,
    Koy: text,
    Rutubet: quantity,
    Protein: quantity,
    Hektolitre: quantity,
    Gluten: quantity,
    GlutenIndeks: quantity,
    Sedimantasyon: quantity,
    DusmeSayisi: quantity,
    Sune: quantity,
    YabanciMadde: quantity,
    KirikTane: quantity,
  })
  .transform((row) => ({
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

/** A product's trades between two days, newest first. */
export const listTrades = declareCall({
  ...ofMember,
  name: "trades.ofProduct",
  path: ({ productId, from, until }: Days & { productId: number }) =>
    bulletinPath("GetUrunFiyatDetayWithAnalizler", productId, from, until),
  answer: listOf(trade).transform(({ rows }) => rows),
});

const purchase = z
  .object({ ...dealFields, IslemNo: text, Tarih: day, BeyannameNo: text, TescilUcreti: quantity })
  .transform((row) => ({
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
  path: ({ memberId, productId }: OfMember & { productId: number }) =>
    bulletinPath("GetAlinanUrunDetay", memberId, productId),
  answer: listOf(purchase).transform(({ rows }) => rows),
});

const registration = z
  .object({
    ...dealFields,
    TescilNo: text,
    BeyannameNo: text,
    TescilTarih: day,
    TescilUcreti: quantity,
    StopajOrani: quantity,
    AliciUyeNo: text,
    SaticiTip: text,
    SalonIci: yesNo,
  })
  .transform((row) => ({
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
  answer: listOf(registration).transform(({ rows }) => rows),
});
