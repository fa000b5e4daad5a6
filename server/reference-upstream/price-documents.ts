import { DateTime } from "luxon";
import { MONTHLY_BULLETIN, YEARLY_PRICES } from "./data";
import type { Bilingual, ContentSeed } from "./types";

const FIRST_YEAR = 2022;
const MONTHS_SHOWN = 24;
/** A month's bulletin is published on the tenth of the next month, a year's prices on 20 January. */
const MONTH_OUT_ON = 10;
const YEAR_OUT_ON = "01-20";

export function priceDocuments(today: string): ContentSeed[] {
  const day = DateTime.fromISO(today);
  const newest = day.minus({ days: MONTH_OUT_ON - 1, months: 1 }).startOf("month");
  const months = Array.from({ length: MONTHS_SHOWN }, (_, back) => newest.minus({ months: back }));
  const years = Array.from({ length: Math.max(0, day.year - FIRST_YEAR) }, (_, at) => FIRST_YEAR + at);
  return [...months.map(monthlyBulletin), ...years.map(yearlyPrices)];
}

function monthlyBulletin(month: DateTime): ContentSeed {
  const number = (month.year - FIRST_YEAR) * 12 + month.month;
  const inWords = (locale: string) => month.setLocale(locale).toFormat("MMMM yyyy");
  const period = { tr: inWords("tr"), en: inWords("en-GB") };
  return {
    ...filled(MONTHLY_BULLETIN, period, month.toFormat("yyyy-MM"), `yil=${month.year}&amp;ay=${month.month}`),
    id: 21_000 + number,
    day: month.plus({ months: 1 }).set({ day: MONTH_OUT_ON }).toISODate() ?? "",
    year: month.year,
    readCount: 160 + ((number * 53) % 240),
  };
}

function yearlyPrices(year: number): ContentSeed {
  return {
    ...filled(YEARLY_PRICES, { tr: String(year), en: String(year) }, String(year)),
    id: 20_001 + year - FIRST_YEAR,
    day: `${year + 1}-${YEAR_OUT_ON}`,
    year,
    readCount: 310 + ((year * 37) % 190),
  };
}

function filled(seed: ContentSeed | undefined, period: Required<Bilingual>, slug: string, query = "") {
  if (!seed) throw new Error("the text of a price document is missing");
  const fill = ({ tr, en = "" }: Bilingual) => ({
    tr: tr.replace("{period}", period.tr).replace("?query", `?${query}`),
    en: en.replace("{period}", period.en).replace("?query", `?${query}`),
  });
  const title = fill(seed.title);
  return { ...seed, title, body: fill(seed.body), slug, files: [{ name: title, pdf: "table" as const }] };
}
