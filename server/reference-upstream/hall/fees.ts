import { round } from "../prices/series";

/** Each side pays one in a thousand of the amount, up to a ceiling. */
const SHARE = 0.001;
const CEILING = 3_303;

/** TescilUcreti: what the buyer pays for the registration of a trade, in lira. */
export function registrationFee(amount: number): number {
  return round(Math.min(amount * SHARE, CEILING), 2);
}

/** The yearly dues by a member's degree, from 1 to 7, in lira. */
const DUES = [12_000, 10_500, 9_000, 7_500, 6_000, 4_500, 3_500];

/** What a member of that degree owes in a year; paid in two equal halves. */
export function yearlyDues(degree: number): number {
  return DUES[degree - 1] ?? 0;
}
