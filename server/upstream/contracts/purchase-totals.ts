import { z } from "zod";
import { declareCall } from "../call";
import { partialListOf } from "../lists";
import { record } from "../record";
import { measure, otherId, ownDay, price, quantity, text, unit } from "../coerce";
import { bulletinPath, ofMember, type Days, type OfMember } from "./member-bulletin";
import { ofDays } from "./prices";

/** Amounts are lira, prices lira per unit. */

const total = {
  trades: ["IslemAdedi", quantity],
  quantity: ["Miktar", quantity],
  average: ["OrtFiyat", price],
  amount: ["Tutar", quantity],
} as const;

const ofProduct = record({
  ...total,
  productId: ["UrunId", otherId],
  product: ["MALADI", text],
  unit: ["Birim", unit],
  /** Of the whole amount, in per cent. */
  share: ["Oran", measure],
});

export type ProductTotal = z.infer<typeof ofProduct>;

export const listTotalsByProduct = declareCall({
  ...ofMember,
  name: "purchaseTotals.byProduct",
  path: ({ memberId, from, until }: OfMember & Days) =>
    bulletinPath("GetAlinanUrunMiktarDetay", memberId, from, until),
  answer: partialListOf(ofProduct),
});

const ofDay = record({ ...total, day: ["Tarih", ownDay] });

export const listTotalsByDay = declareCall({
  ...ofMember,
  name: "purchaseTotals.byDay",
  path: ({ memberId, from, until }: OfMember & Days) =>
    bulletinPath("GetAlinanUrunTarihliDetay", memberId, from, until),
  answer: ({ from, until }) => partialListOf(ofDay, ofDays(from, until)),
});
