import { z } from "zod";
import { declareCall } from "../call";
import { rowsOf } from "../lists";
import { record } from "../record";
import { measure, otherId, ownDay, price, quantity, text, unit } from "../coerce";
import { bulletinPath, ofMember, type Days, type OfMember } from "./member-bulletin";
import { ofDays } from "./prices";

/** Amounts are lira, prices lira per unit. */

const totalFields = { IslemAdedi: quantity, Miktar: quantity, OrtFiyat: price, Tutar: quantity };

function total(row: z.infer<z.ZodObject<typeof totalFields>>) {
  return { trades: row.IslemAdedi, quantity: row.Miktar, average: row.OrtFiyat, amount: row.Tutar };
}

const ofProduct = record({
  ...totalFields,
  UrunId: otherId,
  MALADI: text,
  Birim: unit,
  Oran: measure,
}).transform((row) => ({
  ...total(row),
  productId: row.UrunId,
  product: row.MALADI,
  unit: row.Birim,
  /** Of the whole amount, in per cent. */
  share: row.Oran,
}));

export type ProductTotal = z.infer<typeof ofProduct>;

export const listTotalsByProduct = declareCall({
  ...ofMember,
  name: "purchaseTotals.byProduct",
  path: ({ memberId, from, until }: OfMember & Days) =>
    bulletinPath("GetAlinanUrunMiktarDetay", memberId, from, until),
  answer: rowsOf(ofProduct),
});

const ofDay = record({ ...totalFields, Tarih: ownDay }).transform((row) => ({
  ...total(row),
  day: row.Tarih,
}));

export type DayTotal = z.infer<typeof ofDay>;

export const listTotalsByDay = declareCall({
  ...ofMember,
  name: "purchaseTotals.byDay",
  path: ({ memberId, from, until }: OfMember & Days) =>
    bulletinPath("GetAlinanUrunTarihliDetay", memberId, from, until),
  answer: ({ from, until }) => rowsOf(ofDay, ofDays(from, until)),
});
