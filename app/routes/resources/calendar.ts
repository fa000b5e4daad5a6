import { serveCalendar } from "~server/resources/calendar";

/** /takvim/{page}.ics */
export const loader = serveCalendar;
