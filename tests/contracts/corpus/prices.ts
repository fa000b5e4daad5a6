import {
  type Headline,
  listLivePrices,
  type LivePrice,
  readHeadline,
  readPriceHistory,
} from "../../../server/upstream/contracts/prices";
import { NOTHING } from "./nothing-traded";
import { corpusOf } from "./sample";
import { TICKER } from "./ticker";

const NO_HEADLINE: Headline = {
  tradingDay: null,
  state: null,
  trades: null,
  quantity: null,
  amount: null,
  products: null,
  buyers: null,
  vehicles: null,
  waitingSamples: null,
  previousQuantity: null,
  previousAmount: null,
  updatedAt: null,
};
const NOTHING_LIVE: LivePrice = { ...NOTHING, last: null, lastAt: null, waiting: null };

const headline = corpusOf(
  readHeadline,
  null,
  {
    "an open session with figures as text": {
      sent: {
        IslemTarih: "20.11.2026",
        SeansDurum: " ACIK ",
        ToplamIslem: "1.138",
        ToplamMiktar: "2.450.000",
        SonGuncelleme: "20.11.2026 10:42:07",
        ToplamTutar: "38.412.345,60",
        UrunSayisi: "21",
        AktifAlici: 12,
        GelenArac: 131,
        BekleyenNumune: 9,
        OncekiGunMiktar: 2610000,
        OncekiGunTutar: "41.000.000,00",
      },
      read: {
        tradingDay: "2026-11-20",
        state: "open",
        trades: 1138,
        quantity: 2450000,
        amount: 38412345.6,
        products: 21,
        buyers: 12,
        vehicles: 131,
        waitingSamples: 9,
        previousQuantity: 2610000,
        previousAmount: 41000000,
        updatedAt: "2026-11-20T10:42:07",
      },
    },
    "midnight in Istanbul, told in UTC": {
      sent: { IslemTarih: "2026-11-19T21:00:00Z", SeansDurum: "TATIL" },
      read: { ...NO_HEADLINE, tradingDay: "2026-11-20", state: "holiday" },
    },
    "a state that nobody knows": {
      sent: { IslemTarih: null, SeansDurum: "BEKLEMEDE", ToplamIslem: null, ToplamMiktar: "----" },
      read: NO_HEADLINE,
    },
    "no content on a day without a session": {
      sent: undefined,
      read: NO_HEADLINE,
    },
  },
  {
    "a day in words": { sent: { IslemTarih: "dün", SeansDurum: "ACIK" }, path: "IslemTarih" },
    "a list": { sent: [{ IslemTarih: null }], path: "" },
  },
);

