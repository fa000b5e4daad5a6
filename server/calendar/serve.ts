import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPage, type PageMatch } from "~/pages";
import { now } from "../clock";
import { securityHeaders } from "../http/security-headers";
import { PageError } from "../page-errors";
import { cacheHeaders } from "../page-loader";
import { portal, type Portal } from "../portal";
import { allEvents, eventById } from "../sources/events";
import { standaloneError } from "../standalone-error";
import { unreadNotice } from "../views/unread";
import { readCalendarAddress } from "./address";
import { calendarFile } from "./ics";

/** Answers /takvim/…: one event, or all of them, as a calendar file. */
export async function serveCalendar({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  const page = readCalendarAddress(url.pathname);
  const asked = await portal(new Request(new URL(page ?? url.pathname, url)), context);
  try {
    const match = page === null ? null : findPage(page);
    const { events, fileName } = await chosen(asked, match);
    const headers = cacheHeaders(asked, { lifetime: "content" });
    for (const [name, value] of Object.entries(securityHeaders())) headers.set(name, value);
    headers.set("Content-Type", "text/calendar; charset=utf-8");
    headers.set("Content-Disposition", `attachment; filename="${fileName}.ics"`);
    headers.set("X-Robots-Tag", "noindex");
    const { language, t, upstream } = asked;
    const unread = unreadNotice(upstream.missingRows(), language, t);
    return new Response(calendarFile(events, language, t, now(), unread), { headers });
  } catch (error) {
    if (error instanceof Response) throw error;
    return standaloneError(request, context, error, asked.language);
  }
}

async function chosen(asked: Portal, match: PageMatch | null) {
  const fileName = asked.t("events.fileName");
  if (match?.page.id === "events") return { events: await allEvents(asked), fileName };
  if (match?.page.id !== "content") throw new PageError("notFound");
  const event = await eventById(asked, match.params["id"] ?? "");
  return { events: [event], fileName: `${fileName}-${event.id}` };
}
