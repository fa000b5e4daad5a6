import { MEMBERS, type Member } from "../data";
import { CATEGORIES } from "../prices/products";
import { round } from "../prices/simulation";
import { type LotKey, chanceOf } from "./lots";

const ACTIVE = 1;
const MOST_BUYERS = 14;
const FALL = 0.25;
const FEE = { share: 0.001, ceiling: 3_303 };
const DUES = [12_000, 10_500, 9_000, 7_500, 6_000, 4_500, 3_500];

const BUYERS = new Map(
  Object.entries(CATEGORIES).map(([name, { buyingGroups }]) => [name, buyersOf(buyingGroups)]),
);

/** Members of the groups that trade in the hall, each with the upper bound of their share. */
function buyersOf(groups: number[]): { member: Member; upTo: number }[] {
  const isBuyer = ({ group, standing }: Member) => groups.includes(group) && standing === ACTIVE;
  const members = MEMBERS.filter(isBuyer).slice(0, MOST_BUYERS);
  const weights = members.map((_, index) => 1 / (1 + FALL * index));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let upTo = 0;
  return members.map((member, index) => {
    upTo += (weights[index] ?? 0) / total;
    return { member, upTo };
  });
}

export function buyerOf(key: LotKey): Member {
  const buyers = BUYERS.get(key.product.category) ?? [];
  const share = chanceOf(key, "buyer");
  const buyer = buyers.find(({ upTo }) => share < upTo) ?? buyers.at(-1);
  if (!buyer) throw new Error(`nobody buys ${key.product.code}`);
  return buyer.member;
}

export function registrationFee(amount: number): number {
  return round(Math.min(amount * FEE.share, FEE.ceiling), 2);
}

export function yearlyDues(degree: number): number {
  return DUES[degree - 1] ?? 0;
}
