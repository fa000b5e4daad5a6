import type { ArticleView } from "~/components/content/article";
import type { EventView } from "~/components/content/event-list";
import type { FactView } from "~/components/elements/facts";
import type { LinkView } from "~/components/elements/link";
import type { Language } from "~/i18n/language";
import { href } from "~/pages";
import { formatDays, formatLongDate, formatMonthShort, formatTime } from "~/i18n/dates";
import type { Wording } from "~/i18n/words";
import { calendarHref } from "../resource-addresses";
import type { ExchangeEvent } from "../../upstream/contracts/events";
import { spanOf, type EventSpan } from "./event-time";
import { imageView } from "../content/news";
import { portalOrigin } from "../../config/environment";
import { whatsAppLink } from "../../html/links";
import { richText } from "../../html/rich-text";
import { choice, definePageQuery } from "../query";
import type { Localized } from "../fallbacks";
import type { Id } from "../../upstream/record";

/** Marks detay/{id} as an event's: events and content number separately. */
export const contentQuery = definePageQuery("content", {
  tip: choice("kind", { etkinlik: "event" } as const, null),
});
export const EVENT_SEARCH = contentQuery.search({ kind: "event" });

export interface EventListOptions {
  withKind?: boolean;
  thisYear?: number | null;
  withCalendar?: boolean;
}

export function eventHref(id: Id, language: Language): string {
  return `${href("content", language, { id })}${EVENT_SEARCH}`;
}

export function eventView(
  event: Localized<ExchangeEvent>,
  wording: Wording,
  { withKind = false, thisYear = null, withCalendar = true }: EventListOptions = {},
): EventView | null {
  const { language, t } = wording;
  const span = spanOf(event);
  if (!span) return null;
  const { start } = span;
  const title = event.title ?? t("article.untitled");
  const isOneDay = span.firstDay === span.lastDay;
  return {
    key: String(event.id),
    link: { href: eventHref(event.id, language), label: title },
    title,
    kind: withKind ? event.kind : null,
    date: {
      iso: span.firstDay,
      day: String(start.day),
      month: formatMonthShort(start, language),
      year: thisYear === null || start.year === thisYear ? null : String(start.year),
      text: formatLongDate(start, language),
    },
    details: [isOneDay ? null : days(span, language), hours(event, span, wording), event.place].filter(
      (detail) => detail !== null,
    ),
    calendar: withCalendar ? calendarLink(event.id, wording) : null,
    ...(event.textLanguage && { lang: event.textLanguage }),
  };
}

function calendarLink(id: Id, { language, t }: Wording): LinkView {
  return { href: calendarHref(href("content", language, { id })), label: t("events.toCalendar") };
}

export function eventArticle(event: Localized<ExchangeEvent>, wording: Wording): ArticleView {
  const { language, t } = wording;
  return {
    date: null,
    reads: null,
    kind: event.kind,
    html: richText(event.html ?? "", wording),
    ...(event.textLanguage && { lang: event.textLanguage }),
    image: imageView(event.image, event.imageAlt, 960),
    files: null,
    facts: facts(event, wording),
    actions: spanOf(event) ? [calendarLink(event.id, wording)] : [],
    previousNext: null,
    share: [whatsAppLink(event.title ?? "", portalOrigin + eventHref(event.id, language), t)],
  };
}

function facts(event: ExchangeEvent, wording: Wording): FactView[] {
  const { t } = wording;
  const span = spanOf(event);
  const capacity = event.capacity && t("event.people", { count: event.capacity });
  return [
    ...(span ? [whenFact(event, span, wording)] : []),
    ...(event.place ? [{ term: t("event.where"), text: event.place }] : []),
    ...(event.address ? [{ term: t("event.address"), text: event.address }] : []),
    ...(capacity ? [{ term: t("event.capacity"), text: capacity }] : []),
  ];
}

function whenFact(event: ExchangeEvent, span: EventSpan, wording: Wording): FactView {
  const { language, t } = wording;
  const iso = span.start.toISO({ suppressMilliseconds: true, includeOffset: false }) ?? "";
  const text = [days(span, language), hours(event, span, wording)].filter((part) => part !== null).join(", ");
  return { term: t("event.when"), text, iso: span.hasHours ? iso.slice(0, 16) : span.firstDay };
}

function days({ start, firstDay, lastDay }: EventSpan, language: Language): string {
  if (firstDay === lastDay) return formatLongDate(start, language);
  return formatDays({ from: firstDay, until: lastDay }, language);
}

function hours({ allDay }: ExchangeEvent, span: EventSpan, { language, t }: Wording): string | null {
  const { start, end, hasHours } = span;
  if (!hasHours) return allDay ? t("event.allDay") : null;
  const from = formatTime(start, language);
  return end ? t("event.range", { from, until: formatTime(end, language) }) : from;
}
