/**
 * Addresses of events as calendar files: /takvim and the address of their page, such as
 * /takvim/detay/501.ics for one event and /takvim/etkinlik-list.ics for all of them. Calendars subscribe to
 * them: the addresses stay.
 */

const PREFIX = "/takvim";
const PATTERN = new RegExp(`^${PREFIX}(/.+)\\.ics$`);

/** The address of the calendar file that belongs to a page of ours. */
export function calendarHref(page: string): string {
  return `${PREFIX}${page}.ics`;
}

/** The path of the page that a calendar file belongs to; null if it names none. */
export function readCalendarAddress(pathname: string): string | null {
  return PATTERN.exec(pathname)?.[1] ?? null;
}
