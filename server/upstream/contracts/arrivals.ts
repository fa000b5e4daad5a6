import { z } from "zod";
import { arrivalState } from "../assumptions";
import { declareCall } from "../call";
import { type Id, record } from "../record";
import { listOf } from "../lists";
import { date, finding, measure, otherId, price, quantity, text, unit, yesNo } from "../coerce";
import { bulletinPath, hallId, ofMember, type OfHall } from "./member-bulletin";

/** Goods brought to the hall; prices in lira per unit, quantities in that unit. */

const arrival = record({
  GelisId: otherId,
  KartNo: text,
  IslemNo: text,
  Tarih: date,
  Plaka: text,
  MustahsilAdi: text,
  Koy: text,
  UrunId: otherId,
  MALADI: text,
  Birim: unit,
  TahminiMiktar: quantity,
  NetMiktar: quantity,
  Durum: text,
  SatisFiyati: price,
  AlanUyeNo: text,
}).transform((row) => ({
  id: row.GelisId,
  card: row.KartNo,
  transaction: row.IslemNo,
  arrivedAt: row.Tarih,
  plate: row.Plaka,
  /** Masked by the upstream. */
  producer: row.MustahsilAdi,
  village: row.Koy,
  productId: row.UrunId,
  product: row.MALADI,
  unit: row.Birim,
  estimated: row.TahminiMiktar,
  /** As weighed after the sale. */
  weighed: row.NetMiktar,
  state: arrivalState(row.Durum),
  stateWord: row.Durum,
  price: row.SatisFiyati,
  /** Visible to the buyer alone. */
  buyerNumber: row.AlanUyeNo,
}));

export type Arrival = z.infer<typeof arrival>;

/** Arrivals of thirty days that are neither sold nor taken back. */
export const listOpenArrivals = declareCall({
  ...ofMember,
  name: "arrivals.open",
  path: (of: OfHall) => bulletinPath("GetGelenUrunler", hallId(of)),
  answer: listOf(arrival),
});

export const listArrivalsOfToday = declareCall({
  ...ofMember,
  name: "arrivals.today",
  path: (of: OfHall) => bulletinPath("GetGelenGunlukUrunler", hallId(of)),
  answer: listOf(arrival),
});

const analysis = record({
  AnalizAdi: text,
  Sonuc: finding,
  Birim: text,
  Metot: text,
  AltSinir: measure,
  UstSinir: measure,
  Uygun: yesNo,
  Sira: quantity,
}).transform((row) => ({
  name: row.AnalizAdi,
  value: row.Sonuc,
  unit: row.Birim,
  method: row.Metot,
  least: row.AltSinir,
  most: row.UstSinir,
  isWithinLimits: row.Uygun,
  order: row.Sira,
}));

export type Analysis = z.infer<typeof analysis>;

/** Empty before the laboratory is done, and for goods that it doesn't examine. */
export const listAnalyses = declareCall({
  ...ofMember,
  name: "arrivals.analyses",
  path: ({ arrivalId, productId }: { arrivalId: Id; productId: Id }) =>
    bulletinPath("GetUrunAnalizDetay", arrivalId, productId),
  answer: listOf(analysis),
});
