import { readBulletinOfDay, readBulletinOfMonth } from "../../../server/upstream/contracts/bulletins";
import type { PriceRow } from "../../../server/upstream/contracts/prices";
import { NOTHING } from "./nothing-traded";
import { corpusOf } from "./sample";

const row = {
  SinifAdi: "BEYAZ ARPA",
  GrupKodu: "H05",
  OrtFiyat: "13,9500",
  AvgFiyat: "13,9500",
  Miktar: 300000,
};
const readRow: PriceRow = {
  ...NOTHING,
  product: "BEYAZ ARPA",
  groupCode: "H05",
  average: 13.95,
  quantity: 300000,
};

const daily = corpusOf(
  readBulletinOfDay,
  { day: "2026-11-19" },
  {
    "a tree, also with empty and missing branches": {
      sent: [
        {
          UstUrunGrubu: "HUBUBAT",
          Gruplar: [{ GrupKodu: "H05", GrupAdi: "ARPA", Siniflar: [row, row] }, { Siniflar: [] }],
        },
        { UstUrunGrubu: "BAKLİYAT", Gruplar: [{ GrupKodu: "B03", Siniflar: null }, { GrupKodu: "B02" }] },
        { UstUrunGrubu: "ET", Gruplar: null },
      ],
      read: [
        { code: "H05", name: "ARPA", lines: [readRow, readRow] },
        { code: "", name: "", lines: [] },
        { code: "B03", name: "B03", lines: [] },
        { code: "B02", name: "B02", lines: [] },
      ],
    },
    "flat rows, joined by their group": {
      sent: [row, row],
      read: [{ code: "H05", name: "H05", lines: [readRow, readRow] }],
    },
    "an empty day": { sent: [], read: [] },
    "204": { sent: undefined, read: [] },
  },
  {
    "a wrong price deep in the tree": {
      sent: [{ Gruplar: [{ Siniflar: [row, { ...row, OrtFiyat: "gizli" }] }] }],
      path: "0.Gruplar.0.Siniflar.1.OrtFiyat",
    },
    "a branch that is no list": { sent: [{ Gruplar: "gizli" }], path: "0.Gruplar" },
    "a wrong price in a flat row": { sent: [{ ...row, MaxFiyat: true }], path: "0.MaxFiyat" },
  },
);

const monthly = corpusOf(
  readBulletinOfMonth,
  { year: 2026, month: 10 },
  {
    "flat rows, one for each type of sale": {
      sent: [
        { ...row, SatisSekli: "HM", SatisSekliAdi: "Hariç Muamele", Tutar: "4.185.000,50" },
        { ...row, SatisSekli: "TA" },
      ],
      read: [
        {
          code: "H05",
          name: "H05",
          lines: [
            { ...readRow, saleType: "Hariç Muamele", amount: 4185000.5 },
            { ...readRow, saleType: "TA" },
          ],
        },
      ],
    },
    "a month that is not published": { sent: undefined, read: [] },
  },
  { "an amount in words": { sent: [{ ...row, Tutar: "çok" }], path: "0.Tutar" } },
);

export const BULLETINS = [daily, monthly];
