import { wireDay } from "../clock";
import EXCHANGE from "../data/exchange.json";
import type { Language } from "../language";
import { audit } from "../wire";
import { CATEGORIES, GROUPS, type Product } from "./products";
import { type DayPrice, round, sum } from "./simulation";

export type Total = Omit<DayPrice, "product">;

/** An oddity of real answers: one row's average has three decimals instead of four. */
const THREE_DECIMALS = { productId: 13, day: "2026-11-10" };

export function totalOf(rows: DayPrice[]): Total {
  const priced = rows.filter((row) => row.average !== null);
  const quantity = sum(rows.map((row) => row.quantity));
  const worth = sum(priced.map((row) => (row.average ?? 0) * row.quantity));
  return {
    day: rows.map((row) => row.day).reduce((last, day) => (day > last ? day : last), ""),
    min: priced.length > 0 ? Math.min(...priced.map((row) => row.min ?? Infinity)) : null,
    average: quantity > 0 ? round(worth / quantity, 4) : null,
    max: priced.length > 0 ? Math.max(...priced.map((row) => row.max ?? 0)) : null,
    quantity,
    trades: sum(rows.map((row) => row.trades)),
    amount: round(sum(rows.map((row) => row.amount)), 2),
  };
}

function productNames(product: Product, language: Language) {
  const group = GROUPS[product.group];
  return {
    UstUrunGrubu: group.parent[language],
    GrupKodu: product.group,
    GrupAdi: group.name[language],
    SinifAdi: product.name[language].toLocaleUpperCase(language),
    UrunGrubu: product.name[language],
    UrunId: product.id,
    MAL: product.code,
    Birim: product.unit,
  };
}

/** Prices and totals; the wire has average and quantity under two names each. */
export function priceColumns({ id }: Product, total: Total) {
  const isOdd = id === THREE_DECIMALS.productId && total.day === THREE_DECIMALS.day;
  const average = priceText(total.average, isOdd ? 3 : 4);
  return {
    MinFiyat: priceText(total.min),
    MaxFiyat: priceText(total.max),
    OrtFiyat: average,
    AvgFiyat: average,
    Miktar: total.quantity,
    TopMiktar: total.quantity,
    IslemAdedi: total.trades,
    Tutar: total.amount,
    IslemTarih: wireDay(total.day),
  };
}

export function priceRow(
  product: Product,
  total: Total,
  group: Total,
  before: number | undefined,
  language: Language,
) {
  return {
    ...productNames(product, language),
    ...priceColumns(product, total),
    ...groupPrices(group),
    OncekiOrtFiyat: before === undefined ? null : priceText(before),
    Degisim: changeText(total.average, before),
  };
}

/** The three prices of a group: whole numbers, ten-thousandths of a lira. */
export function groupPrices({ min, max, average }: Total) {
  const scaled = (price: number | null) => (price === null ? 0 : Math.round(price * 10_000));
  return { GrupMinFiyat: scaled(min), GrupMaxFiyat: scaled(max), GrupOrtFiyat: scaled(average) };
}

export function productRow(product: Product, index: number, language: Language) {
  return {
    ...audit("TescilTanim", product.id, EXCHANGE.founded),
    ...productNames(product, language),
    MALADI: product.name[language],
    EnAzMiktar: product.minimum,
    FireAsgari: product.shrinkage?.[0] ?? null,
    FireAzami: product.shrinkage?.[1] ?? null,
    StopajTescilli: CATEGORIES[product.category].withholding,
    Gorsel: null,
    Sira: index + 1,
    KotasyonaDahil: true,
  };
}

/** A price as the wire writes it: Turkish, without thousands, "16,6020"; "----" for none. */
export function priceText(price: number | null, decimals = 4): string {
  return price === null ? "----" : price.toFixed(decimals).replace(".", ",");
}

/** A change in per cent as the wire writes it: "-1,24"; null where there is nothing to compare. */
export function changeText(price: number | null, before: number | undefined): string | null {
  return changeOf(price, before)?.toFixed(2).replace(".", ",") ?? null;
}

export function changeOf(price: number | null, before: number | undefined): number | null {
  if (price === null || before === undefined) return null;
  // Adding 0 turns a rounded -0 into 0.
  return round(((price - before) / before) * 100, 2) + 0;
}
