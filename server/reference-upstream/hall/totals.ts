import { type Clock, wireDay } from "../clock";
import type { ListedMember } from "../content/members";
import type { Language } from "../language";
import type { PriceBoard } from "../prices/board";
import { priceText } from "../prices/price-text";
import { PRODUCTS } from "../prices/products";
import { round } from "../prices/series";
import { sum } from "../prices/totals";
import { registrationFee } from "./fees";
import { type Sale, findSales } from "./sales";

/** What some sales come to. */
function totalOf(sales: Sale[]) {
  const quantity = sum(sales.map((sale) => sale.quantity));
  const amount = round(sum(sales.map((sale) => sale.amount)), 2);
  return {
    IslemAdedi: sales.length,
    Miktar: quantity,
    OrtFiyat: priceText(quantity > 0 ? amount / quantity : null),
    Tutar: amount,
  };
}

/** One row a product, in the order of the quotation list, with its share of the whole amount. */
export function totalsByProduct(sales: Sale[], language: Language) {
  const whole = sum(sales.map(({ amount }) => amount));
  return PRODUCTS.flatMap((product) => {
    const own = sales.filter((sale) => sale.product.id === product.id);
    if (own.length === 0) return [];
    const total = totalOf(own);
    const names = { UrunId: product.id, MALADI: product.name[language], Birim: product.unit };
    return [{ ...names, ...total, Oran: round((total.Tutar / whole) * 100, 2) }];
  });
}

/** One row a day, oldest first. */
export function totalsByDay(sales: Sale[]) {
  const days = [...new Set(sales.map(({ day }) => day))];
  return days.map((day) => ({ Tarih: wireDay(day), ...totalOf(sales.filter((sale) => sale.day === day)) }));
}

/** GetToplamIslemler: what a member bought today, this month and this year. */
export async function memberTotals(board: PriceBoard, clock: Clock, member: ListedMember) {
  const today = clock.today();
  const year = Number(today.slice(0, 4));
  const span = { from: `${year}-01-01`, until: today, buyerId: member.id };
  const sales = await findSales(board, clock, span);
  const since = (day: string) => totalOf(sales.filter((sale) => sale.day >= day));
  const [ofToday, ofMonth, ofYear] = [since(today), since(`${today.slice(0, 7)}-01`), totalOf(sales)];
  return {
    UyeId: member.id,
    Yil: year,
    BugunIslem: ofToday.IslemAdedi,
    BugunMiktar: ofToday.Miktar,
    BugunTutar: ofToday.Tutar,
    AyIslem: ofMonth.IslemAdedi,
    AyMiktar: ofMonth.Miktar,
    AyTutar: ofMonth.Tutar,
    YilIslem: ofYear.IslemAdedi,
    YilMiktar: ofYear.Miktar,
    YilTutar: ofYear.Tutar,
    TescilUcretiToplam: round(sum(sales.map(({ amount }) => registrationFee(amount))), 2),
  };
}
