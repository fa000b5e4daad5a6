import type { z } from "zod";
import { declareCall } from "../call";
import { type Id, record } from "../record";
import { one } from "../lists";
import { day, otherId, quantity, text } from "../coerce";
import { bulletinPath, ofMember, type OfMember } from "./member-bulletin";

/** Amounts are lira. */

const sheet = record({
  UyeId: otherId,
  UyeNo: text,
  Unvan: text,
  MeslekGrubuAdi: text,
  Derece: quantity,
  YetkiliAdSoyad: text,
  Telefon: text,
  Eposta: text,
  Adres: text,
  IlceAdi: text,
  KayitTarih: day,
  AidatBorcu: quantity,
  TeminatTutar: quantity,
  KalanTeminat: quantity,
  VergiNo: text,
}).transform((row) => ({
  memberId: row.UyeId,
  number: row.UyeNo,
  name: row.Unvan,
  groupName: row.MeslekGrubuAdi,
  degree: row.Derece,
  representative: row.YetkiliAdSoyad,
  phone: row.Telefon,
  email: row.Eposta,
  address: row.Adres,
  district: row.IlceAdi,
  memberSince: row.KayitTarih,
  openDues: row.AidatBorcu,
  security: row.TeminatTutar,
  securityLeft: row.KalanTeminat,
  /** Masked by the upstream. */
  taxNumber: row.VergiNo,
}));

export type MemberSheet = z.infer<typeof sheet>;

function ofMemberOnly<Row extends { memberId: Id | null }>(rows: z.ZodType<Row>, { memberId }: OfMember) {
  return one(rows).refine((row) => row.memberId === null || row.memberId === memberId, {
    path: ["UyeId"],
    error: "another member",
  });
}

export const readMemberSheet = declareCall({
  ...ofMember,
  name: "memberSheet.details",
  path: ({ memberId }: OfMember) => bulletinPath("GetUyeBilgileri", memberId),
  answer: (member) => ofMemberOnly(sheet, member),
});

export interface Bought {
  trades: number | null;
  quantity: number | null;
  amount: number | null;
}

const totals = record({
  UyeId: otherId,
  Yil: quantity,
  BugunIslem: quantity,
  BugunMiktar: quantity,
  BugunTutar: quantity,
  AyIslem: quantity,
  AyMiktar: quantity,
  AyTutar: quantity,
  YilIslem: quantity,
  YilMiktar: quantity,
  YilTutar: quantity,
  TescilUcretiToplam: quantity,
}).transform((row) => ({
  memberId: row.UyeId,
  yearNumber: row.Yil,
  today: bought(row.BugunIslem, row.BugunMiktar, row.BugunTutar),
  month: bought(row.AyIslem, row.AyMiktar, row.AyTutar),
  year: bought(row.YilIslem, row.YilMiktar, row.YilTutar),
  registrationFees: row.TescilUcretiToplam,
}));

export type MemberTotals = z.infer<typeof totals>;

export const readMemberTotals = declareCall({
  ...ofMember,
  name: "memberSheet.totals",
  path: ({ memberId }: OfMember) => bulletinPath("GetToplamIslemler", memberId),
  answer: (member) => ofMemberOnly(totals, member),
});

function bought(trades: number | null, quantityBought: number | null, amount: number | null): Bought {
  return { trades, quantity: quantityBought, amount };
}
