import { type Clock, wireDay } from "../clock";
import type { ListedMember } from "../content/members";
import { groupName } from "../content/people/groups";
import { type Language, textIn } from "../language";
import type { PriceBoard } from "../prices/board";
import { round } from "../prices/series";
import { sum } from "../prices/totals";
import { uniform } from "../random";
import { yearlyDues } from "./fees";
import { findSales } from "./sales";

/** Members of higher degrees put down more security for what they buy. */
const SECURITY_PER_DEGREE = 2_500_000;
const LOWEST_DEGREE = 7;

/** GetUyeBilgileri: a member's own sheet, with what is owed and what security is left today. */
export async function memberDetails(
  board: PriceBoard,
  clock: Clock,
  member: ListedMember,
  user: { name: string; phone: string | null; email: string },
  language: Language,
) {
  const today = clock.today();
  const sales = await findSales(board, clock, { from: today, until: today, buyerId: member.id });
  const security = (LOWEST_DEGREE + 1 - member.degree) * SECURITY_PER_DEGREE;
  const spent = sum(sales.map(({ amount }) => amount));
  return {
    UyeId: member.id,
    UyeNo: member.number,
    Unvan: member.name,
    MeslekGrubuAdi: textIn(groupName(member.group), language),
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
    VergiNo: masked(taxNumber(member.id)),
  };
}

function addressOf({ id, district }: ListedMember): string {
  const street = 1 + Math.floor(uniform(`member/${id}:street`) * 90);
  const number = 1 + Math.floor(uniform(`member/${id}:number`) * 60);
  return `Sanayi Mah. ${street}. Sok. No:${number}, ${district} / Başakova`;
}

/** Dues are paid in June and in October; some members still owe the second half. */
function openDues({ id, degree }: ListedMember, today: string): number {
  const owesSecondHalf = today.slice(5, 7) >= "10" && uniform(`member/${id}:dues`) < 0.5;
  return owesSecondHalf ? yearlyDues(degree) / 2 : 0;
}

const FIRST_TAX_NUMBER = 999_010_000;
const TAX_NUMBER_STEP = 37;

/** A tax number outside the real range, with its right last digit. */
export function taxNumber(memberId: number): string {
  const nine = String(FIRST_TAX_NUMBER + TAX_NUMBER_STEP * (memberId - 1));
  const parts = Array.from(nine, (digit, index) => {
    const value = (Number(digit) + 9 - index) % 10;
    return value === 0 ? 0 : (value * 2 ** (9 - index)) % 9 || 9;
  });
  return `${nine}${(10 - (sum(parts) % 10)) % 10}`;
}

/** The first three digits and the last two: enough to know one's own. */
function masked(number: string): string {
  return `${number.slice(0, 3)}${"*".repeat(number.length - 5)}${number.slice(-2)}`;
}
