import { stringify } from "csv-stringify/sync";
import type { Language } from "~/language";
import type { Translate } from "~/text/words";
import type { Figures } from "./figures";
import { flatTable } from "./flat-table";

const DELIMITERS = { tr: ";", en: "," } as const;
/** A text that a spreadsheet would take for a formula (OWASP, CSV injection), full-width signs too. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/**
 * Figures as CSV that spreadsheets of the language open at once: UTF-8 with a byte order mark, in Turkish
 * semicolons and decimal commas; numbers are not grouped, dates are ISO.
 */
export function csvOf(figures: Figures, language: Language, t: Translate): string {
  const { columns, rows } = flatTable(figures, t);
  return stringify([columns.map(({ label }) => label), ...rows], {
    bom: true,
    delimiter: DELIMITERS[language],
    record_delimiter: "windows",
    cast: {
      number: (value) => (language === "tr" ? String(value).replace(".", ",") : String(value)),
      string: (value) => (FORMULA.test(value) ? `'${value}` : value),
    },
  });
}
