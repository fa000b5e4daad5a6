import { listTotalsByDay, listTotalsByProduct } from "../../../server/upstream/contracts/purchase-totals";
import { corpusOf, EMPTY_LIST, whole } from "./sample";

const span = { from: "2026-11-01", until: "2026-11-20" };

const byProduct = corpusOf(
  listTotalsByProduct,
  { memberId: 2, ...span },
  {
    "a share as text": {
      sent: [
        {
          UrunId: 1,
          MALADI: "Arpa",
          IslemAdedi: 2,
          Miktar: 30_000,
          OrtFiyat: "13,95",
          Tutar: 418_500,
          Oran: "62,5",
        },
      ],
      read: whole([
        {
          productId: 1,
          product: "Arpa",
          unit: "KG",
          trades: 2,
          quantity: 30_000,
          average: 13.95,
          amount: 418_500,
          share: 62.5,
        },
      ]),
    },
    "rows that are none": { sent: ["gizli"], read: { rows: [], unread: 1 }, lost: ["row (row)"] },
    "204": { sent: undefined, read: EMPTY_LIST },
  },
  { "a text": { sent: "gizli", path: "" } },
);

const byDay = corpusOf(
  listTotalsByDay,
  { memberId: 2, ...span },
  {
    "midnight in Istanbul, told in UTC": {
      sent: [{ Tarih: "2026-11-19T21:00:00Z", IslemAdedi: "1", Miktar: 15_000, Tutar: 249_750 }],
      read: whole([{ day: "2026-11-20", trades: 1, quantity: 15_000, average: null, amount: 249_750 }]),
    },
    "a day in words, and a day that was not asked for": {
      sent: [
        { Tarih: "dün", Tutar: 5 },
        { Tarih: "2026-11-20", Tutar: 6 },
        { Tarih: "31.10.2026", Tutar: 7 },
      ],
      read: {
        rows: [{ day: "2026-11-20", trades: null, quantity: null, average: null, amount: 6 }],
        unread: 1,
      },
      lost: ["row Tarih", "foreign IslemTarih"],
    },
    "204": { sent: undefined, read: EMPTY_LIST },
  },
  { "a text": { sent: "gizli", path: "" } },
);

export const PURCHASE_TOTALS = [byProduct, byDay];
