import { z } from "zod";
import { now } from "../../config/clock";
import { declareCall } from "../call";
import { innerList, partialListOf, rowsOf, type Rows } from "../lists";
import { reportLoss } from "../parse-answer";
import { hasField, record } from "../record";
import { quantity, readBy, text } from "../coerce";
import { ofDays, priceRow, type PriceRow } from "./prices";

/** A day's or month's prices by groups; units as in prices.ts, amounts in lira. */

export interface BulletinGroup {
  code: string;
  name: string;
  /** The kind of goods above the group: "HUBUBAT". */
  kind: string | null;
  lines: PriceRow[];
}

export interface Bulletin {
  groups: BulletinGroup[];
  unread: number;
  others: number;
}

interface ReadGroup extends Rows<PriceRow> {
  code: string | null;
  name: string | null;
  kind: string | null;
}

const totals = { quantity: ["Miktar", quantity], amount: ["Tutar", quantity] } as const;

function partsOf<Part>(parts: Rows<Part>, total: { quantity: number | null; amount: number | null }) {
  const isMissing = parts.rows.length === 0 && parts.unread === 0 && Boolean(total.quantity ?? total.amount);
  if (isMissing) reportLoss("(list)", "part");
  return isMissing ? { ...parts, unread: 1 } : parts;
}

const group = record(
  {
    code: ["GrupKodu", text],
    name: ["GrupAdi", text],
    classes: ["Siniflar", innerList(priceRow)],
    ...totals,
  },
  ["classes"],
).transform(({ code, name, classes, ...total }) => ({ code, name, ...partsOf(classes, total) }));

const tree = record({ kind: ["UstUrunGrubu", text], groups: ["Gruplar", innerList(group)], ...totals }, [
  "groups",
]).transform(({ kind, groups, ...total }): ReadGroup[] => {
  const { rows, unread } = partsOf(groups, total);
  return [...rows.map((each) => ({ ...each, kind })), { code: null, name: null, kind, rows: [], unread }];
});
const lone = group.transform((group): ReadGroup[] => [{ ...group, kind: null }]);
const flatRow = priceRow.transform((row): ReadGroup[] => [
  { code: row.groupCode, name: row.groupName, kind: row.kind, rows: [row], unread: 0 },
]);
const entry = readBy<ReadGroup[]>((value) =>
  hasField(value, "Gruplar") ? tree : hasField(value, "Siniflar") ? lone : flatRow,
);

function bulletinOf(isOfPeriod: (row: PriceRow) => boolean): z.ZodType<Bulletin> {
  return rowsOf(entry).transform(({ rows, unread }) => {
    const groups = rows.flat();
    const own = groups.map((group) => ({ ...group, rows: group.rows.filter(isOfPeriod) }));
    const others = rowsIn(groups) - rowsIn(own);
    for (let other = 0; other < others; other++) reportLoss("IslemTarih", "foreign");
    const unreadBelow = groups.reduce((sum, group) => sum + group.unread, 0);
    return { groups: joined(own), unread: unread + unreadBelow, others };
  });
}

const rowsIn = (groups: readonly ReadGroup[]) => groups.reduce((sum, { rows }) => sum + rows.length, 0);

function joined(parts: readonly ReadGroup[]): BulletinGroup[] {
  const groups = new Map<string, BulletinGroup>();
  for (const { code, name, kind, rows } of parts) {
    if (rows.length === 0) continue;
    const key = code ?? name ?? kind ?? "";
    const lines = rows.map((row) => ({ ...row, groupCode: row.groupCode ?? code, kind: row.kind ?? kind }));
    const group = groups.get(key);
    if (group) group.lines.push(...lines);
    else groups.set(key, { code: key, name: name ?? key, kind, lines });
  }
  return [...groups.values()];
}

const read = { token: "bulletinOnMemberPages" } as const;
const bulletin = (call: string) => `Alpha.WebPanel/OnlineKullaniciBulten/${call}`;

export const readBulletinOfDay = declareCall({
  ...read,
  name: "bulletins.day",
  lifetime: ({ day }: { day: string }) => (day === now().toISODate() ? "prices" : "content"),
  path: ({ day }) => bulletin(`GetOnlineGunlukBultenKirilimli/${day}/${day}`),
  answer: ({ day }) => bulletinOf(ofDays(day, day).is),
});

function ofMonth(year: number, month: number): (row: PriceRow) => boolean {
  const name = `${year}-${String(month).padStart(2, "0")}`;
  return ({ day }) => day === null || day.startsWith(name);
}

/** Empty until published; the path has year before month. */
export const readBulletinOfMonth = declareCall({
  ...read,
  name: "bulletins.month",
  lifetime: "documents",
  path: ({ year, month }: { year: number; month: number }) =>
    bulletin(`GetWebSitesiAylikBulten/${year}/${month}`),
  answer: ({ year, month }) => bulletinOf(ofMonth(year, month)),
});

export const listSoldProducts = declareCall({
  ...read,
  name: "bulletins.sold",
  lifetime: ({ until }: { from: string; until: string }) =>
    until >= now().toISODate() ? "prices" : "content",
  path: ({ from, until }) => bulletin(`GetSatilanUrun/${from}/${until}`),
  answer: ({ from, until }) => partialListOf(priceRow, ofDays(from, until)),
});
