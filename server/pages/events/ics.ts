import ical, { ICalEventRepeatingFreq, type ICalEventData } from "ical-generator";
import type { DateTime } from "luxon";
import type { Language } from "~/i18n/language";
import type { Wording } from "~/i18n/words";
import { portalOrigin } from "../../config/environment";
import { siteProfile } from "../../config/site-profile";
import type { Localized } from "../fallbacks";
import type { ExchangeEvent } from "../../upstream/contracts/events";
import { eventHref } from "./event";
import { spanOf, type EventSpan } from "./event-time";
import { plainText } from "../../html/plain-text";

const ASK_AGAIN_SECONDS = 6 * 60 * 60;

interface CalendarContent {
  name: string;
  description?: string | null;
  entries: readonly ICalEventData[];
}

/** RFC 5545; times in UTC, so that no time zone definition is needed. */
export function calendarFile({ name, description, entries }: CalendarContent, language: Language): string {
  const calendar = ical({
    name,
    ...(description && { description }),
    prodId: { company: siteProfile.shortName[language], product: "Portal", language: language.toUpperCase() },
    ttl: ASK_AGAIN_SECONDS,
  });
  for (const entry of entries) calendar.createEvent(entry);
  // The standard requires a final line break.
  return `${calendar.toString()}\r\n`;
}

export function eventEntries(
  events: readonly Localized<ExchangeEvent>[],
  wording: Wording,
  madeAt: DateTime,
): ICalEventData[] {
  return events.flatMap((event) => {
    const span = spanOf(event);
    return span ? [entry(event, span, wording, madeAt)] : [];
  });
}

function entry(
  event: Localized<ExchangeEvent>,
  span: EventSpan,
  { language, t }: Wording,
  madeAt: DateTime,
): ICalEventData {
  const place = [event.place, event.address].filter((part) => part !== null).join(", ");
  return {
    id: `etkinlik-${event.id}@${new URL(portalOrigin).hostname}`,
    stamp: madeAt,
    summary: event.title ?? t("article.untitled"),
    ...timesOf(span),
    ...(place && { location: place }),
    ...(event.html && { description: plainText(event.html) }),
    ...(event.kind && { categories: [{ name: event.kind }] }),
    url: portalOrigin + eventHref(event.id, language),
  };
}

/** An event of several days recurs daily at its hours. */
function timesOf({
  start,
  end,
  firstDay,
  lastDay,
  hasHours,
}: EventSpan): Pick<ICalEventData, "start" | "end" | "allDay" | "repeating"> {
  // Whole-day ends are exclusive.
  if (!hasHours) return { start, end: (end ?? start).startOf("day").plus({ days: 1 }), allDay: true };
  if (!end || firstDay === lastDay) return { start, ...(end && { end }) };
  const firstEnd = end.set({ year: start.year, month: start.month, day: start.day });
  if (firstEnd <= start) return { start, end };
  const count = Math.round(end.startOf("day").diff(start.startOf("day"), "days").days) + 1;
  return { start, end: firstEnd, repeating: { freq: ICalEventRepeatingFreq.DAILY, count } };
}
