import type { ChangeView } from "~/components/change";
import type { Language } from "~/language";
import { formatDate, formatMonth, parseDate } from "~/text/dates";
import { formatPercent } from "~/text/numbers";
import type { Translate } from "~/text/words";

/** The change of an average against the one before, in per cent to one decimal; null without either. */
export function changePercent(average: number | null, previous: number | null): number | null {
  if (average === null || previous === null) return null;
  return Math.round((average / previous - 1) * 1000) / 10;
}

/** What a change is against: the average of a day or month (ISO), or one that only the upstream knows. */
export function changeBase(since: string | null, language: Language, t: Translate): string {
  const isMonth = since?.length === "2026-11".length;
  const date = since === null ? null : parseDate(isMonth ? `${since}-01` : since);
  if (!date) return t("change.previous");
  return t("change.since", { date: isMonth ? formatMonth(date, language) : formatDate(date, language) });
}

/** A change in per cent as it is shown and read out. */
export function changeView(
  percent: number,
  language: Language,
  t: Translate,
  base = t("change.previous"),
): ChangeView {
  const text = formatPercent(Math.abs(percent), language);
  if (percent === 0) return { direction: "same", text, spoken: t("board.same", { base }) };
  const direction = percent > 0 ? "up" : "down";
  return { direction, text, spoken: t(`board.${direction}`, { base, percent: text }) };
}
