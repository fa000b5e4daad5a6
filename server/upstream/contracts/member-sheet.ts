import type { z } from "zod";
import { declareCall } from "../call";
import { type Id, record } from "../record";
import { one } from "../lists";
import { day, otherId, quantity, text } from "../coerce";
import { bulletinPath, ofMember, type OfMember } from "./member-bulletin";

/** Amounts are lira. */

const sheet = record({
  memberId: ["UyeId", otherId],
  number: ["UyeNo", text],
  name: ["Unvan", text],
  groupName: ["MeslekGrubuAdi", text],
  degree: ["Derece", quantity],
  representative: ["YetkiliAdSoyad", text],
  phone: ["Telefon", text],
  email: ["Eposta", text],
  address: ["Adres", text],
  district: ["IlceAdi", text],
  memberSince: ["KayitTarih", day],
  openDues: ["AidatBorcu", quantity],
  security: ["TeminatTutar", quantity],
  securityLeft: ["KalanTeminat", quantity],
  /** Masked by the upstream. */
  taxNumber: ["VergiNo", text],
});

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

const totals = record({
  memberId: ["UyeId", otherId],
  yearNumber: ["Yil", quantity],
  tradesToday: ["BugunIslem", quantity],
  quantityToday: ["BugunMiktar", quantity],
  amountToday: ["BugunTutar", quantity],
  tradesOfMonth: ["AyIslem", quantity],
  quantityOfMonth: ["AyMiktar", quantity],
  amountOfMonth: ["AyTutar", quantity],
  tradesOfYear: ["YilIslem", quantity],
  quantityOfYear: ["YilMiktar", quantity],
  amountOfYear: ["YilTutar", quantity],
  registrationFees: ["TescilUcretiToplam", quantity],
}).transform(({ memberId, yearNumber, registrationFees, ...row }) => ({
  memberId,
  yearNumber,
  registrationFees,
  today: { trades: row.tradesToday, quantity: row.quantityToday, amount: row.amountToday },
  month: { trades: row.tradesOfMonth, quantity: row.quantityOfMonth, amount: row.amountOfMonth },
  year: { trades: row.tradesOfYear, quantity: row.quantityOfYear, amount: row.amountOfYear },
}));

export type MemberTotals = z.infer<typeof totals>;
export type Bought = MemberTotals["today"];

export const readMemberTotals = declareCall({
  ...ofMember,
  name: "memberSheet.totals",
  path: ({ memberId }: OfMember) => bulletinPath("GetToplamIslemler", memberId),
  answer: (member) => ofMemberOnly(totals, member),
});
