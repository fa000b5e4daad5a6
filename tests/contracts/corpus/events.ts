import { findEvent, listEvents, type ExchangeEvent } from "../../../server/upstream/contracts/events";
import { corpusOf } from "./sample";

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
    "a start that is no date, places with a word, and a moment with a space": {
      sent: [{ ...EVENT, BaslangicTarih: "yarın", Kontenjan: "60 kişi", BitisTarih: "2026-11-26 12:30:00" }],
      read: [{ ...READ_EVENT, startsAt: null }],
      lost: ["cell BaslangicTarih", "row BaslangicTarih"],
    },
    "a whole day": {
      sent: [{ ...EVENT, TumGun: "TRUE", Kontenjan: "----" }],
      read: [{ ...READ_EVENT, allDay: true, capacity: null }],
    },
  },
  { "events that are texts": { sent: ["gizli"], path: "0", lost: ["row (row)"] } },
);

const event = corpusOf(
  findEvent,
  { id: 501 },
  {
    "the row that was asked for": {
      sent: { data: [{ ...EVENT, Id: 502 }, EVENT], totalRecords: 2 },
      read: READ_EVENT,
    },
    "no row": { sent: { data: null, totalRecords: 0 }, read: null },
  },
  { "a row that is a text": { sent: ["gizli"], path: "0", lost: ["row (row)"] } },
);

export const EVENTS = [events, event];
