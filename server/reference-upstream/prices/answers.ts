import { group } from "d3-array";
import { addDays, wireDay, wireTime } from "../clock";
import EXCHANGE from "../data/exchange.json";
import { findSales } from "../hall/sales";
import type { Language } from "../language";
import { uniform } from "../random";
import type { PriceBoard, Span } from "./board";
import { isSessionDay, lastSessionDay, sessionDayBefore, sessionNumber, sessionState } from "./calendar";
import { GROUPS, type GroupCode, PRODUCTS, type Product, SALE_TYPES, type SaleType } from "./products";
import { type Total, changeOf, changeText, groupPrices, priceRow, priceText, totalOf } from "./rows";
import { type DayPrice, type Trade, round, sum } from "./simulation";

const TICKER_PRODUCTS = [1, 5, 8, 11, 15, 19, 24, 29, 33];
const PUBLISHED_ON = "10";
/** An oddity of real answers: a group whose classes are missing in the tree, so that it is empty. */
const EMPTY_GROUP = { code: "B03", day: "2026-11-13" };

export function soldProducts(board: PriceBoard, span: Span, language: Language) {
  return groupsOf(board, span, language).flatMap(({ Siniflar }) => Siniflar);
}

export function bulletinTree(board: PriceBoard, span: Span, language: Language) {
  const groups = groupsOf(board, span, language);
  const parents = [...new Set(groups.map(({ parent }) => parent))];
  return parents.map((parent) => {
    const own = groups.filter((group) => group.parent === parent);
    return {
      UstUrunGrubu: parent,
      Miktar: sum(own.map(({ Miktar }) => Miktar)),
      Tutar: round(sum(own.map(({ Tutar }) => Tutar)), 2),
      Gruplar: own.map(({ parent: _, ...group }) => group),
    };
  });
}

function groupsOf(board: PriceBoard, span: Span, language: Language) {
  const rows = board.find(span);
  if (rows.length === 0) return [];
  const before = (product: Product) => board.averageBefore(product, span.from);
  const isOddDay = span.from === EMPTY_GROUP.day && span.until === EMPTY_GROUP.day;
  return (Object.keys(GROUPS) as GroupCode[]).flatMap((code) => {
    const isEmpty = isOddDay && code === EMPTY_GROUP.code;
    const own = isEmpty ? [] : rows.filter(({ product }) => product.group === code);
    return own.length === 0 && !isEmpty ? [] : [bulletinGroup(code, own, before, language)];
  });
}

type Before = (product: Product) => number | undefined;

function bulletinGroup(code: GroupCode, rows: DayPrice[], before: Before, language: Language) {
  const total = totalOf(rows);
  const classes = group(rows, ({ product }) => product);
  return {
    parent: GROUPS[code].parent[language],
    GrupKodu: code,
    GrupAdi: GROUPS[code].name[language],
    ...groupPrices(total),
    Miktar: total.quantity,
    Tutar: total.amount,
    IslemAdedi: total.trades,
    Siniflar: PRODUCTS.flatMap((product) => {
      const own = classes.get(product);
      return own ? [priceRow(product, totalOf(own), total, before(product), language)] : [];
    }),
  };
}

export function liveCards(board: PriceBoard, language: Language) {
  const today = board.clock.today();
  if (!isSessionDay(today)) return [];
  const isOver = sessionState(board.clock.now()) !== "ACIK";
  return board.find({ from: today, until: today }).map((row) => ({
    ...card(row, board.lastTradeOfToday(row.product), board.averageBefore(row.product, today), language),
    Bekleyen: isOver ? 0 : Math.round(row.trades * 0.2 * uniform(`${row.product.id}:${row.trades}`)),
  }));
}

function card(row: DayPrice, last: Trade | undefined, before: number | undefined, language: Language) {
  const { product } = row;
  return {
    UrunId: product.id,
    MAL: product.code,
    MALADI: product.name[language],
    GrupKodu: product.group,
    GrupAdi: GROUPS[product.group].name[language],
    SonFiyat: priceText(last?.price ?? row.average),
    MinFiyat: priceText(row.min),
    MaxFiyat: priceText(row.max),
    OrtFiyat: priceText(row.average),
    OncekiOrtFiyat: before === undefined ? null : priceText(before),
    Degisim: changeText(row.average, before),
    Yon: Math.sign(changeOf(row.average, before) ?? 0),
    IslemAdedi: row.trades,
    SatilanMiktar: row.quantity,
    Birim: product.unit,
    IslemTarih: wireDay(row.day),
    SonIslemSaat: last?.time.slice(0, 5) ?? null,
  };
}

