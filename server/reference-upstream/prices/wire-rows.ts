import { wireDay } from "../clock";
import type { Language } from "../language";
import { averageDecimals } from "./edge-days";
import { GROUPS } from "./groups";
import { changeText, groupPrice, priceText } from "./price-text";
import type { Product } from "./products";
import type { Total } from "./totals";

/** The names under which a product stands in every price row. */
export function productNames(product: Product, language: Language) {
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

/** Prices and sums; the wire knows average and quantity under two names each. */
export function priceColumns(product: Product, total: Total) {
  const average = priceText(total.average, averageDecimals(product.id, total.day));
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

/** FiyatSatiri: the row of a class in a bulletin. */
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
export type PriceRow = ReturnType<typeof priceRow>;

/** The three prices of a group. */
export function groupPrices(group: Total) {
  return {
    GrupMinFiyat: groupPrice(group.min),
    GrupMaxFiyat: groupPrice(group.max),
    GrupOrtFiyat: groupPrice(group.average),
  };
}
