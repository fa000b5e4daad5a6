import { wireDay } from "../clock";
import { type Member, PROFESSIONAL_GROUPS } from "../data";
import type { Language } from "../language";
import type { PriceBoard } from "../prices/board";
import { PRODUCTS } from "../prices/products";
import { priceText } from "../prices/rows";
import { round, sum } from "../prices/simulation";
import { uniform } from "../random";
import { registrationFee, yearlyDues } from "./buyers";
import { type Sale, findSales } from "./sales";

/** Members of higher degrees put down more security for what they buy. */
const SECURITY_PER_DEGREE = 2_500_000;
const LOWEST_DEGREE = 7;
const FIRST_TAX_NUMBER = 999_010_000;
const TAX_NUMBER_STEP = 37;

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

export function totalsByProduct(sales: Sale[], language: Language) {
  const whole = sum(sales.map(({ amount }) => amount));
  return PRODUCTS.flatMap((product) => {
    const own = sales.filter((sale) => sale.product === product);
    if (own.length === 0) return [];
    const total = totalOf(own);
    const names = { UrunId: product.id, MALADI: product.name[language], Birim: product.unit };
    return [{ ...names, ...total, Oran: round((total.Tutar / whole) * 100, 2) }];
  });
}

export function totalsByDay(sales: Sale[]) {
  const days = [...new Set(sales.map(({ day }) => day))];
  return days.map((day) => ({ Tarih: wireDay(day), ...totalOf(sales.filter((sale) => sale.day === day)) }));
}

/** GetToplamIslemler: what a member bought today, this month and this year. */
export function memberTotals(board: PriceBoard, { id }: Member) {
  const today = board.clock.today();
  const sales = findSales(board, { from: `${today.slice(0, 4)}-01-01`, until: today, buyerId: id });
  const since = (name: string, day: string) => {
    const { IslemAdedi, Miktar, Tutar } = totalOf(sales.filter((sale) => sale.day >= day));
    return { [`${name}Islem`]: IslemAdedi, [`${name}Miktar`]: Miktar, [`${name}Tutar`]: Tutar };
  };
  return {
    UyeId: id,
    Yil: Number(today.slice(0, 4)),
    ...since("Bugun", today),
    ...since("Ay", today.slice(0, 7)),
    ...since("Yil", today.slice(0, 4)),
    TescilUcretiToplam: round(sum(sales.map(({ amount }) => registrationFee(amount))), 2),
  };
}

/** GetUyeBilgileri: a member's own sheet, with what is owed and what security is left today. */
export function memberDetails(
  board: PriceBoard,
  member: Member,
  user: { name: string; phone: string | null; email: string },
  language: Language,
) {
  const today = board.clock.today();
  const sales = findSales(board, { from: today, until: today, buyerId: member.id });
  const security = (LOWEST_DEGREE + 1 - member.degree) * SECURITY_PER_DEGREE;
  const spent = sum(sales.map(({ amount }) => amount));
  const tax = taxNumber(member.id);
  return {
    UyeId: member.id,
    UyeNo: member.number,
    Unvan: member.name,
    MeslekGrubuAdi: PROFESSIONAL_GROUPS[member.group]?.[language],
    Derece: member.degree,
    YetkiliAdSoyad: user.name,
    Telefon: user.phone,
    Eposta: user.email,
    Adres: addressOf(member),
    IlceAdi: member.district,
    KayitTarih: wireDay(member.since),
    AidatBorcu: openDues(member, today),
    TeminatTutar: security,
    KalanTeminat: Math.max(0, round(security - spent, 2)),
    // The first three digits and the last two: enough to know one's own.
    VergiNo: `${tax.slice(0, 3)}${"*".repeat(tax.length - 5)}${tax.slice(-2)}`,
  };
}

function addressOf({ id, district }: Member): string {
  const street = 1 + Math.floor(uniform(`member/${id}:street`) * 90);
  const number = 1 + Math.floor(uniform(`member/${id}:number`) * 60);
  return `Sanayi Mah. ${street}. Sok. No:${number}, ${district} / Başakova`;
}

function openDues({ id, degree }: Member, today: string): number {
  const owesSecondHalf = today.slice(5, 7) >= "10" && uniform(`member/${id}:dues`) < 0.5;
  return owesSecondHalf ? yearlyDues(degree) / 2 : 0;
}

/** A tax number outside the real range, with its right last digit. */
export function taxNumber(memberId: number): string {
  const nine = String(FIRST_TAX_NUMBER + TAX_NUMBER_STEP * (memberId - 1));
  const parts = Array.from(nine, (digit, index) => {
    const value = (Number(digit) + 9 - index) % 10;
    return value === 0 ? 0 : (value * 2 ** (9 - index)) % 9 || 9;
  });
  return `${nine}${(10 - (sum(parts) % 10)) % 10}`;
}
