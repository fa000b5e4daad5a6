import type { ArticleView } from "~/components/article";
import type { EventView } from "~/components/event-list";
import type { FactView } from "~/components/facts";
import type { LinkView } from "~/components/link";
import type { Language } from "~/language";
import { href } from "~/pages";
import { formatDate, formatLongDate, formatMonthShort, formatTime } from "~/text/dates";
import type { Translate } from "~/text/words";
import { calendarHref } from "../calendar/address";
import type { ExchangeEvent } from "../upstream/contracts/events";
import { spanOf, type EventSpan } from "./event-time";
import { imageView } from "./news";
import { richText } from "./rich-text";
import type { Translated } from "../sources/translated";
import type { Id } from "../upstream/ids";

/** The query that tells detay/{id} that the id is an event's: the two have numbers of their own. */
export const EVENT_QUERY = "etkinlik";

/** How a list shows its events. */
export interface EventListOptions {
  /** Says of each event what kind it is. */
  withKind?: boolean;
  /** The year that goes without saying; null: every year does. */
  thisYear?: number | null;
  /** Offers it for one's own calendar; not once it is over. */
  withCalendar?: boolean;
}

/** The address of an event's page. */
export function eventHref(id: Id, language: Language): string {
  return `${href("content", language, { id })}?tip=${EVENT_QUERY}`;
}

/** An event as a line of a list; null when it has no date. */
export function eventView(
  event: Translated<ExchangeEvent>,
  language: Language,
  t: Translate,
  { withKind = false, thisYear = null, withCalendar = true }: EventListOptions = {},
): EventView | null {
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
    details: [isOneDay ? null : days(span, language, t), hours(event, span, t), event.place].filter(
      (detail) => detail !== null,
    ),
    calendar: withCalendar ? calendarLink(event.id, language, t) : null,
    ...(event.textLanguage && { lang: event.textLanguage }),
  };
}

/** The event as a file for one's own calendar. */
export function calendarLink(id: Id, language: Language, t: Translate): LinkView {
  return { href: calendarHref(href("content", language, { id })), label: t("events.toCalendar") };
}

/** An event as an article with its facts on top. */
export function eventArticle(
  event: Translated<ExchangeEvent>,
  language: Language,
  t: Translate,
): ArticleView {
  return {
    date: null,
    reads: null,
    kind: event.kind,
    html: richText(event.html ?? "", language, t),
    ...(event.textLanguage && { lang: event.textLanguage }),
    image: imageView(event.image, event.imageAlt, 960),
    files: null,
    facts: facts(event, language, t),
    actions: spanOf(event) ? [calendarLink(event.id, language, t)] : [],
    previousNext: null,
    share: null,
  };
}

function facts(event: ExchangeEvent, language: Language, t: Translate): FactView[] {
  const span = spanOf(event);
  const capacity = event.capacity && t("event.people", { count: event.capacity });
  return [
    ...(span ? [whenFact(event, span, language, t)] : []),
    ...(event.place ? [{ term: t("event.where"), text: event.place }] : []),
    ...(event.address ? [{ term: t("event.address"), text: event.address }] : []),
    ...(capacity ? [{ term: t("event.capacity"), text: capacity }] : []),
  ];
}

function whenFact(event: ExchangeEvent, span: EventSpan, language: Language, t: Translate): FactView {
  const iso = span.start.toISO({ suppressMilliseconds: true, includeOffset: false }) ?? "";
  const text = `${days(span, language, t)}, ${hours(event, span, t)}`;
  return { term: t("event.when"), text, iso: iso.slice(0, 16) };
}

function days({ start, end, firstDay, lastDay }: EventSpan, language: Language, t: Translate): string {
  if (!end || firstDay === lastDay) return formatLongDate(start, language);
  return t("event.range", { from: formatDate(start, language), until: formatDate(end, language) });
}

function hours({ allDay }: ExchangeEvent, { start, end }: EventSpan, t: Translate): string {
  if (allDay) return t("event.allDay");
  return end ? t("event.range", { from: formatTime(start), until: formatTime(end) }) : formatTime(start);
}
