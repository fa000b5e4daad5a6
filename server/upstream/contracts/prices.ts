import { z } from "zod";
import { sessionState } from "../assumptions";
import { declareCall, type AnswerOf } from "../call";
import { type Id, record, type ReadRecord } from "../record";
import { one, rowsOf, type Own } from "../lists";
import { date, day, otherId, ownDay, price, quantity, text, unit } from "../coerce";

/** Prices are lira per unit (mostly kg), quantities in that unit. */

const read = { method: "GET", kind: "read", token: "bulletinOnMemberPages" } as const;
const bulletin = (call: string) => `Alpha.WebPanel/OnlineKullaniciBulten/${call}`;

const headline = record({
  IslemTarih: day,
  SeansDurum: text,
  ToplamIslem: quantity,
  ToplamMiktar: quantity,
  ToplamTutar: quantity,
  UrunSayisi: quantity,
  AktifAlici: quantity,
  GelenArac: quantity,
  BekleyenNumune: quantity,
  OncekiGunMiktar: quantity,
  OncekiGunTutar: quantity,
  SonGuncelleme: date,
});

/** `state` is null when unknown or absent. */
export const readHeadline = declareCall({
  ...read,
  name: "prices.headline",
  lifetime: "prices",
  path: (_: null) => bulletin("GetAnaKart"),
  answer: one(headline.nullable()).transform((row) => ({
    tradingDay: row?.IslemTarih ?? null,
    state: sessionState(row?.SeansDurum ?? null),
    trades: row?.ToplamIslem ?? null,
    /** Kilograms. */
    quantity: row?.ToplamMiktar ?? null,
    amount: row?.ToplamTutar ?? null,
    products: row?.UrunSayisi ?? null,
    buyers: row?.AktifAlici ?? null,
    vehicles: row?.GelenArac ?? null,
    waitingSamples: row?.BekleyenNumune ?? null,
    previousQuantity: row?.OncekiGunMiktar ?? null,
    previousAmount: row?.OncekiGunTutar ?? null,
    updatedAt: row?.SonGuncelleme ?? null,
  })),
});

export type Headline = AnswerOf<typeof readHeadline>;

const priceFields = {
  UstUrunGrubu: text,
  GrupAdi: text,
  GrupKodu: text,
  UrunId: otherId,
  MALADI: text,
  SinifAdi: text,
  UrunGrubu: text,
  MinFiyat: price,
  MaxFiyat: price,
  OrtFiyat: price,
  AvgFiyat: price,
  OncekiOrtFiyat: price,
  Miktar: quantity,
  TopMiktar: quantity,
  SatilanMiktar: quantity,
  IslemAdedi: quantity,
  Birim: unit,
  Tutar: quantity,
  IslemTarih: ownDay,
  SatisSekli: text,
  SatisSekliAdi: text,
};

/** A row with none of these names is unreadable, not a class without trade. */
const NAMES = ["MALADI", "SinifAdi", "UrunGrubu", "GrupAdi", "UrunId"] as const;
const PRICES = ["MinFiyat", "MaxFiyat", "OrtFiyat", "AvgFiyat"] as const;

function readPriceRow(row: ReadRecord<typeof priceFields>) {
  const average = row.OrtFiyat ?? row.AvgFiyat;
  return {
    groupCode: row.GrupKodu,
    groupName: row.GrupAdi,
    kind: row.UstUrunGrubu,
    productId: row.UrunId,
    product: row.MALADI ?? row.SinifAdi ?? row.UrunGrubu ?? row.GrupAdi ?? "",
    day: row.IslemTarih,
    min: row.MinFiyat,
    max: row.MaxFiyat,
    average,
    previousAverage: row.OncekiOrtFiyat,
    isUnread: average === null && PRICES.some((name) => row.lost.includes(name)),
    quantity: row.Miktar ?? row.TopMiktar ?? row.SatilanMiktar,
    trades: row.IslemAdedi,
    amount: row.Tutar,
    saleType: row.SatisSekliAdi ?? row.SatisSekli,
    unit: row.Birim,
  };
}

export const priceRow = record(priceFields, [...NAMES], [...PRICES]).transform(readPriceRow);

export type PriceRow = z.infer<typeof priceRow>;

/** A row without a day belongs to the requested ones. */
export const ofDays = (from: string, until: string): Own<{ day: string | null }> => ({
  field: "IslemTarih",
  is: (row) => row.day === null || (row.day >= from && row.day <= until),
});

const livePrice = record(
  { ...priceFields, SonFiyat: price, SonIslemSaat: text, Bekleyen: quantity },
  [...NAMES],
  [...PRICES, "SonFiyat"],
).transform((row) => ({
  ...readPriceRow(row),
  last: row.SonFiyat,
  lastAt: row.SonIslemSaat,
  waiting: row.Bekleyen,
}));

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
    Tarih: ownDay,
    MinFiyat: price,
    MaxFiyat: price,
    OrtFiyat: price,
    Miktar: quantity,
    IslemAdedi: quantity,
  },
  ["Tarih"],
  ["MinFiyat", "MaxFiyat", "OrtFiyat"],
).transform((row) => ({
  day: row.Tarih,
  min: row.MinFiyat,
  max: row.MaxFiyat,
  average: row.OrtFiyat,
  quantity: row.Miktar,
  trades: row.IslemAdedi,
}));

export const readPriceHistory = declareCall({
  ...read,
  name: "prices.history",
  lifetime: "documents",
  path: ({ productId, from, until }: { productId: Id; from: string; until: string }) =>
    bulletin(`GetUrunFiyatDetay/${productId}/${from}/${until}`),
  answer: ({ from, until }) => rowsOf(dayPrice, ofDays(from, until)),
});
