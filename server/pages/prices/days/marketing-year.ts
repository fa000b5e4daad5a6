import { siteProfile } from "../../../config/site-profile";
import { isNamedBy, type QuotedProduct } from "../../../upstream/contracts/products";

export const MONTHS = 12;

/** By the longest matching code; January by default. */
export function firstMonthOf(product: QuotedProduct): number {
  const [first] = Object.entries(siteProfile.marketingYears)
    .filter(([letters]) => isNamedBy(product, letters))
    .toSorted(([a], [b]) => b.length - a.length);
  return first?.[1] ?? 1;
}

/** `year` is the calendar year of its first month; `month` counts from 0. */
export function seasonOf(day: string, firstMonth: number): { year: number; month: number } {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const isBefore = month < firstMonth;
  return { year: isBefore ? year - 1 : year, month: (month - firstMonth + MONTHS) % MONTHS };
}

export const monthOfSeason = (month: number, firstMonth: number) =>
  `2026-${String(((firstMonth - 1 + month) % MONTHS) + 1).padStart(2, "0")}`;

export function seasonName(year: number, firstMonth: number): string {
  return firstMonth === 1 ? String(year) : `${year}/${String(year + 1).slice(-2)}`;
}

/** "25/26", at the end of a line. */
export const seasonMark = (year: number, firstMonth: number): string =>
  seasonName(year, firstMonth).replace(/^20(?=.*\/)/, "");
