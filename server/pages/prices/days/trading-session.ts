import type { DateTime } from "luxon";
import { formatClockTime, formatMoment, parseDate } from "~/i18n/dates";
import type { Language } from "~/i18n/language";
import { atTime } from "~/i18n/suffixes";
import type { WordKey, Wording } from "~/i18n/words";
import { siteProfile } from "../../../config/site-profile";
import type { SessionState } from "../../../upstream/assumptions";
import { max } from "d3-array";
import { now } from "../../../config/clock";

/** `closed`: a pause within the hours; `none`: a weekday without a session. */
export type SessionPhase = "before" | "open" | "closed" | "over" | "none" | "holiday";

export interface ReportedSession {
  state: SessionState | null;
  tradingDay?: string | null;
}

const WORDS: Readonly<Record<SessionPhase, WordKey>> = {
  before: "tradingSession.before",
  open: "tradingSession.open",
  closed: "tradingSession.closed",
  over: "tradingSession.over",
  none: "tradingSession.none",
  holiday: "tradingSession.holiday",
};

/** Where the operator's hours and the upstream agree; null when neither knows. */
export function sessionPhase(moment: DateTime<true>, session: ReportedSession | null): SessionPhase | null {
  if (!isSessionDay(moment)) return "none";
  switch (session?.state) {
    case "holiday":
      return "holiday";
    case "closed":
      return closedPhase(moment);
    case "open":
      return isSessionHour(moment) && isOfDay(session, moment) ? "open" : null;
    default:
      return null;
  }
}

export function sessionWords(phase: SessionPhase | null, { language, t }: Wording): string {
  return t(phase === null ? "tradingSession.hours" : WORDS[phase], hours(language));
}

export function isSessionHour(moment: DateTime<true>): boolean {
  const time = moment.toFormat("HH:mm");
  return isSessionDay(moment) && time >= siteProfile.session.from && time < siteProfile.session.until;
}

export function otherMarkets(
  moment: DateTime<true>,
  phase: SessionPhase | null,
  language: Language,
): string[] {
  if (phase === "holiday" || isHoliday(moment)) return [];
  return siteProfile.otherMarkets
    .filter(({ days }) => days.includes(moment.weekday))
    .map(
      ({ name, from, until }) =>
        `${name[language]} ${formatClockTime(from, language)}–${formatClockTime(until, language)}`,
    );
}

export function marketsWithoutSession(day: string, language: Language): string[] {
  const date = parseDate(day);
  if (!date || isSessionDay(date)) return [];
  return siteProfile.otherMarkets
    .filter(({ days }) => days.includes(date.weekday))
    .map(({ name }) => name[language]);
}

function closedPhase(moment: DateTime<true>): SessionPhase {
  const time = moment.toFormat("HH:mm");
  if (time < siteProfile.session.from) return "before";
  return time < siteProfile.session.until ? "closed" : "over";
}

function isSessionDay(moment: DateTime): boolean {
  return siteProfile.session.days.includes(moment.weekday) && !isHoliday(moment);
}

const isHoliday = (moment: DateTime) => siteProfile.holidays.includes(moment.toISODate() ?? "");

const isOfDay = ({ tradingDay }: ReportedSession, moment: DateTime<true>) =>
  !tradingDay || tradingDay === moment.toISODate();

function hours(language: Language) {
  const { from, until } = siteProfile.session;
  return {
    at: atTime(from, language),
    from: formatClockTime(from, language),
    until: formatClockTime(until, language),
  };
}

/** Rows without a day belong to `sessionDay`. */
export function latestSession<Row extends { day: string | null }>(
  rows: readonly Row[],
  sessionDay: string,
): { day: string; rows: Row[] } {
  const day = max(rows, (row) => row.day ?? sessionDay) ?? sessionDay;
  return { day, rows: rows.filter((row) => (row.day ?? sessionDay) === day) };
}

export function lastUpdate(raw: string | null, { language, t }: Wording): string | null {
  const moment = raw === null ? null : parseDate(raw);
  if (!moment || moment > now().endOf("minute")) return null;
  return t("board.updated", { time: formatMoment(moment, now(), language) });
}
