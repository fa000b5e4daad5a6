import {
  listAnalyses,
  listArrivalsOfToday,
  listOpenArrivals,
  type Arrival,
} from "../../../server/upstream/contracts/arrivals";
import { readMemberSheet, readMemberTotals } from "../../../server/upstream/contracts/member-sheet";
import { corpusOf } from "./sample";

const NO_SHEET = {
  memberId: null,
  number: null,
  name: null,
  groupName: null,
  degree: null,
  representative: null,
  phone: null,
  email: null,
  address: null,
  district: null,
  memberSince: null,
  openDues: null,
  security: null,
  securityLeft: null,
  taxNumber: null,
};

const sheet = corpusOf(
  readMemberSheet,
  { memberId: 2 },
  {
    "amounts as text, and no debt": {
      sent: {
        UyeId: "2",
        UyeNo: "001014",
        KayitTarih: "14.05.1972",
        AidatBorcu: 0,
        TeminatTutar: "7.500.000,00",
        KalanTeminat: "6.941.310,4",
        VergiNo: "999*****70",
      },
      read: {
        ...NO_SHEET,
        memberId: 2,
        number: "001014",
        memberSince: "1972-05-14",
        openDues: 0,
        security: 7_500_000,
        securityLeft: 6_941_310.4,
        taxNumber: "999*****70",
      },
    },
    "a debt in words": { sent: [{ AidatBorcu: "çok lira" }], read: NO_SHEET, lost: ["cell AidatBorcu"] },
    "a member of whom nothing is known": { sent: { UyeNo: null }, read: NO_SHEET },
  },
  { "another member's": { sent: { UyeId: 3, UyeNo: "gizli" }, path: "UyeId" } },
);

const NOTHING = { trades: null, quantity: null, amount: null };

const totals = corpusOf(
  readMemberTotals,
  { memberId: 2 },
  {
    "numbers and texts": {
      sent: { Yil: 2026, BugunIslem: "3", BugunMiktar: "45.020", BugunTutar: "747.332,5", AyIslem: 61 },
      read: {
        memberId: null,
        yearNumber: 2026,
        today: { trades: 3, quantity: 45_020, amount: 747_332.5 },
        month: { ...NOTHING, trades: 61 },
        year: NOTHING,
        registrationFees: null,
      },
    },
  },
  {
    "a list": { sent: [], path: "" },
    "another member's": { sent: { UyeId: 3, Yil: 2026 }, path: "UyeId" },
  },
);

const UNKNOWN: Arrival = {
  id: 251_501_001,
  card: null,
  transaction: null,
  arrivedAt: null,
  plate: null,
  producer: null,
  village: null,
  productId: null,
  product: null,
  unit: "KG",
  estimated: null,
  weighed: null,
  state: null,
  stateWord: "YOLDA",
  price: null,
  buyerNumber: null,
};
const ARRIVALS = {
  "one that is sold, one of a state that nobody knows": {
    sent: [
      {
        GelisId: "251501001",
        KartNo: "K-01001",
        IslemNo: "2026/32401001",
        Tarih: "20.11.2026 08:12:30",
        Plaka: "99 ABC 123",
        MustahsilAdi: "H*** U***",
        Koy: "Üçağıl",
        UrunId: 1,
        MALADI: "1. Grup Kırmızı Sert Ekmeklik Buğday",
        Birim: "kg",
        TahminiMiktar: "15.000",
        NetMiktar: 14_820,
        Durum: "SATILDI",
        SatisFiyati: "16,6500",
        AlanUyeNo: "001014",
      },
      { GelisId: 251501001, Durum: "YOLDA", SatisFiyati: "----", AlanUyeNo: "" },
    ],
    read: [
      {
        id: 251_501_001,
        card: "K-01001",
        transaction: "2026/32401001",
        arrivedAt: "2026-11-20T08:12:30",
        plate: "99 ABC 123",
        producer: "H*** U***",
        village: "Üçağıl",
        productId: 1,
        product: "1. Grup Kırmızı Sert Ekmeklik Buğday",
        unit: "KG",
        estimated: 15_000,
        weighed: 14_820,
        state: "sold" as const,
        stateWord: "SATILDI",
        price: 16.65,
        buyerNumber: "001014",
      },
      UNKNOWN,
    ],
  },
  "one without its number": { sent: [{ Durum: "YOLDA" }], read: [{ ...UNKNOWN, id: null }] },
  "204": { sent: undefined, read: [] },
};
const NO_ARRIVAL = { "a text": { sent: "gizli", path: "" } };

const open = corpusOf(listOpenArrivals, { memberId: 2 }, ARRIVALS, NO_ARRIVAL);
const today = corpusOf(listArrivalsOfToday, { memberId: null }, ARRIVALS, NO_ARRIVAL);

const NO_FINDING = { unit: null, method: null, least: null, most: null, isWithinLimits: null, order: null };

const analyses = corpusOf(
  listAnalyses,
  { arrivalId: 251_501_001, productId: 1 },
  {
    "with limits and without": {
      sent: [
        {
          AnalizId: 1,
          AnalizAdi: "Rutubet",
          Sonuc: "11,4",
          Birim: "%",
          Metot: "NIR",
          UstSinir: "14,5",
          Uygun: "E",
          Sira: 1,
        },
        { AnalizAdi: "Aflatoksin B1", Sonuc: 0, Birim: "µg/kg", AltSinir: "----" },
        { AnalizAdi: "Aflatoksin B1", Sonuc: "<0,5", UstSinir: "2.500" },
        { AnalizAdi: "GDO", Sonuc: " Negatif " },
      ],
      read: [
        {
          name: "Rutubet",
          value: 11.4,
          unit: "%",
          method: "NIR",
          least: null,
          most: 14.5,
          isWithinLimits: true,
          order: 1,
        },
        {
          name: "Aflatoksin B1",
          value: 0,
          unit: "µg/kg",
          method: null,
          least: null,
          most: null,
          isWithinLimits: null,
          order: null,
        },
        { ...NO_FINDING, name: "Aflatoksin B1", value: "<0,5", most: 2.5 },
        { ...NO_FINDING, name: "GDO", value: "Negatif" },
      ],
    },
  },
  { "findings that are numbers": { sent: [12, 13], path: "0", lost: ["row (row)"] } },
);

export const MEMBER_BULLETIN = [sheet, totals, open, today, analyses];