const live = corpusOf(
  listLivePrices,
  null,
  {
    "a bare array with Turkish price texts": {
      sent: [
        {
          UrunId: "1",
          MALADI: "1. Grup Kırmızı Sert Ekmeklik Buğday",
          GrupAdi: "KIRMIZI SERT EKMEKLİK BUĞDAYLAR",
          SonFiyat: "16,6500",
          MinFiyat: "16,1000",
          MaxFiyat: "16,9500",
          OrtFiyat: "16,6020",
          OncekiOrtFiyat: "16,5300",
          IslemAdedi: 41,
          SatilanMiktar: 612400,
          SonIslemSaat: "10:42",
          Bekleyen: 7,
          Birim: "KG",
        },
      ],
      read: [
        {
          ...NOTHING_LIVE,
          productId: 1,
          groupName: "KIRMIZI SERT EKMEKLİK BUĞDAYLAR",
          product: "1. Grup Kırmızı Sert Ekmeklik Buğday",
          min: 16.1,
          max: 16.95,
          average: 16.602,
          previousAverage: 16.53,
          quantity: 612400,
          trades: 41,
          last: 16.65,
          lastAt: "10:42",
          waiting: 7,
        },
      ],
    },
    "the second names of average and quantity, prices as numbers and with grouped thousands": {
      sent: [
        {
          UrunGrubu: "Dana Karkas",
          AvgFiyat: "1.234,56",
          MinFiyat: 1200.5,
          TopMiktar: "16.000",
          Birim: "kg ",
        },
        { SinifAdi: "İNEK SÜTÜ", OrtFiyat: "24.300", Miktar: "88.000,5", IslemAdedi: "12", Birim: "lt" },
      ],
      read: [
        { ...NOTHING_LIVE, product: "Dana Karkas", min: 1200.5, average: 1234.56, quantity: 16000 },
        { ...NOTHING_LIVE, product: "İNEK SÜTÜ", average: 24.3, quantity: 88000.5, trades: 12, unit: "LT" },
      ],
    },
    "dashes, zeros, nulls and missing fields mean that there was no price": {
      sent: [
        {
          UrunId: null,
          GrupAdi: "MERCİMEK",
          MinFiyat: "----",
          MaxFiyat: "0",
          OrtFiyat: "0,0000",
          AvgFiyat: 0,
        },
        { MALADI: "  ", SinifAdi: "Aspir", OrtFiyat: "-", AvgFiyat: "28,40", Miktar: null, TopMiktar: 0 },
        {},
      ],
      read: [
        { ...NOTHING_LIVE, groupName: "MERCİMEK", product: "MERCİMEK" },
        { ...NOTHING_LIVE, product: "Aspir", average: 28.4, quantity: 0 },
        NOTHING_LIVE,
      ],
    },
    "an envelope": {
      sent: { data: [{ MALADI: "Yulaf", OrtFiyat: 13.1 }], totalRecords: "1", totalAmount: null },
      read: [{ ...NOTHING_LIVE, product: "Yulaf", average: 13.1 }],
    },
    "204": { sent: undefined, read: [] },
    null: { sent: null, read: [] },
    "an envelope around nothing": { sent: { data: null, totalRecords: 0, totalAmount: null }, read: [] },
  },
  {
    "a price in words": { sent: [{ OrtFiyat: 16.6 }, { OrtFiyat: "on altı lira" }], path: "1.OrtFiyat" },
    "a price as an object": { sent: { data: [{ MinFiyat: { gizli: 1 } }] }, path: "data.0.MinFiyat" },
    "an id with letters": { sent: [{ UrunId: "BGD-KS1" }], path: "0.UrunId" },
    "a text": { sent: "gizli", path: "" },
    "an envelope without rows": { sent: { totalRecords: 3 }, path: "data" },
  },
);

const history = corpusOf(
  readPriceHistory,
  { productId: 13, from: "2026-11-01", until: "2026-11-20" },
  {
    "days in each spelling, with four and with three decimals": {
      sent: [
        {
          Tarih: "2026-11-09T00:00:00",
          MinFiyat: "12,9000",
          MaxFiyat: "13,3000",
          OrtFiyat: "13,1000",
          Miktar: 9000,
        },
        { Tarih: "10.11.2026", MinFiyat: 12.9, MaxFiyat: 13.3, OrtFiyat: "13,105" },
        { Tarih: "11.11.2026 00:00", OrtFiyat: "13.105" },
        { Tarih: "12.11.2026 00:00:00", MinFiyat: "----", MaxFiyat: "----", OrtFiyat: "----" },
        { Tarih: "2026-11-12T21:00:00.000Z", OrtFiyat: "13,12" },
        { Tarih: "" },
      ],
      read: [
        { day: "2026-11-09", min: 12.9, max: 13.3, average: 13.1, quantity: 9000, trades: null },
        { day: "2026-11-10", min: 12.9, max: 13.3, average: 13.105, quantity: null, trades: null },
        { day: "2026-11-11", min: null, max: null, average: 13.105, quantity: null, trades: null },
        { day: "2026-11-12", min: null, max: null, average: null, quantity: null, trades: null },
        { day: "2026-11-13", min: null, max: null, average: 13.12, quantity: null, trades: null },
        { day: null, min: null, max: null, average: null, quantity: null, trades: null },
      ],
    },
    "204": { sent: undefined, read: [] },
  },
  {
    "a day as a number": { sent: [{ Tarih: 20261119 }], path: "0.Tarih" },
    "an English date": { sent: [{ Tarih: "11/19/2026" }], path: "0.Tarih" },
  },
);

export const PRICES = [headline, live, history, TICKER];
