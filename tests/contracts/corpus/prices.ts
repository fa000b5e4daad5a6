import {
  type Headline,
  listLivePrices,
  type LivePrice,
  readHeadline,
} from "../../../server/upstream/contracts/prices";
import { NOTHING } from "./nothing-traded";
import { corpusOf, EMPTY_LIST, whole } from "./sample";
import { HISTORY } from "./price-history";
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
    "a day in words, alone in a list": {
      sent: [{ islemTarih: "dün", seansDurum: "ACIK", sonGuncelleme: "/Date(1795156920000)/" }],
      read: { ...NO_HEADLINE, state: "open", updatedAt: "2026-11-20T06:42:00Z" },
      lost: ["cell IslemTarih"],
    },
    "no content on a day without a session": {
      sent: undefined,
      read: NO_HEADLINE,
    },
  },
  {
    several: { sent: [{ IslemTarih: null }, { IslemTarih: null }], path: "" },
    "an object of other names": { sent: { gizli: 1 }, path: "IslemTarih" },
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
      read: whole([
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
      ]),
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
      read: whole([
        { ...NOTHING_LIVE, product: "Dana Karkas", min: 1200.5, average: 1234.56, quantity: 16000 },
        { ...NOTHING_LIVE, product: "İNEK SÜTÜ", average: 24.3, quantity: 88000.5, trades: 12, unit: "LT" },
      ]),
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
      ],
      read: whole([
        { ...NOTHING_LIVE, groupName: "MERCİMEK", product: "MERCİMEK" },
        { ...NOTHING_LIVE, product: "Aspir", average: 28.4, quantity: 0 },
      ]),
    },
    "an envelope": {
      sent: { data: [{ MALADI: "Yulaf", OrtFiyat: 13.1 }], totalRecords: "1", totalAmount: null },
      read: whole([{ ...NOTHING_LIVE, product: "Yulaf", average: 13.1 }]),
    },
    "rows as they were observed, in other letters, with prices and ids that can't be read": {
      sent: {
        Result: [
          { grupAdi: "BUĞDAY", sinifAdi: "Kırmızı", avgFiyat: "16,6020", topMiktar: 9000, urunId: "BGD-KS1" },
          { SINIFADI: "Arpa", ORTFIYAT: "on altı lira", MINFIYAT: { gizli: 1 } },
          {
            UstUrunGrubu: "HUBUBAT",
            GrupKodu: "01",
            GrupAdi: "ARPA",
            OrtFiyat: "₺ 1.234,56",
            SatilanMiktar: 5,
          },
        ],
      },
      read: whole([
        { ...NOTHING_LIVE, groupName: "BUĞDAY", product: "Kırmızı", average: 16.602, quantity: 9000 },
        { ...NOTHING_LIVE, product: "Arpa", isUnread: true },
        {
          ...NOTHING_LIVE,
          kind: "HUBUBAT",
          groupCode: "01",
          groupName: "ARPA",
          product: "ARPA",
          average: 1234.56,
          quantity: 5,
        },
      ]),
      lost: ["cell UrunId", "cell OrtFiyat", "cell MinFiyat"],
    },
    "rows that can't be classes: of other names, without prices, no records": {
      sent: [{ Ad: "gizli", EnDusuk: 16 }, { MALADI: "Arpa", EnDusuk: 16 }, { OrtFiyat: 16 }, "gizli", null],
      read: { rows: [], unread: 4 },
      lost: ["row MALADI", "row MinFiyat", "row (row)", "row (null)"],
    },
    "204": { sent: undefined, read: EMPTY_LIST },
    null: { sent: null, read: EMPTY_LIST },
    "an envelope around nothing": {
      sent: { data: null, totalRecords: 0, totalAmount: null },
      read: EMPTY_LIST,
    },
  },
  {
    "a text": { sent: "gizli", path: "" },
    "an envelope without rows": { sent: { totalRecords: 3 }, path: "" },
    "an answer that says no": { sent: { success: false, message: "gizli", data: [] }, path: "" },
  },
);

export const PRICES = [headline, live, HISTORY, TICKER];
