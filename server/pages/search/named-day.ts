import { Info } from "luxon";
import { fold } from "~/i18n/fold";
import { now } from "../../config/clock";
import { dayParameter } from "../prices/trading-days";

const DAY = /(?<!\d)(\d{1,2})[ ./-]+(\p{L}{3,}|\d{1,2})(?:[ ./-]+(\d{4}))?(?!\d)/u;

const MONTHS = new Map(
  (["tr", "en"] as const).flatMap((locale) =>
    Info.months("long", { locale }).map((name, at) => [fold(name), at + 1] as const),
  ),
);

/** "20 kasım", "20 November 2025", "20.11.2026" to ISO; without a year the last day of that name. */
export function namedDay(words: string): string | null {
  const [, day = "", month = "", year] = DAY.exec(words) ?? [];
  const monthNumber = MONTHS.get(fold(month)) ?? Number(month);
  const thisYear = now().year;
  const written = (inYear: number) =>
    `${inYear}-${String(monthNumber).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const candidates = year ? [Number(year)] : [thisYear, thisYear - 1];
  return candidates.map(written).find((each) => dayParameter.safeParse(each).success) ?? null;
}
