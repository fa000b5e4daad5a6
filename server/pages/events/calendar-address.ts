/** /takvim/detay/501.ics, /takvim/etkinlik-list.ics; calendars subscribe to them, so they must stay. */
const PREFIX = "/takvim";
const PATTERN = new RegExp(`^${PREFIX}(/.+)\\.ics$`);

export function calendarHref(page: string): string {
  return `${PREFIX}${page}.ics`;
}

export function readCalendarAddress(pathname: string): string | null {
  return PATTERN.exec(pathname)?.[1] ?? null;
}
