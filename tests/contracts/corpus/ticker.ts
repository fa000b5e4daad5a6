import { readTicker } from "../../../server/upstream/contracts/ticker";
import { corpusOf } from "./sample";

export const TICKER = corpusOf(
  readTicker,
  null,
  {
    "the older module's envelope with a count as text": {
      sent: {
        data: [
          {
            Id: 1,
            FTarih: "19.11.2026",
            TARIH: "2026-11-19T00:00:00",
            MAL: "BGD-KS1",
            MALADI: "1. Grup Kırmızı Sert Ekmeklik Buğday",
            DIL: 1,
            KILO: 612400,
            Adet: "41",
            EnAz: "16,1000",
            EnCok: 16.95,
            Ort: 16.6,
            Degisim: "-0,4",
            Birim: "kg",
          },
        ],
        totalRecords: 1,
        totalAmount: 0,
      },
      read: [
        {
          code: "BGD-KS1",
          product: "1. Grup Kırmızı Sert Ekmeklik Buğday",
          day: "2026-11-19",
          average: 16.6,
          min: 16.1,
          max: 16.95,
          change: -0.4,
          unit: "KG",
          text: null,
        },
      ],
    },
    "a bare array with nothing but a text": {
      sent: [{ Metin: "Borsamız 1 Ocak'ta kapalıdır.", Ort: "----" }],
      read: [
        {
          code: null,
          product: null,
          day: null,
          average: null,
          min: null,
          max: null,
          change: null,
          unit: "KG",
          text: "Borsamız 1 Ocak'ta kapalıdır.",
        },
      ],
    },
    "an average in words, in other letters": {
      sent: [{ mal: "ARP", ort: "on altı", enaz: "13,10 TL", DEGISIM: "-%2,34" }],
      read: [
        {
          code: "ARP",
          product: null,
          day: null,
          average: null,
          min: 13.1,
          max: null,
          change: -2.34,
          unit: "KG",
          text: null,
        },
      ],
      lost: ["cell Ort"],
    },
    "204": { sent: undefined, read: [] },
  },
  { "entries of other names": { sent: [{ Fiyat: "gizli" }], path: "0.MAL", lost: ["row MAL"] } },
);
