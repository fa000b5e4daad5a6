import ical, { ICalEventRepeatingFreq, type ICalEventData } from "ical-generator";
import type { DateTime } from "luxon";
import type { Language } from "~/language";
import type { Translate } from "~/text/words";
import { portalOrigin } from "../env";
import { exchange } from "../exchange";
import type { Translated } from "../sources/translated";
import type { ExchangeEvent } from "../upstream/contracts/events";
import { eventHref } from "../views/event";
import { spanOf, type EventSpan } from "../views/event-time";
import { plainText } from "../views/plain-text";

/** How often a calendar that subscribed should ask again. */
const ASK_AGAIN_SECONDS = 6 * 60 * 60;

/**
 * Events as a calendar file (RFC 5545). Hours are written in UTC, which every program places right without a
 * description of Istanbul's zone; whole days are days. Events of no known day are left out; `unread` says how many
 * could not be read.
 */
export function calendarFile(
  events: readonly Translated<ExchangeEvent>[],
  language: Language,
  t: Translate,
  madeAt: DateTime,
  unread: string | null = null,
): string {
  const calendar = ical({
    name: t("events.calendarName", { exchange: exchange.name[language] }),
    ...(unread && { description: unread }),
    prodId: { company: exchange.shortName[language], product: "Portal", language: language.toUpperCase() },
    ttl: ASK_AGAIN_SECONDS,
  });
  for (const event of events) {
    const span = spanOf(event);
    if (span) calendar.createEvent(entry(event, span, language, t, madeAt));
  }
  // The standard ends every line, the last one too.
  return `${calendar.toString()}\r\n`;
}

function entry(
  event: Translated<ExchangeEvent>,
  span: EventSpan,
  language: Language,
  t: Translate,
  madeAt: DateTime,
): ICalEventData {
  const place = [event.place, event.address].filter((part) => part !== null).join(", ");
  return {
    id: `etkinlik-${event.id}@${new URL(portalOrigin).hostname}`,
    stamp: madeAt,
    summary: event.title ?? t("article.untitled"),
    ...timesOf(event, span),
    ...(place && { location: place }),
    ...(event.html && { description: plainText(event.html) }),
    ...(event.kind && { categories: [{ name: event.kind }] }),
    url: portalOrigin + eventHref(event.id, language),
  };
}

/** Some days with hours are those hours on each of the days, as a fair is open, not one stretch with its nights. */
function timesOf(
  { allDay }: ExchangeEvent,
  { start, end, firstDay, lastDay }: EventSpan,
): Pick<ICalEventData, "start" | "end" | "allDay" | "repeating"> {
  // The end of whole days is the day after the last.
  if (allDay) return { start, end: (end ?? start).startOf("day").plus({ days: 1 }), allDay: true };
  if (!end || firstDay === lastDay) return { start, ...(end && { end }) };
  const firstEnd = end.set({ year: start.year, month: start.month, day: start.day });
  if (firstEnd <= start) return { start, end };
  const count = Math.round(end.startOf("day").diff(start.startOf("day"), "days").days) + 1;
  return { start, end: firstEnd, repeating: { freq: ICalEventRepeatingFreq.DAILY, count } };
}
