import type { DateTime } from "luxon";
import { parseDate } from "~/i18n/dates";
import type { ExchangeEvent } from "../../upstream/contracts/events";

export interface EventSpan {
  start: DateTime;
  /** null when unknown or before the start */
  end: DateTime | null;
  firstDay: string;
  lastDay: string;
  /** false for whole days, and for dates without a time, which arrive as midnights */
  hasHours: boolean;
}

type Timed = Pick<ExchangeEvent, "startsAt" | "endsAt" | "allDay">;

const spans = new WeakMap<Timed, EventSpan | null>();

export function spanOf(event: Timed): EventSpan | null {
  const cached = spans.get(event);
  if (cached !== undefined) return cached;
  const made = spanBetween(event);
  spans.set(event, made);
  return made;
}

function spanBetween({ startsAt, endsAt, allDay }: Timed): EventSpan | null {
  const start = startsAt === null ? null : parseDate(startsAt);
  const firstDay = start?.toISODate();
  if (!start || !firstDay) return null;
  const ending = endsAt === null ? null : parseDate(endsAt);
  const end = ending && ending >= start ? ending : null;
  const hasHours = !allDay && !(isMidnight(start) && (end === null || isMidnight(end)));
  // An end at midnight belongs to the day before.
  const last = end && hasHours && end > start ? end.minus({ milliseconds: 1 }) : (end ?? start);
  return { start, end, firstDay, lastDay: last.toISODate() ?? firstDay, hasHours };
}

const isMidnight = (moment: DateTime) => moment.toMillis() === moment.startOf("day").toMillis();

export function dated<Event extends Timed>(events: readonly Event[]): { event: Event; span: EventSpan }[] {
  return events
    .flatMap((event) => {
      const span = spanOf(event);
      return span ? [{ event, span }] : [];
    })
    .toSorted((a, b) => a.span.start.toMillis() - b.span.start.toMillis());
}
