import type { ChangeView } from "~/components/elements/change";
import { formatDate, formatMonth, parseDate } from "~/i18n/dates";
import { formatPercent } from "~/i18n/numbers";
import type { Wording } from "~/i18n/words";
import { isWeekName, weekOf, weekText } from "../days/week";

/** In per cent with one decimal; null when either is missing. */
export function changePercent(average: number | null, previous: number | null): number | null {
  if (average === null || previous === null) return null;
  return toTenths((average / previous - 1) * 100);
}

const toTenths = (percent: number) => Math.round(percent * 10) / 10;

/** `since` is an ISO day, week or month; null when unknown. */
export function changeBase(since: string | null, { language, t }: Wording): string {
  if (since !== null && isWeekName(since))
    return t("weekly.base", { week: weekText(weekOf(since), language) });
  const isMonth = since?.length === "2026-11".length;
  const date = since === null ? null : parseDate(isMonth ? `${since}-01` : since);
  if (!date) return t("change.previous");
  return t("change.since", { date: isMonth ? formatMonth(date, language) : formatDate(date, language) });
}

export function changeView(exact: number, { language, t }: Wording, base = t("change.previous")): ChangeView {
  const percent = toTenths(exact);
  const text = formatPercent(Math.abs(percent), language);
  if (percent === 0) return { direction: "same", text, spoken: t("board.same", { base }).trim() };
  const direction = percent > 0 ? "up" : "down";
  return { direction, text, spoken: t(`board.${direction}`, { base, percent: text }).trim() };
}
