import { listSoldProducts } from "../../../server/upstream/contracts/bulletins";
import { listPurchases, listRegistrations, listTrades } from "../../../server/upstream/contracts/trades";
import { NOTHING } from "./nothing-traded";
import { corpusOf, EMPTY_LIST, whole } from "./sample";

const span = { from: "2026-11-01", until: "2026-11-20" };

const DEAL_SENT = {
  GelisId: 251501001,
  UrunId: "1",
  MALADI: "Arpa",
  Birim: "kg",
  Miktar: "15.020",
  Fiyat: "13,9500",
  Tutar: "209.529,00",
  SatisSekli: "HMS",
};
const DEAL = {
  arrivalId: 251_501_001,
  productId: 1,
  product: "Arpa",
  unit: "KG",
  quantity: 15_020,
  price: 13.95,
  amount: 209_529,
  saleType: "HMS",
};
const NO_DEAL = {
  arrivalId: null,
  productId: null,
  product: null,
  unit: "KG",
  quantity: null,
  price: null,
  amount: null,
  saleType: null,
};
const NOT_EXAMINED = {
  moisture: null,
  protein: null,
  testWeight: null,
  gluten: null,
  glutenIndex: null,
  sedimentation: null,
  fallingNumber: null,
  sunnPest: null,
  foreignMatter: null,
  brokenGrains: null,
};

const trades = corpusOf(
  listTrades,
  { productId: 1, ...span },
  {
    "one that was examined, one that was not": {
      sent: [
        { ...DEAL_SENT, IslemNo: "2026/1", Tarih: "20.11.2026", Saat: "10:42", Rutubet: "11,4", Protein: 12 },
        { SinifAdi: "YAPAĞI" },
      ],
      read: whole([
        {
          ...DEAL,
          transaction: "2026/1",
          card: null,
          day: "2026-11-20",
          time: "10:42",
          village: null,
          laboratory: { ...NOT_EXAMINED, moisture: 11.4, protein: 12 },
        },
        {
          ...NO_DEAL,
          product: "YAPAĞI",
          transaction: null,
          card: null,
          day: null,
          time: null,
          village: null,
          laboratory: NOT_EXAMINED,
        },
      ]),
    },
    "a finding in words, a trade of another product and one of another month": {
      sent: [
        { SinifAdi: "YAPAĞI", Protein: "<0,5", Miktar: "bir ton" },
        { ...DEAL_SENT, UrunId: 2 },
        { ...DEAL_SENT, Tarih: "1.5.2026" },
      ],
      read: whole([
        {
          ...NO_DEAL,
          product: "YAPAĞI",
          transaction: null,
          card: null,
          day: null,
          time: null,
          village: null,
          laboratory: { ...NOT_EXAMINED, protein: "<0,5" },
        },
      ]),
      lost: ["cell Miktar", "foreign UrunId"],
    },
    "204": { sent: undefined, read: EMPTY_LIST },
  },
  { "an error in place of a list": { sent: { isSuccess: "false" }, path: "" } },
);

const purchases = corpusOf(
  listPurchases,
  { memberId: 2, productId: 1 },
  {
    "a purchase with its declaration": {
      sent: [
        {
          ...DEAL_SENT,
          IslemNo: "2026/1",
          Tarih: "2026-11-20T00:00:00",
          BeyannameNo: "B26",
          TescilUcreti: 209.53,
        },
      ],
      read: whole([{ ...DEAL, transaction: "2026/1", day: "2026-11-20", declaration: "B26", fee: 209.53 }]),
    },
    "204": { sent: undefined, read: EMPTY_LIST },
  },
  { "a text": { sent: "gizli", path: "" } },
);

const registrations = corpusOf(
  listRegistrations,
  span,
  {
    "a producer's sale in the hall, and one of which little is told": {
      sent: [
        {
          ...DEAL_SENT,
          TescilNo: "2026-1",
          BeyannameNo: "B26",
          TescilTarih: "20.11.2026",
          TescilUcreti: "209,53",
          StopajOrani: "2",
          AliciUyeNo: "001014",
          SaticiTip: "MÜSTAHSİL",
          SalonIci: 1,
        },
        { SaticiTip: "DEVLET" },
      ],
      read: whole([
        {
          ...DEAL,
          number: "2026-1",
          declaration: "B26",
          day: "2026-11-20",
          fee: 209.53,
          withholding: 2,
          buyerNumber: "001014",
          seller: "producer",
          sellerWord: "MÜSTAHSİL",
          isInHall: true,
        },
        {
          ...NO_DEAL,
          number: null,
          declaration: null,
          day: null,
          fee: null,
          withholding: null,
          buyerNumber: null,
          seller: null,
          sellerWord: "DEVLET",
          isInHall: null,
        },
      ]),
    },
    "204": { sent: undefined, read: EMPTY_LIST },
  },
  { "a text": { sent: "gizli", path: "" } },
);

const sold = corpusOf(
  listSoldProducts,
  span,
  {
    "a class by its second names": {
      sent: [{ SinifAdi: "YULAF", AvgFiyat: "13,1000", TopMiktar: "9.000" }],
      read: whole([{ ...NOTHING, product: "YULAF", average: 13.1, quantity: 9_000 }]),
    },
    "204": { sent: undefined, read: EMPTY_LIST },
  },
  { "a text": { sent: "gizli", path: "" } },
);

export const TRADES = [trades, purchases, registrations, sold];
