import { DateTime, type DurationLike } from "luxon";
import { formatMonth } from "~/i18n/dates";
import type { Wording } from "~/i18n/words";
import { now } from "../../../config/clock";
import type { QuotedProduct } from "../../../upstream/contracts/products";
import type { Span } from "../../day-span";
import { firstMonthOf, seasonName, seasonOf } from "../days/marketing-year";

/** This one and the last. */
const BACK = [0, 1];

/** This month and the last, so the year and the season; up to today. */
export function usualSpans(
  { language, t }: Wording,
  product: QuotedProduct,
): { label: string; span: Span }[] {
  const today = now();
  const firstMonth = firstMonthOf(product);
  const season = seasonOf(today.toISODate(), firstMonth);
  const spanFrom = (first: DateTime<true>, length: DurationLike): Span => ({
    from: first.toISODate(),
    until: DateTime.min(first.plus(length).minus({ days: 1 }), today).toISODate(),
  });
  return [
    ...BACK.map((back) => {
      const month = today.startOf("month").minus({ months: back });
      return { label: formatMonth(month, language), span: spanFrom(month, { months: 1 }) };
    }),
    ...BACK.map((back) => {
      const year = today.startOf("year").minus({ years: back });
      return { label: String(year.year), span: spanFrom(year, { years: 1 }) };
    }),
    ...(firstMonth === 1
      ? []
      : BACK.map((back) => {
          const year = season.year - back;
          const label = t("archive.season", { season: seasonName(year, firstMonth) });
          return { label, span: spanFrom(today.set({ year, month: firstMonth, day: 1 }), { years: 1 }) };
        })),
  ];
}
