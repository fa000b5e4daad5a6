import { stringify } from "csv-stringify/sync";
import type { Wording } from "~/i18n/words";
import type { DataTable } from "./data-table";
import { flatTable } from "./flat-table";

export const CSV_DELIMITERS = { tr: ";", en: "," } as const;
/** Text that a spreadsheet would run as a formula (OWASP, CSV injection), full-width signs too. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Opens directly in local spreadsheets: byte order mark, in Turkish semicolons and decimal commas. */
export function csvOf(figures: DataTable, { language, t }: Wording): string {
  const { columns, rows } = flatTable(figures, t);
  return stringify([columns.map(({ label }) => label), ...rows], {
    bom: true,
    delimiter: CSV_DELIMITERS[language],
    record_delimiter: "windows",
    cast: {
      number: (value) => (language === "tr" ? String(value).replace(".", ",") : String(value)),
      string: (value) => (FORMULA.test(value) ? `'${value}` : value),
    },
  });
}
