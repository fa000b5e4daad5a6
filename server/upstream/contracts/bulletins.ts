import { z } from "zod";
import { now } from "../../clock";
import { declareCall } from "../call";
import { id, listOf, price, quantity, text } from "../wire";

/** Prices are lira per unit (mostly kg), quantities in that unit, amounts lira. */

const line = z
  .object({
    UstUrunGrubu: text,
    GrupKodu: text,
    GrupAdi: text,
    SinifAdi: text,
    UrunGrubu: text,
    MALADI: text,
    UrunId: id.optional(),
    MinFiyat: price,
    MaxFiyat: price,
    OrtFiyat: price,
    AvgFiyat: price,
    OncekiOrtFiyat: price,
    Miktar: quantity,
    TopMiktar: quantity,
    IslemAdedi: quantity,
    Tutar: quantity,
    Birim: text,
    SatisSekli: text,
    SatisSekliAdi: text,
  })
  .transform((row) => ({
    groupCode: row.GrupKodu,
    groupName: row.GrupAdi,
    productId: row.UrunId ?? null,
    product: row.MALADI ?? row.UrunGrubu ?? row.SinifAdi ?? "",
    saleType: row.SatisSekliAdi ?? row.SatisSekli,
    min: row.MinFiyat,
    max: row.MaxFiyat,
    average: row.OrtFiyat ?? row.AvgFiyat,
    previousAverage: row.OncekiOrtFiyat,
    quantity: row.Miktar ?? row.TopMiktar,
    trades: row.IslemAdedi,
    amount: row.Tutar,
    unit: row.Birim ?? "KG",
  }));

/** A class of goods in a bulletin, or in a monthly one a class by type of sale. */
export type BulletinLine = z.infer<typeof line>;

export interface BulletinGroup {
  code: string;
  name: string;
  lines: BulletinLine[];
}

const group = z
  .object({ GrupKodu: text, GrupAdi: text, Siniflar: z.array(line).nullish() })
  .transform((row) => ({ code: row.GrupKodu, name: row.GrupAdi, lines: row.Siniflar ?? [] }));

/** Seen both as a tree of groups and as flat rows (domain 4.5). */
const entry = z.union([
  z.object({ Gruplar: z.array(group).nullable() }).transform(({ Gruplar }) => Gruplar ?? []),
  line.transform((row) => [{ code: row.groupCode, name: row.groupName, lines: [row] }]),
]);

const groups = listOf(entry).transform(({ rows }) => joined(rows.flat()));

/** Flat rows name their group each; the groups of a tree pass as they are. */
function joined(found: readonly { code: string | null; name: string | null; lines: BulletinLine[] }[]) {
  const byCode = new Map<string, BulletinGroup>();
  for (const { code, name, lines } of found) {
    const key = code ?? name ?? "";
    const known = byCode.get(key);
    if (known) known.lines.push(...lines);
    else byCode.set(key, { code: key, name: name ?? key, lines: [...lines] });
  }
  return [...byCode.values()];
}

const read = { method: "GET", kind: "read", token: "none" } as const;
const bulletin = (call: string) => `Alpha.WebPanel/OnlineKullaniciBulten/${call}`;

/** A day's bulletin by groups: what was traded so far on a running day; no group when there was no session. */
export const readBulletinOfDay = declareCall({
  ...read,
  name: "bulletins.day",
  lifetime: ({ day }: { day: string }) => (day === now().toISODate() ? "prices" : "content"),
  path: ({ day }) => bulletin(`GetOnlineGunlukBultenKirilimli/${day}/${day}`),
  answer: groups,
});

/** A month's bulletin by groups; none until it is published. The path says year before month (domain 4.5). */
export const readBulletinOfMonth = declareCall({
  ...read,
  name: "bulletins.month",
  lifetime: "documents",
  path: ({ year, month }: { year: number; month: number }) =>
    bulletin(`GetWebSitesiAylikBulten/${year}/${month}`),
  answer: groups,
});
