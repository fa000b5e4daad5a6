import { sum } from "d3-array";

/** In letters: what a cell takes beside its text, and beyond which a text may take a second line. */
const BESIDE_TEXT = 3;
const MOST_LETTERS = 28;
/** In per cent: app/components/tables/column-widths.css has a rule for each. */
const [LEAST_SHARE, SHARE_STEP, MOST_SHARE] = [4, 2, 40];

/** Of a table's width, in per cent, by the longest text of each column; null for one that takes most of it. */
export function columnShares(longest: readonly number[]): (number | null)[] {
  const letters = longest.map((length) => BESIDE_TEXT + Math.min(length, MOST_LETTERS));
  const all = sum(letters);
  return letters.map((each) => {
    const percent = SHARE_STEP * Math.round((100 * each) / all / SHARE_STEP);
    return percent > MOST_SHARE ? null : Math.max(percent, LEAST_SHARE);
  });
}
