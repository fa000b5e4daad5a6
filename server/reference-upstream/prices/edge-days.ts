/** Oddities of real upstream answers, on fixed days, so that the portal can be tried against them. */
const DAY_WITHOUT_PRICES = { productId: 16, day: "2026-11-12" };
const DAY_WITH_EMPTY_GROUP = { group: "B03", day: "2026-11-13" };
const DAY_WITH_THREE_DECIMALS = { productId: 13, day: "2026-11-10" };
const DAY_WITHOUT_ANSWER = "2026-10-29";

/** The class is in the bulletin, but its prices are "----". */
export function isWithoutPrice(productId: number, day: string): boolean {
  return day === DAY_WITHOUT_PRICES.day && productId === DAY_WITHOUT_PRICES.productId;
}

/** The group whose classes are left out of the tree, so that it stands there empty. */
export function emptyGroup(from: string, until: string): string | null {
  const { day, group } = DAY_WITH_EMPTY_GROUP;
  return from === day && until === day ? group : null;
}

/** How many decimals the average price is written with: four, but for one row three. */
export function averageDecimals(productId: number, day: string): 3 | 4 {
  const { productId: odd, day: oddDay } = DAY_WITH_THREE_DECIMALS;
  return day === oddDay && productId === odd ? 3 : 4;
}

/** The day without trades that is answered by 204 in place of an empty array. */
export function isAnsweredByNoContent(from: string, until: string): boolean {
  return from === DAY_WITHOUT_ANSWER && until === DAY_WITHOUT_ANSWER;
}
