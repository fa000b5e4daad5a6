import {
  findItem,
  findItemBySlug,
  listNewest,
  listYears,
  readCount,
  searchContent,
  type ContentItem,
} from "../../../server/upstream/contracts/content";
import { findEvent, listEvents, type ExchangeEvent } from "../../../server/upstream/contracts/events";
import { corpusOf } from "./sample";

const NO_ITEM = {
  type: null,
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
      name: "Rapor.pdf",
      path: "/files/3.pdf",
      extension: ".pdf",
      bytes: 120400,
      about: null,
      isPicture: false,
    },
  ],
};
const SPARSE = { Id: 9, TipId: 77, Baslik: null, SabitGonderi: 1, Dosyalar: null, Tarih: null };
const READ_SPARSE: ContentItem = { ...NO_ITEM, id: 9, isPinned: true };

const newest = corpusOf(
  listNewest,
  { type: "news", count: 6 },
  {
    "an envelope": { sent: { data: [FULL, SPARSE], totalRecords: 34 }, read: [READ_FULL, READ_SPARSE] },
    "a bare array": { sent: [FULL], read: [READ_FULL] },
    "204": { sent: undefined, read: [] },
  },
  {
    "a row without an id": { sent: [{ Baslik: "gizli" }], path: "0.Id" },
    "a title that is no text": {
      sent: { data: [FULL, { Id: 1, Baslik: ["gizli"] }] },
      path: "data.1.Baslik",
    },
    "a flag that is a list": { sent: [{ Id: 1, SabitGonderi: [] }], path: "0.SabitGonderi" },
    "a file without an id": { sent: [{ Id: 1, Dosyalar: [{}] }], path: "0.Dosyalar.0.Id" },
  },
);

const found = corpusOf(
  searchContent,
  { types: ["news", "announcement"], year: 2026, search: "arpa", first: 0, rows: 12 },
  {
    "the number of all matches": {
      sent: { data: [SPARSE], totalRecords: "1.034", totalAmount: 0 },
      read: { rows: [READ_SPARSE], total: 1034 },
    },
    "an envelope without the number": {
      sent: { data: [SPARSE, SPARSE] },
      read: { rows: [READ_SPARSE, READ_SPARSE], total: 2 },
    },
    nothing: { sent: { data: [], totalRecords: 0 }, read: { rows: [], total: 0 } },
  },
  { "a number in words": { sent: { data: [], totalRecords: "gizli" }, path: "totalRecords" } },
);

const oneItem = {
  taken: {
    "the first row": { sent: { data: [FULL], totalRecords: 1 }, read: READ_FULL },
    "no row": { sent: { data: [], totalRecords: 0 }, read: null },
    "204": { sent: undefined, read: null },
  },
  refused: { "an id below one row": { sent: { data: [{ Id: "1a" }] }, path: "data.0.Id" } },
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
  { "a year in words": { sent: [{ Yil: "gizli" }], path: "0.Yil" } },
);

const reads = corpusOf(
  readCount,
  { id: 1007 },
  {
    "a number as text": { sent: { Id: 1, IcerikId: 1007, OkunmaSayisi: "1.184" }, read: 1184 },
    "nothing known": { sent: { OkunmaSayisi: null }, read: 0 },
    "204": { sent: undefined, read: 0 },
  },
  { "a list": { sent: [], path: "" } },
);

const EVENT = {
  Id: 501,
  EtkinlikTipId: 1,
  EtkinlikTipAdi: "Eğitim",
  Baslik: "Risk Yönetimi",
  Aciklama: null,
  BaslangicTarih: "26.11.2026 10:00",
  BitisTarih: "2026-11-26T12:30:00",
  TumGun: "0",
  Yer: "Meclis Salonu",
  Kontenjan: "60",
  UcretliMi: "false",
};
const READ_EVENT: ExchangeEvent = {
  id: 501,
  kindId: 1,
  kind: "Eğitim",
  title: "Risk Yönetimi",
  html: null,
  startsAt: "2026-11-26T10:00",
  endsAt: "2026-11-26T12:30:00",
  allDay: false,
  place: "Meclis Salonu",
  address: null,
  capacity: 60,
  image: null,
  imageAlt: null,
};

const events = corpusOf(
  listEvents,
  null,
  {
    "flags and numbers as text": { sent: { data: [EVENT] }, read: [READ_EVENT] },
    "a whole day": {
      sent: [{ ...EVENT, TumGun: "TRUE", Kontenjan: "----" }],
      read: [{ ...READ_EVENT, allDay: true, capacity: null }],
    },
  },
  { "a start that is no date": { sent: [{ ...EVENT, BaslangicTarih: "gizli" }], path: "0.BaslangicTarih" } },
);

const event = corpusOf(
  findEvent,
  { id: 501 },
  {
    "the first row": { sent: { data: [EVENT], totalRecords: 1 }, read: READ_EVENT },
    "no row": { sent: { data: null, totalRecords: 0 }, read: null },
  },
  { "a row that is a text": { sent: ["gizli"], path: "0" } },
);

export const CONTENT = [
  newest,
  found,
  corpusOf(findItem, { id: 1007 }, oneItem.taken, oneItem.refused),
  corpusOf(findItemBySlug, { type: "policy", slug: "kalite" }, oneItem.taken, oneItem.refused),
  years,
  reads,
  events,
  event,
];
