import { sum } from "d3-array";

/** In letters: a cell's padding, and the length from which a text may wrap. */
const BESIDE_TEXT = 3;
const MOST_LETTERS = 28;
const [LEAST_SHARE, SHARE_STEP, MOST_SHARE] = [4, 2, 40];

/** In per cent of the table's width, by the longest text of each column; null for the widest one. */
export function columnShares(longest: readonly number[]): (number | null)[] {
  const letters = longest.map((length) => BESIDE_TEXT + Math.min(length, MOST_LETTERS));
  const all = sum(letters);
  return letters.map((each) => {
    const percent = SHARE_STEP * Math.round((100 * each) / all / SHARE_STEP);
    return percent > MOST_SHARE ? null : Math.max(percent, LEAST_SHARE);
  });
}
