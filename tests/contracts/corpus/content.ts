import {
  findItem,
  findItemBySlug,
  listNewest,
  listYears,
  readCount,
  searchContent,
  type ContentItem,
} from "../../../server/upstream/contracts/content";
import { corpusOf, onlyPart } from "./sample";

const NO_ITEM = {
  type: null,
  typeId: null,
  title: null,
  summary: null,
  html: null,
  image: null,
  imageAlt: null,
  date: null,
  lastDay: null,
  year: null,
  slug: null,
  category: null,
  position: null,
  isPinned: false,
  isShownOnOpening: false,
  externalLink: null,
  internalLink: null,
  newTab: false,
  readCount: null,
  files: [],
};

/** A row in which everything is said, in the sloppy spellings. */
export const FULL = {
  Id: "1007",
  TipId: "1",
  Baslik: " Arpada Fiyatlar ",
  Ozet: "",
  Icerik: "<p>Metin</p>",
  OneCikanGorsel: "/files/arpa.jpg",
  GorselAltMetin: "Arpa tarlası",
  Tarih: "20.11.2026 09:30",
  BitisTarih: "2027-01-05T00:00:00",
  Yil: "2026",
  SabitGonderi: "false",
  AcilistaGoster: "True",
  SeoUrl: "arpada-fiyatlar",
  KategoriAdi: " Hububat ",
  Sira: "12",
  HariciLink: "https://arpa.example",
  YeniSekmedeAc: "1",
  OkunmaSayisi: "1.184",
  Dosyalar: [
    {
      Id: 3,
      DosyaAdi: "Rapor.pdf",
      DosyaYolu: "/files/3.pdf",
      Uzanti: ".pdf",
      Boyut: "120.400",
      DosyaTip: "1",
    },
  ],
  Silindi: 0,
  Guid: "gizli",
};
export const READ_FULL: ContentItem = {
  id: 1007,
  type: "news",
  typeId: 1,
  title: "Arpada Fiyatlar",
  summary: null,
  html: "<p>Metin</p>",
  image: "/files/arpa.jpg",
  imageAlt: "Arpa tarlası",
  date: "2026-11-20T09:30",
  lastDay: "2027-01-05T00:00:00",
  year: 2026,
  slug: "arpada-fiyatlar",
  category: "Hububat",
  position: 12,
  isPinned: false,
  isShownOnOpening: true,
  externalLink: "https://arpa.example",
  internalLink: null,
  newTab: true,
  readCount: 1184,
  files: [
    {
      id: 3,
      itemId: null,
      name: "Rapor.pdf",
      path: "/files/3.pdf",
      extension: ".pdf",
      bytes: 120400,
      about: null,
      isPicture: false,
    },
  ],
};
const SPARSE = { Id: 9, Baslik: null, SabitGonderi: 1, Dosyalar: null, Tarih: null };
const READ_SPARSE: ContentItem = { ...NO_ITEM, id: 9, isPinned: true };

const newest = corpusOf(
  listNewest,
  { type: "news", count: 6 },
  {
    "an envelope": { sent: { data: [FULL, SPARSE], totalRecords: 34 }, read: [READ_FULL, READ_SPARSE] },
    "a bare array": { sent: [FULL], read: [READ_FULL] },
    "more than asked for, and other types among them": {
      sent: { result: { items: [...Array.from({ length: 7 }, () => FULL), { ...FULL, TipId: 77 }] } },
      read: Array.from({ length: 6 }, () => READ_FULL),
      lost: ["foreign TipId"],
    },
    "cells that are of another kind": {
      sent: [
        { Id: 9, Baslik: ["gizli"], SabitGonderi: [], Tarih: "dün", Dosyalar: "gizli" },
        { Id: 9, SabitGonderi: 1, Tarih: "0001-01-01T00:00:00", Dosyalar: "" },
      ],
      read: [{ ...READ_SPARSE, isPinned: false }, READ_SPARSE],
      lost: ["cell Baslik", "cell SabitGonderi", "cell Tarih", "part (list)"],
    },
    "204": { sent: undefined, read: [] },
  },
  {
    "rows without an id": { sent: [{ Baslik: "gizli" }], path: "0.Id", lost: ["row Id"] },
    "nothing but items of another type": {
      sent: [{ ...FULL, TipId: 2 }],
      path: "",
      lost: ["foreign TipId"],
    },
    "an error as an answer": { sent: { isSuccess: false, Message: "gizli" }, path: "" },
  },
);

