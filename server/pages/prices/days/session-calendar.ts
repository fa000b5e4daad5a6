import { ICalEventRepeatingFreq, type ICalEventData } from "ical-generator";
import { DateTime, Duration } from "luxon";
import type { LinkView } from "~/components/elements/link";
import { parseDate } from "~/i18n/dates";
import type { Wording } from "~/i18n/words";
import { href } from "~/pages";
import { now } from "../../../config/clock";
import { portalOrigin } from "../../../config/environment";
import { siteProfile } from "../../../config/site-profile";
import type { PageContext } from "../../../request/page-loader";
import { calendarHref } from "../../resource-addresses";

interface Market {
  id: string;
  name: string;
  days: readonly number[];
  from: string;
  until: string;
}

export function sessionCalendarLinks({ language, t }: PageContext): LinkView[] {
  if (!announcedUntil(now())) return [];
  return [{ href: calendarHref(href("daily-bulletin", language)), label: t("tradingSession.calendarLink") }];
}

/** From the site profile alone: each market's sessions from this week on, and the days without one. */
export function sessionEntries(wording: Wording, moment: DateTime): ICalEventData[] | null {
  const { language, t } = wording;
  const monday = moment.startOf("week");
  const end = announcedUntil(moment);
  if (!end) return null;
  const holidays = [...new Set(siteProfile.holidays)]
    .flatMap((day) => parseDate(day) ?? [])
    .filter((day) => day >= monday && day < end);
  const shared = { stamp: moment, url: portalOrigin + href("daily-bulletin", language) };
  return [
    ...markets(wording).flatMap((market) =>
      [...new Set(market.days)]
        .filter((weekday) => monday.plus({ days: weekday - 1 }) < end)
        .map((weekday) => ({ ...shared, ...weekly(market, weekday, monday, end, holidays) })),
    ),
    ...holidays.map((day) => ({
      ...shared,
      id: idOf(`tatil-${day.toFormat("yyyy-MM-dd")}`),
      summary: t("tradingSession.dayOff", { exchange: siteProfile.shortName[language] }),
      start: day,
      end: day.plus({ days: 1 }),
      allDay: true,
    })),
  ];
}

/** A year from this week on, but no year without any holiday in the profile: its days off aren't known yet. */
function announcedUntil(moment: DateTime): DateTime | null {
  const last = parseDate(siteProfile.holidays.toSorted().at(-1) ?? "");
  if (!last) return null;
  const yearsEnd = last.startOf("year").plus({ years: 1 });
  return yearsEnd > moment ? DateTime.min(yearsEnd, moment.startOf("week").plus({ years: 1 })) : null;
}

function markets({ language, t }: Wording): Market[] {
  const { session, shortName, otherMarkets } = siteProfile;
  const name = t("tradingSession.calendarEntry", { exchange: shortName[language] });
  return [
    { ...session, id: "seans", name },
    ...otherMarkets.map((market, at) => ({ ...market, id: `pazar-${at + 1}`, name: market.name[language] })),
  ];
}

/** One recurrence per weekday: its hours are in UTC, where the weekday may differ. */
function weekly(
  { id, name, from, until }: Market,
  weekday: number,
  monday: DateTime,
  end: DateTime,
  holidays: readonly DateTime[],
): ICalEventData {
  const first = monday.plus({ days: weekday - 1 });
  const off = holidays.filter((day) => day.weekday === weekday).map((day) => at(day, from));
  return {
    id: idOf(`${id}-${weekday}`),
    summary: name,
    start: at(first, from),
    end: at(first, until),
    // For no days the library would write an empty list, which the standard forbids.
    repeating: { freq: ICalEventRepeatingFreq.WEEKLY, until: end, ...(off.length > 0 && { exclude: off }) },
  };
}

const at = (day: DateTime, time: string) => day.plus(Duration.fromISOTime(time));

const idOf = (name: string) => `${name}@${new URL(portalOrigin).hostname}`;
