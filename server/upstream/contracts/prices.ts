import { z } from "zod";
import { sessionState } from "../assumptions";
import { declareCall } from "../call";
import { date, day, id, listOf, price, quantity, text } from "../wire";

/** Prices are lira per unit (mostly kg), quantities in that unit. */

const read = { method: "GET", kind: "read", token: "bulletinOnMemberPages" } as const;
const bulletin = (call: string) => `Alpha.WebPanel/OnlineKullaniciBulten/${call}`;

/** The day's figures; `state` is null when the upstream says something we don't know, or has no content. */
export const readHeadline = declareCall({
  ...read,
  name: "prices.headline",
  lifetime: "prices",
  path: (_: null) => bulletin("GetAnaKart"),
  answer: z
    .object({
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
    })
    .nullable()
    .transform((row) => ({
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

/** The head figures of a day. */
export type Headline = NonNullable<z.infer<typeof readHeadline.answer>>;

const priceFields = {
  GrupAdi: text,
  GrupKodu: text,
  UrunId: id.nullish(),
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
  Birim: text,
  Tutar: quantity,
  SatisSekli: text,
  SatisSekliAdi: text,
};

function readPriceRow(row: z.infer<z.ZodObject<typeof priceFields>>) {
  return {
    groupCode: row.GrupKodu,
    groupName: row.GrupAdi,
    productId: row.UrunId ?? null,
    product: row.MALADI ?? row.SinifAdi ?? row.UrunGrubu ?? row.GrupAdi ?? "",
    min: row.MinFiyat,
    max: row.MaxFiyat,
    average: row.OrtFiyat ?? row.AvgFiyat,
    previousAverage: row.OncekiOrtFiyat,
    quantity: row.Miktar ?? row.TopMiktar ?? row.SatilanMiktar,
    trades: row.IslemAdedi,
    amount: row.Tutar,
    saleType: row.SatisSekliAdi ?? row.SatisSekli,
    // A code, not a word: ASCII capitals in every language.
    unit: row.Birim?.toUpperCase() ?? "KG",
  };
}

/** A class of goods with its prices, by whichever of the seen names (domain 4.5). */
export const priceRow = z.object(priceFields).transform(readPriceRow);

/** What a class of product was traded at on a day (or so far today), or in a monthly bulletin by type of sale. */
export type PriceRow = z.infer<typeof priceRow>;

const livePrice = z
  .object({ ...priceFields, SonFiyat: price, SonIslemSaat: text, Bekleyen: quantity })
  .transform((row) => ({
    ...readPriceRow(row),
    last: row.SonFiyat,
    /** "10:42" */
    lastAt: row.SonIslemSaat,
    /** Samples that wait for their turn. */
    waiting: row.Bekleyen,
  }));

/** A class of product in the session that is running, with its last trade. */
export type LivePrice = z.infer<typeof livePrice>;

/** The classes traded in today's session so far; empty before it and on days without one. */
export const listLivePrices = declareCall({
  ...read,
  name: "prices.live",
  lifetime: "prices",
  path: (_: null) => bulletin("GetOnlineKartIslem"),
  answer: listOf(livePrice).transform(({ rows }) => rows),
});

const dayPrice = z
  .object({
    Tarih: day,
    MinFiyat: price,
    MaxFiyat: price,
    OrtFiyat: price,
    Miktar: quantity,
    IslemAdedi: quantity,
  })
  .transform((row) => ({
    day: row.Tarih,
    min: row.MinFiyat,
    max: row.MaxFiyat,
    average: row.OrtFiyat,
    quantity: row.Miktar,
    trades: row.IslemAdedi,
  }));

/** A product's prices day by day, oldest first. */
export const readPriceHistory = declareCall({
  ...read,
  name: "prices.history",
  lifetime: "documents",
  path: ({ productId, from, until }: { productId: number; from: string; until: string }) =>
    bulletin(`GetUrunFiyatDetay/${productId}/${from}/${until}`),
  answer: listOf(dayPrice).transform(({ rows }) => rows),
});
