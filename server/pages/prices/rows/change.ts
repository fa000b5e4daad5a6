import { LRUCache } from "lru-cache";
import { DateTime } from "luxon";
import type { ChangeView } from "~/components/elements/change";
import { formatDate, formatDays, formatMonth } from "~/i18n/dates";
import { formatPercent } from "~/i18n/numbers";
import type { Wording } from "~/i18n/words";
import { isWeekName, weekOf } from "../days/week";
import { addDays } from "../days/trading-days";
import type { TradedPrice } from "./price-series";

/** In per cent with one decimal; null when either is missing. */
export function changePercent(average: number | null, previous: number | null): number | null {
  if (average === null || previous === null) return null;
  return toTenths((average / previous - 1) * 100);
}

const toTenths = (percent: number) => Math.round(percent * 10) / 10;

/** `since` is an ISO day, week or month; null when unknown. */
export function changeBase(since: string | null, { language, t }: Wording): string {
  if (since === null) return t("change.previous");
  const isMonth = since.length === "2026-11".length;
  if (isWeekName(since)) return t("weekly.base", { week: formatDays(weekOf(since), language) });
  return t("change.since", { date: isMonth ? formatMonth(since, language) : formatDate(since, language) });
}

export function changeView(exact: number, { language, t }: Wording, base = t("change.previous")): ChangeView {
  const percent = toTenths(exact);
  const text = formatPercent(Math.abs(percent), language);
  if (percent === 0) return { direction: "same", text, spoken: t("board.same", { base }).trim() };
  const direction = percent > 0 ? "up" : "down";
  return { direction, text, spoken: t(`board.${direction}`, { base, percent: text }).trim() };
}

/** "12 üründe arttı ve 3 üründe azaldı" */
export function movesText(percents: readonly number[], { language, t }: Wording): string {
  const up = percents.filter((percent) => percent > 0).length;
  const down = percents.filter((percent) => percent < 0).length;
  const moves = [
    ["moves.up", up],
    ["moves.down", down],
    ["moves.same", percents.length - up - down],
  ] as const;
  return new Intl.ListFormat(language).format(
    moves.filter(([, count]) => count > 0).map(([key, count]) => t(key, { count })),
  );
}

/** `reach`: how many days older than the span the base may be. */
export const SPANS = [
  { span: "day", back: { days: 1 }, reach: 14 },
  { span: "week", back: { weeks: 1 }, reach: 7 },
  { span: "month", back: { months: 1 }, reach: 14 },
  { span: "quarter", back: { months: 3 }, reach: 30 },
  { span: "year", back: { years: 1 }, reach: 30 },
] as const;

export type Span = (typeof SPANS)[number]["span"];

export interface PriceChange {
  span: Span;
  base: TradedPrice | null;
  percent: number | null;
}

/** Between which days the base of each span lies, from a last day on. */
const bases = new LRUCache<string, { span: Span; latest: string; earliest: string }[]>({
  max: 100,
  memoMethod: (day) =>
    SPANS.map(({ span, back, reach }) => {
      const latest = DateTime.fromISO(day, { zone: "utc" }).minus(back).toISODate() ?? "";
      return { span, latest, earliest: addDays(latest, -reach) };
    }),
});

export function priceChanges(days: readonly TradedPrice[]): PriceChange[] {
  const last = days.at(-1);
  if (!last) return [];
  return bases.memo(last.day).map(({ span, latest, earliest }) => {
    const base = days.findLast(({ day }) => day <= latest && day >= earliest) ?? null;
    return { span, base, percent: base && changePercent(last.average, base.average) };
  });
}