export function headline(board: PriceBoard) {
  const now = board.clock.now();
  const day = lastSessionDay(now);
  const dayBefore = sessionDayBefore(day);
  const total = totalOf(board.find({ from: day, until: day }));
  const totalBefore = totalOf(board.find({ from: dayBefore, until: dayBefore }));
  const state = sessionState(now);
  const share = uniform(`${day}:headline`);
  const end = `${day}T${EXCHANGE.session.until}:00`;
  return {
    IslemTarih: wireDay(day),
    SeansDurum: state,
    SeansNo: sessionNumber(day),
    ToplamIslem: total.trades,
    ToplamMiktar: total.quantity,
    ToplamTutar: total.amount,
    UrunSayisi: board.find({ from: day, until: day }).filter((row) => row.trades > 0).length,
    AktifAlici: new Set(findSales(board, { from: day, until: day }).map(({ buyer }) => buyer.id)).size,
    GelenArac: Math.round(total.trades * (0.9 + 0.1 * share)),
    BekleyenNumune: state === "ACIK" ? 4 + Math.round(14 * share) : 0,
    SonGuncelleme: wireTime(now) < end ? wireTime(now) : end,
    OncekiGunMiktar: totalBefore.quantity,
    OncekiGunTutar: totalBefore.amount,
  };
}

export function ticker(board: PriceBoard, language: Language) {
  const products = PRODUCTS.filter(({ id }) => TICKER_PRODUCTS.includes(id));
  return products.flatMap((product, index) => {
    const row = board.lastRow(product);
    return row ? [tickerRow(row, index, board.averageBefore(product, row.day), language)] : [];
  });
}

function tickerRow(row: DayPrice, index: number, before: number | undefined, language: Language) {
  return {
    Id: index + 1,
    FTarih: row.day.split("-").reverse().join("."),
    TARIH: wireDay(row.day),
    MAL: row.product.code,
    MALADI: row.product.name[language],
    DIL: language === "en" ? 2 : 1,
    KILO: row.quantity,
    Adet: String(row.trades),
    EnAz: row.min,
    EnCok: row.max,
    Ort: row.average,
    Degisim: changeOf(row.average, before),
    Birim: row.product.unit,
    Metin: null,
  };
}

/** GetWebSitesiAylikBulten: per class and sale type; empty until the month's bulletin is published. */
export function monthlyBulletin(board: PriceBoard, month: string, language: Language) {
  const from = `${month}-01`;
  const nextMonth = addDays(from, 32).slice(0, 7);
  if (board.clock.today() < `${nextMonth}-${PUBLISHED_ON}`) return [];
  const before = (product: Product) => board.averageBefore(product, from);
  return [
    ...group(board.find({ from, until: addDays(`${nextMonth}-01`, -1) }), ({ product }) => product),
  ].flatMap(([product, days]) => {
    const total = totalOf(days);
    return splitBySaleType(product, total).map(([type, part]) => ({
      ...priceRow(product, part, total, before(product), language),
      SatisSekli: type.code,
      SatisSekliAdi: type.name[language],
      Ay: Number(month.slice(5)),
      Yil: Number(month.slice(0, 4)),
    }));
  });
}

/** Divides a month's total; producers' sales take the remainder. */
function splitBySaleType(product: Product, total: Total): [SaleType, Total][] {
  const [main, ...others] = SALE_TYPES;
  if (!main || total.average === null) return [];
  const parts = others
    .filter((type) => type.share * total.trades >= 1)
    .map((type): [SaleType, Total] => [type, partOf(product, total, type)]);
  return [[main, remainder(total, new Map(parts))], ...parts];
}

function partOf(product: Product, total: Total, type: SaleType): Total {
  const random = (what: string) => uniform(`${product.code}${total.day}${type.code}:${what}`);
  const [min, average, max] = [total.min ?? 0, total.average ?? 0, total.max ?? 0];
  const quantity = Math.round((total.quantity * type.share * (0.7 + 0.6 * random("q"))) / 20) * 20;
  const reach = Math.min(average - min, max - average);
  const own = round(average + 0.4 * reach * (random("p") - 0.4), 4);
  return {
    day: total.day,
    min: round(own - (own - min) * 0.8 * random("min"), 4),
    average: own,
    max: round(own + (max - own) * 0.8 * random("max"), 4),
    quantity,
    trades: Math.max(1, Math.round(total.trades * type.share)),
    amount: round(own * quantity, 2),
  };
}

function remainder(total: Total, others: Map<SaleType, Total>): Total {
  const parts = [...others.values()];
  const quantity = total.quantity - sum(parts.map((part) => part.quantity));
  const worth = sum(parts.map((part) => (part.average ?? 0) * part.quantity));
  const average = round(((total.average ?? 0) * total.quantity - worth) / quantity, 4);
  const trades = Math.max(1, total.trades - sum(parts.map((part) => part.trades)));
  return { ...total, average, quantity, trades, amount: round(average * quantity, 2) };
}
