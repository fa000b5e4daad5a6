import { serveCalendar } from "~server/calendar/serve";

/** /takvim/{page}.ics: an event, or all of them, for one's own calendar. */
export const loader = serveCalendar;
