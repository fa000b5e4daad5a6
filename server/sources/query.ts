import { z } from "zod";
import { printable } from "~/text/printable";

/** How the addresses of lists are read: what can't be used is told apart from what isn't there. */

/** More pages, or a later year, than there can be. */
export const MAX_NUMBER = 9_999;
const MAX_SEARCH = 100;

/** A whole number from 1 on, as an address writes it. */
export const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .pipe(z.number().max(max));

/** The words of ?ara=, and whether there were too many. */
export function searchWords(written: string | null): { text: string; isCut: boolean } {
  const text = printable(written ?? "").trim();
  return { text: printable(text.slice(0, MAX_SEARCH)).trim(), isCut: text.length > MAX_SEARCH };
}
