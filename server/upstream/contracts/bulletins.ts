import { z } from "zod";
import { now } from "../../clock";
import { declareCall } from "../call";
import { listOf, readBy, text } from "../wire";
import { priceRow, type PriceRow } from "./prices";

/** A day's or month's prices by groups; units as in prices.ts, amounts in lira. */

export interface BulletinGroup {
  code: string;
  name: string;
  lines: PriceRow[];
}

const group = z
  .object({ GrupKodu: text, GrupAdi: text, Siniflar: z.array(priceRow).nullish() })
  .transform((row) => ({ code: row.GrupKodu, name: row.GrupAdi, lines: row.Siniflar ?? [] }));

type FoundGroup = z.infer<typeof group>;
const tree = z.object({ Gruplar: z.array(group).nullable() }).transform(({ Gruplar }) => Gruplar ?? []);
const flatRow = priceRow.transform((row) => [{ code: row.groupCode, name: row.groupName, lines: [row] }]);
const isTree = (value: unknown) => typeof value === "object" && value !== null && "Gruplar" in value;
/** Seen both as a tree of groups and as flat rows (domain 4.5). */
const entry = readBy<FoundGroup[]>((value) => (isTree(value) ? tree : flatRow));

const groups = listOf(entry).transform(({ rows }) => joined(rows.flat()));

/** Flat rows name their group each; the groups of a tree pass as they are. */
function joined(found: readonly FoundGroup[]): BulletinGroup[] {
  const byCode = new Map<string, BulletinGroup>();
  for (const { code, name, lines } of found) {
    const key = code ?? name ?? "";
    const known = byCode.get(key);
    if (known) known.lines.push(...lines);
    else byCode.set(key, { code: key, name: name ?? key, lines: [...lines] });
  }
  return [...byCode.values()];
}

const read = { method: "GET", kind: "read", token: "bulletinOnMemberPages" } as const;
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

/** What was sold in the hall between two days, a row a class. */
export const listSoldProducts = declareCall({
  ...read,
  name: "bulletins.sold",
  lifetime: ({ until }: { from: string; until: string }) =>
    until >= now().toISODate() ? "prices" : "content",
  path: ({ from, until }) => bulletin(`GetSatilanUrun/${from}/${until}`),
  answer: listOf(priceRow).transform(({ rows }) => rows),
});
