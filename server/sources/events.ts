import { z } from "zod";
import type { EventsPageView } from "~/components/events-page";
import type { Language } from "~/language";
import { fold } from "~/text/fold";
import { printable } from "~/text/printable";
import { now } from "../clock";
import { PageError } from "../page-errors";
import type { PageContent, PagePortal } from "../page-loader";
import type { Portal } from "../portal";
import { findEvent, listEvents, type ExchangeEvent } from "../upstream/contracts/events";
import { dated } from "../views/event-time";
import {
  eventsHeading,
  eventsPageView,
  MAX_SEARCH,
  rowsOf,
  type DatedEvent,
  type EventsState,
  type FoundEvents,
} from "../views/events-page";
import { plainText } from "../views/plain-text";
import { askedId } from "./asked-id";
import { inPageLanguage, oneInPageLanguage, type Translated } from "./translated";

/** All events in the page's language. */
export function allEvents({ upstream, language }: Portal): Promise<Translated<ExchangeEvent>[]> {
  return inPageLanguage(language, (asked: Language) => upstream.read(listEvents, null, { language: asked }));
}

/** The event of an id as written in an address. @throws PageError when there is none */
export async function eventById(
  { upstream, language }: Portal,
  written: string | undefined,
): Promise<Translated<ExchangeEvent>> {
  const id = askedId(written);
  const event = await oneInPageLanguage(language, (asked) =>
    upstream.read(findEvent, { id }, { language: asked }),
  );
  if (!event) throw new PageError("notFound");
  return event;
}

/** The events that are not over, the next first. */
export async function upcomingEvents(portal: Portal): Promise<Translated<ExchangeEvent>[]> {
  const today = now().toISODate();
  const events = dated(await allEvents(portal));
  return events.filter(({ span }) => span.lastDay >= today).map(({ event }) => event);
}

/** The exchange's events: to come, past, or the month of a calendar, searched and by kind. */
export async function eventsPage(portal: PagePortal): Promise<PageContent<EventsPageView>> {
  const today = now();
  const all = dated(await allEvents(portal));
  const thisDay = today.toISODate();
  const months = monthsOf(all, thisDay);
  const kinds = kindsOf(all);
  const asked = readState(portal.url.searchParams, months, kinds);
  const matching = all.filter(
    ({ event }) => (asked.kind === null || event.kindId === asked.kind) && matches(event, fold(asked.search)),
  );
  const shown = rowsOf(matching, asked, thisDay);
  const found: FoundEvents = { ...shown, all, kinds, months, today };
  return {
    heading: eventsHeading(found, portal),
    view: eventsPageView(found, portal),
    lifetime: "today",
  };
}

/** The months that have a page: from the first event or today's month to the last event's. */
function monthsOf(all: readonly DatedEvent[], today: string): FoundEvents["months"] {
  const days = [today, ...all.flatMap(({ span }) => [span.firstDay, span.lastDay])].toSorted();
  return {
    first: (days[0] ?? today).slice(0, 7),
    last: (days.at(-1) ?? today).slice(0, 7),
    now: today.slice(0, 7),
  };
}

function kindsOf(all: readonly DatedEvent[]): FoundEvents["kinds"] {
  return new Map(all.flatMap(({ event: { kindId, kind } }) => (kindId && kind ? [[kindId, kind]] : [])));
}

const VIEWS: Readonly<Record<string, EventsState["view"]>> = { gecmis: "past", takvim: "month" };
const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);

/** What the address asks for; a value that can't be used falls back, and the page says so. */
function readState(
  query: URLSearchParams,
  months: FoundEvents["months"],
  kinds: FoundEvents["kinds"],
): EventsState {
  const written = (name: string) => query.get(name) ?? "";
  const view = VIEWS[written("gorunum")] ?? "upcoming";
  const month = z.iso.date().safeParse(`${written("ay")}-01`).success ? written("ay") : months.now;
  const isMonthKnown = month >= months.first && month <= months.last;
  const kind = wholeNumber.safeParse(written("tur"));
  const isKindKnown = kind.success && kinds.has(kind.data);
  const page = wholeNumber.safeParse(written("sayfa") || "1");
  const search = printable(written("ara")).trim();
  return {
    view,
    month: isMonthKnown ? month : months.now,
    kind: isKindKnown ? kind.data : null,
    search: printable(search.slice(0, MAX_SEARCH)),
    page: page.success ? page.data : 1,
    isWrong:
      (written("gorunum") !== "" && view === "upcoming") ||
      (written("ay") !== "" && (month !== written("ay") || !isMonthKnown)) ||
      (written("tur") !== "" && !isKindKnown) ||
      !page.success ||
      search.length > MAX_SEARCH,
  };
}

function matches({ title, place, html, kind }: ExchangeEvent, search: string): boolean {
  if (search === "") return true;
  const text = fold([title, place, kind, plainText(html ?? "")].join(" "));
  return search.split(/\s+/).every((word) => text.includes(word));
}
