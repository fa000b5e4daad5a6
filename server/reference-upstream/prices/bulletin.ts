import type { Language } from "../language";
import { emptyGroup } from "./edge-days";
import { GROUPS, type GroupCode } from "./groups";
import type { PriceBoard, Span } from "./board";
import { PRODUCTS } from "./products";
import type { DayPrice } from "./series";
import { sum, totalOf } from "./totals";
import { type PriceRow, groupPrices, priceRow } from "./wire-rows";

/** GetSatilanUrun: one row per class that was traded in the span. */
export async function soldProducts(board: PriceBoard, span: Span, language: Language) {
  const groups = await groupsOf(board, span, language);
  return groups.flatMap(({ Siniflar }) => Siniflar);
}

/** GetOnlineGunlukBultenKirilimli: the tree of main groups, groups and classes of the span. */
export async function bulletinTree(board: PriceBoard, span: Span, language: Language) {
  const groups = await groupsOf(board, span, language);
  const parents = [...new Set(groups.map(({ parent }) => parent))];
  return parents.map((parent) => {
    const own = groups.filter((group) => group.parent === parent);
    return {
      UstUrunGrubu: parent,
      Miktar: sum(own.map(({ Miktar }) => Miktar)),
      Tutar: Number(sum(own.map(({ Tutar }) => Tutar)).toFixed(2)),
      Gruplar: own.map(({ parent: _, ...group }) => group),
    };
  });
}

async function groupsOf(board: PriceBoard, span: Span, language: Language) {
  const rows = await board.find(span);
  if (rows.length === 0) return [];
  const before = await board.averagesBefore(span.from);
  const empty = emptyGroup(span.from, span.until);
  const codes = Object.keys(GROUPS) as GroupCode[];
  return codes.flatMap((code) => {
    const own = code === empty ? [] : rowsOfGroup(rows, code);
    if (own.length === 0 && code !== empty) return [];
    return [bulletinGroup(code, own, before, language)];
  });
}

function bulletinGroup(code: GroupCode, rows: DayPrice[], before: Map<number, number>, language: Language) {
  const total = totalOf(rows);
  const classes: PriceRow[] = PRODUCTS.flatMap((product) => {
    const own = rows.filter((row) => row.productId === product.id);
    if (own.length === 0) return [];
    return [priceRow(product, totalOf(own), total, before.get(product.id), language)];
  });
  return {
    parent: GROUPS[code].parent[language],
    GrupKodu: code,
    GrupAdi: GROUPS[code].name[language],
    ...groupPrices(total),
    Miktar: total.quantity,
    Tutar: total.amount,
    IslemAdedi: total.trades,
    Siniflar: classes,
  };
}

function rowsOfGroup(rows: DayPrice[], code: GroupCode): DayPrice[] {
  const ids = PRODUCTS.filter(({ group }) => group === code).map(({ id }) => id);
  return rows.filter((row) => ids.includes(row.productId));
}
