import { readPriceHistory } from "../../../server/upstream/contracts/prices";
import { corpusOf, EMPTY_LIST, whole } from "./sample";

const NO_DAY = { day: null, min: null, max: null, average: null, quantity: null, trades: null };

export const HISTORY = corpusOf(
  readPriceHistory,
  { productId: 13, from: "2026-11-01", until: "2026-11-20" },
  {
    "days in each spelling, with four and with three decimals": {
      sent: [
        {
          Tarih: "2026-11-09T00:00:00",
          MinFiyat: "12,9000",
          MaxFiyat: "13,3000",
          OrtFiyat: "13,1000",
          Miktar: 9000,
        },
        { Tarih: "10.11.2026", MinFiyat: 12.9, MaxFiyat: 13.3, OrtFiyat: "13,105" },
        { Tarih: "11.11.2026 00:00", OrtFiyat: "13.105" },
        { Tarih: "12.11.2026 00:00:00", MinFiyat: "----", MaxFiyat: "----", OrtFiyat: "----" },
        { Tarih: "2026-11-12T21:00:00.000Z", OrtFiyat: "13,12" },
        { Tarih: "", OrtFiyat: null },
      ],
      read: whole([
        { day: "2026-11-09", min: 12.9, max: 13.3, average: 13.1, quantity: 9000, trades: null },
        { day: "2026-11-10", min: 12.9, max: 13.3, average: 13.105, quantity: null, trades: null },
        { day: "2026-11-11", min: null, max: null, average: 13.105, quantity: null, trades: null },
        { day: "2026-11-12", min: null, max: null, average: null, quantity: null, trades: null },
        { day: "2026-11-13", min: null, max: null, average: 13.12, quantity: null, trades: null },
        { day: null, min: null, max: null, average: null, quantity: null, trades: null },
      ]),
    },
    "a day as a number, which is none, and one of another month": {
      sent: [
        { Tarih: 20261119, OrtFiyat: null },
        { Tarih: "2026-11-19", OrtFiyat: null },
        { Tarih: "2026-10-31 00:00:00", OrtFiyat: null },
      ],
      read: { rows: [{ ...NO_DAY, day: "2026-11-19" }], unread: 1 },
      lost: ["row Tarih", "foreign IslemTarih"],
    },
    "days in words, in either language": {
      sent: [
        { Tarih: "12 Kasım 2026 Perşembe", OrtFiyat: null },
        { Tarih: "Friday, November 13, 2026", OrtFiyat: null },
        { Tarih: "16 Kas 2026", OrtFiyat: null },
      ],
      read: whole(["2026-11-12", "2026-11-13", "2026-11-16"].map((day) => ({ ...NO_DAY, day }))),
    },
    "days with the month first, as another row shows": {
      sent: [
        { Tarih: "11/12/2026 12:00:00 AM", OrtFiyat: null },
        { Tarih: "11/19/2026 12:00:00 AM", OrtFiyat: null },
      ],
      read: whole(["2026-11-12", "2026-11-19"].map((day) => ({ ...NO_DAY, day }))),
    },
    "days with the month last, as the days that were asked for show": {
      sent: [
        { Tarih: "10/11/2026", OrtFiyat: null },
        { Tarih: "11/11/2026", OrtFiyat: null },
      ],
      read: whole(["2026-11-10", "2026-11-11"].map((day) => ({ ...NO_DAY, day }))),
    },
    "prices of other names": {
      sent: [{ Tarih: "2026-11-19", EnDusuk: 12.9 }],
      read: { rows: [], unread: 1 },
      lost: ["row MinFiyat"],
    },
    "days of other names": {
      sent: [{ Gun: "19.11.2026" }],
      read: { rows: [], unread: 1 },
      lost: ["row Tarih"],
    },
    "204": { sent: undefined, read: EMPTY_LIST },
  },
  { "a text": { sent: "gizli", path: "" } },
);
