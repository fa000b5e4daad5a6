import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPage, type PageMatch } from "~/pages";
import { now } from "~server/config/clock";
import { siteProfile } from "~server/config/site-profile";
import { PageError } from "~server/pages/errors/page-error";
import { fileHeaders } from "~server/request/document-loader";
import { requestContext, type RequestContext } from "~server/request/request-context";
import { allEvents, eventById } from "~server/pages/events/events";
import { standaloneError } from "~server/request/standalone-error";
import { unreadNotice } from "~server/pages/fallbacks";
import { readCalendarAddress } from "~server/pages/resource-addresses";
import { calendarFile, eventEntries } from "~server/pages/events/ics";
import { sessionEntries } from "~server/pages/prices/days/session-calendar";

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const page = readCalendarAddress(url.pathname);
  const visit = await requestContext(new Request(new URL(page ?? url.pathname, url)), context);
  try {
    const match = page === null ? null : findPage(page);
    const { fileName, ...content } = await chosen(visit, match);
    const headers = fileHeaders(visit, { lifetime: "content", type: "text/calendar; charset=utf-8" });
    headers.set("Content-Disposition", `attachment; filename="${fileName}.ics"`);
    headers.set("X-Robots-Tag", "noindex");
    return new Response(calendarFile(content, visit.language), { headers });
  } catch (error) {
    if (error instanceof Response) throw error;
    return standaloneError(request, context, error, visit.language);
  }
}

async function chosen(visit: RequestContext, match: PageMatch | null) {
  switch (match?.page.id) {
    case "events":
      return eventCalendar(visit, await allEvents(visit));
    case "content":
      return oneEvent(visit, match.params["id"] ?? "");
    case "daily-bulletin":
      return sessionCalendar(visit);
    default:
      throw new PageError("notFound");
  }
}

async function oneEvent(visit: RequestContext, id: string) {
  const event = await eventById(visit, id);
  const calendar = eventCalendar(visit, [event]);
  return { ...calendar, fileName: `${calendar.fileName}-${event.id}` };
}

function eventCalendar(
  { language, t, upstream }: RequestContext,
  events: Awaited<ReturnType<typeof allEvents>>,
) {
  return {
    fileName: t("events.fileName"),
    name: t("events.calendarName", { exchange: siteProfile.name[language] }),
    description: unreadNotice(upstream.missingRows(), { language, t }),
    entries: eventEntries(events, { language, t }, now()),
  };
}

function sessionCalendar({ language, t }: RequestContext) {
  const entries = sessionEntries({ language, t }, now());
  if (!entries) throw new PageError("notFound");
  return {
    fileName: t("tradingSession.fileName"),
    name: t("tradingSession.calendarName", { exchange: siteProfile.name[language] }),
    description: t("tradingSession.calendarText"),
    entries,
  };
}
