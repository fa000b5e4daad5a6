import { serveCalendar } from "~server/resources/calendar";

export const loader = serveCalendar;
