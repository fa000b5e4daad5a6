import { listSoldProducts } from "../../../server/upstream/contracts/bulletins";
import { listApplicationMenu, readMenuTree } from "../../../server/upstream/contracts/menu";
import { readOffice } from "../../../server/upstream/contracts/registry";
import { listPurchases, listRegistrations, listTrades } from "../../../server/upstream/contracts/trades";
import { NOTHING } from "./nothing-traded";
import { corpusOf } from "./sample";

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
      read: [
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
      ],
    },
    "204": { sent: undefined, read: [] },
  },
  { "a value in words": { sent: [{ Protein: "gizli" }], path: "0.Protein" } },
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
      read: [{ ...DEAL, transaction: "2026/1", day: "2026-11-20", declaration: "B26", fee: 209.53 }],
    },
    "204": { sent: undefined, read: [] },
  },
  { "a price in words": { sent: [{ Fiyat: "on lira" }], path: "0.Fiyat" } },
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
      read: [
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
      ],
    },
    "204": { sent: undefined, read: [] },
  },
  { "a day in words": { sent: [{ TescilTarih: "dün" }], path: "0.TescilTarih" } },
);

const sold = corpusOf(
  listSoldProducts,
  span,
  {
    "a class by its second names": {
      sent: [{ SinifAdi: "YULAF", AvgFiyat: "13,1000", TopMiktar: "9.000" }],
      read: [{ ...NOTHING, product: "YULAF", average: 13.1, quantity: 9_000 }],
    },
    "204": { sent: undefined, read: [] },
  },
  { "a price in words": { sent: [{ OrtFiyat: "on lira" }], path: "0.OrtFiyat" } },
);

const tree = corpusOf(
  readMenuTree,
  null,
  {
    "an address in SubUrl, because DisUrl says so": {
      sent: [{ Id: "27", Name: "ELÜS", SubUrl: "https://elus.example", DisUrl: true, YeniSekmedeAc: 1 }],
      read: [
        {
          id: 27,
          label: "ELÜS",
          target: "https://elus.example",
          external: true,
          isContentPage: false,
          newTab: true,
          children: [],
        },
      ],
    },
    "204": { sent: undefined, read: [] },
  },
  { "a node without an id": { sent: [{ Name: "gizli" }], path: "0.Id" } },
);

const rows = corpusOf(
  listApplicationMenu,
  { application: "portal" },
  {
    "a row below another": {
      sent: [{ Id: 11, MasterId: "10", Name: "Borsamız", SubUrl: "#", YeniSekmedeAc: null }],
      read: [{ id: 11, parentId: 10, label: "Borsamız", target: "#", newTab: false }],
    },
  },
  { "a parent in words": { sent: [{ Id: 11, MasterId: "gizli" }], path: "0.MasterId" } },
);

const office = corpusOf(
  readOffice,
  { id: 1 },
  {
    "an office of which little is known": {
      sent: { ServisKod: "MERKEZ", Telefon: "0 (999) 555 01 00", Enlem: 38.6 },
      read: {
        id: null,
        code: "MERKEZ",
        name: "MERKEZ",
        address: null,
        phone: "0 (999) 555 01 00",
        fax: null,
        email: null,
        registeredEmail: null,
        hours: null,
        place: null,
        map: null,
        mapAlt: null,
      },
    },
  },
  { "a place in words": { sent: { Enlem: "gizli" }, path: "Enlem" } },
);

export const TRADES_AND_MENUS = [trades, purchases, registrations, sold, tree, rows, office];
