import { z } from "zod";
import { declareCall } from "../call";
import { day, id, quantity, text } from "../wire";
import { bulletinPath, ofMember, type OfMember } from "./member-bulletin";

/** Amounts are lira. */

/** A member's own sheet in the exchange's books. */
export const readMemberSheet = declareCall({
  ...ofMember,
  name: "memberSheet.details",
  path: ({ memberId }: OfMember) => bulletinPath("GetUyeBilgileri", memberId),
  answer: z
    .object({
      UyeId: id.nullish(),
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
    })
    .transform((row) => ({
      memberId: row.UyeId ?? null,
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
      /** What is left of the security for today's purchases. */
      securityLeft: row.KalanTeminat,
      /** Masked by the upstream. */
      taxNumber: row.VergiNo,
    })),
});

/** A member as the exchange's books know them. */
export type MemberSheet = z.infer<typeof readMemberSheet.answer>;

/** What a member bought. */
export interface Bought {
  trades: number | null;
  quantity: number | null;
  amount: number | null;
}

/** What a member bought today, this month and this year. */
export const readMemberTotals = declareCall({
  ...ofMember,
  name: "memberSheet.totals",
  path: ({ memberId }: OfMember) => bulletinPath("GetToplamIslemler", memberId),
  answer: z
    .object({
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
    })
    .transform((row) => ({
      yearNumber: row.Yil,
      today: bought(row.BugunIslem, row.BugunMiktar, row.BugunTutar),
      month: bought(row.AyIslem, row.AyMiktar, row.AyTutar),
      year: bought(row.YilIslem, row.YilMiktar, row.YilTutar),
      /** Paid for registrations this year. */
      registrationFees: row.TescilUcretiToplam,
    })),
});

/** What a member bought, summed up. */
export type MemberTotals = z.infer<typeof readMemberTotals.answer>;

function bought(trades: number | null, quantityBought: number | null, amount: number | null): Bought {
  return { trades, quantity: quantityBought, amount };
}