const found = corpusOf(
  searchContent,
  { types: ["news", "announcement"], year: 2026, search: "arpa", first: 0, rows: 12 },
  {
    "the number of all matches": {
      sent: { data: [SPARSE], totalRecords: "1.034", totalAmount: 0 },
      read: onlyPart([READ_SPARSE], 1034),
    },
    "an envelope without the number": {
      sent: { data: [SPARSE, SPARSE] },
      read: onlyPart([READ_SPARSE, READ_SPARSE]),
    },
    "a page that is full, without the number or with a wrong one": {
      sent: { data: Array.from({ length: 12 }, () => SPARSE), totalRecords: "gizli" },
      read: { ...onlyPart(Array.from({ length: 12 }, () => READ_SPARSE)), hasMore: true },
      lost: ["cell totalRecords"],
    },
    "items of another year, because the filter is not known": {
      sent: {
        data: [{ ...SPARSE, Yil: 2019 }, { ...SPARSE, Tarih: "2019-05-01" }, SPARSE],
        totalRecords: 18,
      },
      read: { ...onlyPart([READ_SPARSE]), sent: 3 },
      lost: ["foreign Yil"],
    },
    "all there is in place of a page": {
      sent: Array.from({ length: 30 }, () => SPARSE),
      read: { ...onlyPart(Array.from({ length: 12 }, () => READ_SPARSE)), total: 30 },
    },
    nothing: { sent: { data: [], totalRecords: 0 }, read: onlyPart([]) },
  },
  { "an envelope without rows": { sent: { totalRecords: 3 }, path: "" } },
);

const oneItem = {
  taken: {
    "the row that was asked for": { sent: { data: [SPARSE, FULL], totalRecords: 2 }, read: READ_FULL },
    "it alone": { sent: FULL, read: READ_FULL },
    "it alone in an envelope": { sent: { Data: FULL }, read: READ_FULL },
    "another, because the filter is not known": { sent: [SPARSE], read: null, lost: ["foreign Id"] },
    "no row": { sent: { data: [], totalRecords: 0 }, read: null },
    "204": { sent: undefined, read: null },
  },
  refused: {
    "rows without a usable id": { sent: { data: [{ Id: "1a" }] }, path: "0.Id", lost: ["row Id"] },
  },
};

const years = corpusOf(
  listYears,
  { type: "news" },
  {
    "numbers as text, and a missing count": {
      sent: [{ Yil: "2026", Adet: "12" }, { Yil: 2025 }],
      read: [
        { year: 2026, count: 12 },
        { year: 2025, count: 0 },
      ],
    },
  },
  { "a year in words": { sent: [{ Yil: "gizli" }], path: "0.Yil", lost: ["row Yil"] } },
);

const reads = corpusOf(
  readCount,
  { id: 1007 },
  {
    "a number as text": { sent: { Id: 1, IcerikId: 1007, OkunmaSayisi: "1.184" }, read: 1184 },
    "nothing known": { sent: { OkunmaSayisi: null }, read: 0 },
    "alone in a list": { sent: [{ OkunmaSayisi: 12 }], read: 12 },
    "a bare number": { sent: 7, read: 7 },
    "the count of another item": { sent: { IcerikId: 1008, OkunmaSayisi: 9 }, read: 0 },
    "204": { sent: undefined, read: 0 },
  },
  { "several counts": { sent: [{ OkunmaSayisi: 1 }, { OkunmaSayisi: 2 }], path: "" } },
);

export const CONTENT = [
  newest,
  found,
  corpusOf(findItem, { id: 1007 }, oneItem.taken, oneItem.refused),
  corpusOf(findItemBySlug, { type: "news", slug: "Arpada-Fiyatlar" }, oneItem.taken, oneItem.refused),
  years,
  reads,
];
