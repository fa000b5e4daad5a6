import { z } from "zod";
import { sessionState } from "../assumptions";
import { declareCall, type AnswerOf } from "../call";
import { type Id, isLost, record, type ReadRecord } from "../record";
import { one, rowsOf, type Own } from "../lists";
import { date, day, otherId, ownDay, price, quantity, text, unit } from "../coerce";

/** Prices are lira per unit (mostly kg), quantities in that unit. */

const read = { token: "bulletinOnMemberPages" } as const;
const bulletin = (call: string) => `Alpha.WebPanel/OnlineKullaniciBulten/${call}`;

const headline = record({
  tradingDay: ["IslemTarih", day],
  state: ["SeansDurum", text.transform(sessionState)],
  trades: ["ToplamIslem", quantity],
  /** Kilograms. */
  quantity: ["ToplamMiktar", quantity],
  amount: ["ToplamTutar", quantity],
  products: ["UrunSayisi", quantity],
  buyers: ["AktifAlici", quantity],
  vehicles: ["GelenArac", quantity],
  waitingSamples: ["BekleyenNumune", quantity],
  previousQuantity: ["OncekiGunMiktar", quantity],
  previousAmount: ["OncekiGunTutar", quantity],
  updatedAt: ["SonGuncelleme", date],
});

/** Before the first session. */
const NO_HEADLINE = headline.parse({ IslemTarih: null });

export const readHeadline = declareCall({
  ...read,
  name: "prices.headline",
  lifetime: "prices",
  path: (_: null) => bulletin("GetAnaKart"),
  answer: one(headline.nullable()).transform((row) => row ?? NO_HEADLINE),
});

export type Headline = AnswerOf<typeof readHeadline>;

const priceFields = {
  groupCode: ["GrupKodu", text],
  groupName: ["GrupAdi", text],
  kind: ["UstUrunGrubu", text],
  productId: ["UrunId", otherId],
  product: ["MALADI", "SinifAdi", "UrunGrubu", "GrupAdi", text],
  day: ["IslemTarih", ownDay],
  min: ["MinFiyat", price],
  max: ["MaxFiyat", price],
  average: ["OrtFiyat", "AvgFiyat", price],
  previousAverage: ["OncekiOrtFiyat", price],
  quantity: ["Miktar", "TopMiktar", "SatilanMiktar", quantity],
  trades: ["IslemAdedi", quantity],
  amount: ["Tutar", quantity],
  saleType: ["SatisSekliAdi", "SatisSekli", text],
  unit: ["Birim", unit],
} as const;

const PRICES = ["min", "max", "average"] as const;

const readPrices = <Row extends ReadRecord<typeof priceFields>>(row: Row) => ({
  ...row,
  product: row.product ?? "",
  isUnread: row.average === null && PRICES.some((name) => isLost(row, name)),
});

/** A row without a name is unreadable, not a class without trade. */
export const priceRow = record(priceFields, ["product", "productId"], [...PRICES]).transform(readPrices);

export type PriceRow = z.infer<typeof priceRow>;

/** A row without a day belongs to the requested ones. */
export const ofDays = (from: string, until: string): Own<{ day: string | null }> => ({
  field: "IslemTarih",
  is: (row) => row.day === null || (row.day >= from && row.day <= until),
});

const livePrice = record(
  {
    ...priceFields,
    last: ["SonFiyat", price],
    lastAt: ["SonIslemSaat", text],
    waiting: ["Bekleyen", quantity],
  },
  ["product", "productId"],
  [...PRICES, "last"],
).transform(readPrices);

export type LivePrice = z.infer<typeof livePrice>;

/** Empty before the session and on days without one. */
export const listLivePrices = declareCall({
  ...read,
  name: "prices.live",
  lifetime: "prices",
  path: (_: null) => bulletin("GetOnlineKartIslem"),
  answer: rowsOf(livePrice),
});

const dayPrice = record(
  {
    day: ["Tarih", ownDay],
    min: ["MinFiyat", price],
    max: ["MaxFiyat", price],
    average: ["OrtFiyat", price],
    quantity: ["Miktar", quantity],
    trades: ["IslemAdedi", quantity],
  },
  ["day"],
  [...PRICES],
);

export const readPriceHistory = declareCall({
  ...read,
  name: "prices.history",
  lifetime: "documents",
  path: ({ productId, from, until }: { productId: Id; from: string; until: string }) =>
    bulletin(`GetUrunFiyatDetay/${productId}/${from}/${until}`),
  answer: ({ from, until }) => rowsOf(dayPrice, ofDays(from, until)),
});
