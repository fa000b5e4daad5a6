import { DateTime } from "luxon";
import type { DayView, MonthView } from "~/components/content/month-table";
import type { LinkView } from "~/components/elements/link";
import { formatDate, formatMonth, formatWeekday } from "~/i18n/dates";
import type { PageContext } from "../../request/page-loader";
import { eventHref } from "./event";
import type { DatedEvent, EventsResult } from "./events-page";

const DAYS_OF_WEEK = 7;

export function monthStart(month: string, { zone }: DateTime): DateTime {
  return DateTime.fromISO(`${month}-01`, { zone });
}

export function monthView(
  { state, rows, months, today }: EventsResult,
  context: PageContext,
  hrefOf: (month: string) => string,
): MonthView {
  const { language, t } = context;
  const start = monthStart(state.month, today);
  const monday = start.startOf("week");
  const weeks = Math.ceil((start.weekday - 1 + (start.daysInMonth ?? 31)) / DAYS_OF_WEEK);
  const dayAt = (index: number) => monday.plus({ days: index });
  const neighbour = (step: number, word: "bulletin.previous" | "bulletin.next"): LinkView | null => {
    const moment = start.plus({ months: step });
    const month = moment.toFormat("yyyy-MM");
    if (month < months.first || month > months.last) return null;
    return { href: hrefOf(month), label: t(word, { date: formatMonth(moment, language) }) };
  };
  return {
    caption: formatMonth(start, language),
    navigation: t("events.months"),
    previous: neighbour(-1, "bulletin.previous"),
    next: neighbour(1, "bulletin.next"),
    now: state.month === months.now ? null : { href: hrefOf(months.now), label: t("events.thisMonth") },
    weekdays: Array.from({ length: DAYS_OF_WEEK }, (_, index) => ({
      short: formatWeekday(dayAt(index), language, "short"),
      long: formatWeekday(dayAt(index), language, "long"),
    })),
    weeks: Array.from({ length: weeks }, (_, week) =>
      Array.from({ length: DAYS_OF_WEEK }, (_day, index) => {
        const day = dayAt(week * DAYS_OF_WEEK + index);
        return day.month === start.month ? dayView(day, rows, today, context) : null;
      }),
    ),
  };
}

function dayView(
  day: DateTime,
  events: readonly DatedEvent[],
  today: DateTime,
  { language, t }: PageContext,
): DayView {
  const iso = day.toISODate() ?? "";
  const own = events.filter(({ span }) => span.firstDay <= iso && span.lastDay >= iso);
  const [first] = own;
  return {
    iso,
    day: String(day.day),
    todayNote: day.hasSame(today, "day") ? t("events.today") : null,
    jump: first
      ? {
          href: `#etkinlik-${first.event.id}`,
          label: t("events.onDay", { date: formatDate(day, language), count: own.length }),
        }
      : null,
    events: own.map(({ event }) => ({
      href: eventHref(event.id, language),
      label: event.title ?? t("article.untitled"),
      ...(event.textLanguage && { lang: event.textLanguage }),
    })),
  };
}
