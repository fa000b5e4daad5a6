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

const SECURITY_PER_DEGREE = 2_500_000;
const LOWEST_DEGREE = 7;

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
    VergiNo: maskedTaxNumber(member),
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

/** Real tax numbers don't begin with 999. */
const maskedTaxNumber = ({ id }: Member) => `999*****${String((id * 37) % 100).padStart(2, "0")}`;
