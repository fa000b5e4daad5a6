import { type ListedMember, MEMBERS, STANDING } from "../content/members";
import type { CategoryName } from "../prices/categories";
import { uniform } from "../random";

/** The professional groups whose members buy a kind of goods. */
const BUYING_GROUPS: Record<CategoryName, number[]> = {
  grain: [1, 2],
  flour: [2],
  corn: [1, 2],
  pulses: [1],
  oilseed: [3],
  oliveOil: [3],
  driedFruit: [4],
  livestock: [5],
  meat: [5],
  milk: [6],
  cotton: [7],
  wool: [7],
};

const MOST_BUYERS = 14;
/** How much less than the first each further buyer buys. */
const FALL = 0.25;

interface Buyer {
  member: ListedMember;
  /** Up to which share of the trade it is theirs. */
  upTo: number;
}

const BUYERS = new Map(
  Object.entries(BUYING_GROUPS).map(([category, groups]) => [category, buyersOf(groups)]),
);

/** The members of the groups who come to the hall; the older ones among them buy more. */
function buyersOf(groups: number[]): Buyer[] {
  const members = MEMBERS.filter(
    ({ group, standing }) => groups.includes(group) && standing === STANDING.active,
  ).slice(0, MOST_BUYERS);
  const weights = members.map((_, index) => 1 / (1 + FALL * index));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let upTo = 0;
  return members.map((member, index) => {
    upTo += (weights[index] ?? 0) / total;
    return { member, upTo };
  });
}

/** Who buys a lot of a kind of goods: always the same for the same key. */
export function buyerOf(category: CategoryName, key: string): ListedMember {
  const buyers = BUYERS.get(category) ?? [];
  const share = uniform(`${key}:buyer`);
  const buyer = buyers.find(({ upTo }) => share < upTo) ?? buyers.at(-1);
  if (!buyer) throw new Error(`nobody buys ${category}`);
  return buyer.member;
}
