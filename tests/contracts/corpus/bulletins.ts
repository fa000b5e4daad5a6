import {
  readBulletinOfDay,
  readBulletinOfMonth,
  type BulletinGroup,
} from "../../../server/upstream/contracts/bulletins";
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

const bulletin = (groups: BulletinGroup[], unread = 0, others = 0) => ({ groups, unread, others });
const barley = { code: "H05", name: "H05", kind: null };

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
        { UstUrunGrubu: "BAKLİYAT", Gruplar: [{ GrupKodu: "B03", Siniflar: null }] },
        { UstUrunGrubu: "ET", Gruplar: null },
      ],
      read: bulletin([
        {
          code: "H05",
          name: "ARPA",
          kind: "HUBUBAT",
          lines: [
            { ...readRow, kind: "HUBUBAT" },
            { ...readRow, kind: "HUBUBAT" },
          ],
        },
      ]),
    },
    "groups without the outer level, null among them, of no code": {
      sent: { data: [null, { grupAdi: "ARPA", siniflar: [{ ...row, GrupKodu: undefined }, null] }] },
      read: bulletin([{ code: "ARPA", name: "ARPA", kind: null, lines: [{ ...readRow, groupCode: null }] }]),
      lost: ["row (null)"],
    },
    "flat rows, joined by their group": {
      sent: [row, row],
      read: bulletin([{ ...barley, lines: [readRow, readRow] }]),
    },
    "flat rows of no group but the kind of goods": {
      sent: [{ UstUrunGrubu: "HUBUBAT", SinifAdi: "BEYAZ ARPA", OrtFiyat: 13.95 }],
      read: bulletin([
        {
          code: "HUBUBAT",
          name: "HUBUBAT",
          kind: "HUBUBAT",
          lines: [{ ...NOTHING, kind: "HUBUBAT", product: "BEYAZ ARPA", average: 13.95 }],
        },
      ]),
    },
    "rows of another day than asked for": {
      sent: [
        { ...row, IslemTarih: "2026-11-18T21:00:00Z" },
        { ...row, IslemTarih: "2026-11-18T00:00:00" },
      ],
      read: bulletin([{ ...barley, lines: [{ ...readRow, day: "2026-11-19" }] }], 0, 1),
      lost: ["foreign IslemTarih"],
    },
    "nothing but rows of another day": {
      sent: [{ ...row, IslemTarih: "18.11.2026" }],
      read: bulletin([], 0, 1),
      lost: ["foreign IslemTarih"],
    },
    "rows of a day that can't be read, which are of no day": {
      sent: [
        { ...row, IslemTarih: "dün" },
        { Gruplar: [{ GrupKodu: "H05", Siniflar: [row, { ...row, IslemTarih: "03/04/2026" }] }] },
      ],
      read: bulletin([{ ...barley, lines: [readRow] }], 2),
      lost: ["row IslemTarih"],
    },
    "a wrong price deep in the tree": {
      sent: [{ Gruplar: [{ Siniflar: [row, { ...row, OrtFiyat: "gizli", AvgFiyat: true }] }] }],
      read: bulletin([
        {
          code: "",
          name: "",
          kind: null,
          lines: [readRow, { ...readRow, average: null, isUnread: true }],
        },
      ]),
      lost: ["cell OrtFiyat", "cell AvgFiyat"],
    },
    "a branch that is no list, and rows of other names": {
      sent: [{ Gruplar: "gizli" }, { Gruplar: [{ Siniflar: [{ Ad: "gizli" }, row] }] }],
      read: bulletin([{ code: "", name: "", kind: null, lines: [readRow] }], 2),
      lost: ["part (list)", "row MALADI"],
    },
    "an empty day": { sent: [], read: bulletin([]) },
    "204": { sent: undefined, read: bulletin([]) },
  },
  { "an answer that says no": { sent: { success: false, data: [] }, path: "" } },
);

const monthly = corpusOf(
  readBulletinOfMonth,
  { year: 2026, month: 10 },
  {
    "flat rows, one for each type of sale": {
      sent: [
        { ...row, SatisSekli: "HM", SatisSekliAdi: "Hariç Muamele", Tutar: "4.185.000,50 TL" },
        { ...row, SatisSekli: "TA", IslemTarih: "2026-10-31T00:00:00" },
      ],
      read: bulletin([
        {
          ...barley,
          lines: [
            { ...readRow, saleType: "Hariç Muamele", amount: 4185000.5 },
            { ...readRow, saleType: "TA", day: "2026-10-31" },
          ],
        },
      ]),
    },
    "an amount in words, and a row of another month": {
      sent: [
        { ...row, Tutar: "çok" },
        { ...row, IslemTarih: "2026-09-30" },
      ],
      read: bulletin([{ ...barley, lines: [readRow] }], 0, 1),
      lost: ["cell Tutar", "foreign IslemTarih"],
    },
    "a month that is not published": { sent: undefined, read: bulletin([]) },
  },
  { "a text": { sent: "gizli", path: "" } },
);

export const BULLETINS = [daily, monthly];
