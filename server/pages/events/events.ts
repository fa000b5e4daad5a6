import { z } from "zod";
import type { EventsPageView } from "~/components/content/events-page";
import { containsWords } from "~/i18n/letters";
import { now } from "../../config/clock";
import type { PageContent, PageContext } from "../../request/page-loader";
import type { RequestContext } from "../../request/request-context";
import { findEvent, listEvents, type ExchangeEvent } from "../../upstream/contracts/events";
import { dated } from "./event-time";
import {
  eventsHeading,
  eventsQuery,
  eventsPageView,
  rowsOf,
  type DatedEvent,
  type EventsResult,
} from "./events-page";
import { plainText } from "../../html/plain-text";
import { idParameter, narrowed } from "../query";
import { localizedOrNotFound, localizedRows, type Localized } from "../fallbacks";

export const allEvents = (context: RequestContext): Promise<Localized<ExchangeEvent>[]> =>
  localizedRows(context, listEvents, null);

export const eventById = (
  context: RequestContext,
  raw: string | undefined,
): Promise<Localized<ExchangeEvent>> => localizedOrNotFound(context, findEvent, { id: idParameter(raw) });

export async function upcomingEvents(context: RequestContext): Promise<Localized<ExchangeEvent>[]> {
  const today = now().toISODate();
  const events = dated(await allEvents(context));
  return events.filter(({ span }) => span.lastDay >= today).map(({ event }) => event);
}

export async function eventsPage(context: PageContext): Promise<PageContent<EventsPageView>> {
  const today = now();
  const all = dated(await allEvents(context));
  const thisDay = today.toISODate();
  const months = monthsOf(all, thisDay);
  const kinds = kindsOf(all);
  const query = narrowed(context, eventsQuery.read(context), {
    month: (word) => knownMonth(word, months),
    kind: (word) => [...kinds.keys()].map(String).find((id) => id === word),
  });
  const matching = all.filter(
    ({ event }) => (query.kind === "" || String(event.kindId) === query.kind) && matches(event, query.search),
  );
  const rows = rowsOf(context, matching, { ...query, month: query.month || months.now }, thisDay);
  const result: EventsResult = { ...rows, all, kinds, months, today };
  return {
    heading: eventsHeading(result, context),
    view: eventsPageView(result, context),
    lifetime: "today",
  };
}

function monthsOf(all: readonly DatedEvent[], today: string): EventsResult["months"] {
  const days = [today, ...all.flatMap(({ span }) => [span.firstDay, span.lastDay])].toSorted();
  return {
    first: (days[0] ?? today).slice(0, 7),
    last: (days.at(-1) ?? today).slice(0, 7),
    now: today.slice(0, 7),
  };
}

function kindsOf(all: readonly DatedEvent[]): EventsResult["kinds"] {
  return new Map(all.flatMap(({ event: { kindId, kind } }) => (kindId && kind ? [[kindId, kind]] : [])));
}

function knownMonth(word: string, { first, last }: EventsResult["months"]): string | undefined {
  return z.iso.date().safeParse(`${word}-01`).success && word >= first && word <= last ? word : undefined;
}

const matches = ({ title, place, html, kind }: ExchangeEvent, search: string): boolean =>
  search === "" || containsWords([title, place, kind, plainText(html ?? "")], search);
