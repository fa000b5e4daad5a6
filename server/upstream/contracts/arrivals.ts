import { z } from "zod";
import { arrivalState } from "../assumptions";
import { declareCall } from "../call";
import { type Id, record } from "../record";
import { listOf } from "../lists";
import { date, finding, measure, otherId, price, quantity, text, unit, yesNo } from "../coerce";
import { bulletinPath, hallId, ofMember, type OfHall } from "./member-bulletin";

/** Goods brought to the hall; prices in lira per unit, quantities in that unit. */

const arrival = record({
  id: ["GelisId", otherId],
  card: ["KartNo", text],
  transaction: ["IslemNo", text],
  arrivedAt: ["Tarih", date],
  plate: ["Plaka", text],
  /** Masked by the upstream. */
  producer: ["MustahsilAdi", text],
  village: ["Koy", text],
  productId: ["UrunId", otherId],
  product: ["MALADI", text],
  unit: ["Birim", unit],
  estimated: ["TahminiMiktar", quantity],
  weighed: ["NetMiktar", quantity],
  state: ["Durum", text.transform(arrivalState)],
  stateWord: ["Durum", text],
  price: ["SatisFiyati", price],
  /** Visible to the buyer alone. */
  buyerNumber: ["AlanUyeNo", text],
});

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
  name: ["AnalizAdi", text],
  value: ["Sonuc", finding],
  unit: ["Birim", text],
  method: ["Metot", text],
  least: ["AltSinir", measure],
  most: ["UstSinir", measure],
  isWithinLimits: ["Uygun", yesNo],
  order: ["Sira", quantity],
});

export type Analysis = z.infer<typeof analysis>;

/** Empty before the laboratory is done, and for goods that it doesn't examine. */
export const listAnalyses = declareCall({
  ...ofMember,
  name: "arrivals.analyses",
  path: ({ arrivalId, productId }: { arrivalId: Id; productId: Id }) =>
    bulletinPath("GetUrunAnalizDetay", arrivalId, productId),
  answer: listOf(analysis),
});
