import type { DateTime } from "luxon";
import type { Language } from "~/language";
import type { Translate, WordKey } from "~/text/words";
import { exchange } from "./exchange";
import type { SessionState } from "./upstream/assumptions";

/** Where a day's trading session stands: `closed` is a pause within its hours, `none` a weekday without one. */
export type SessionPhase = "before" | "open" | "closed" | "over" | "none" | "holiday";

/** What the upstream tells of the session. */
export interface ToldSession {
  state: SessionState | null;
  /** The day that it speaks of, ISO. */
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

/** The phase on which the operator's hours and the upstream agree; null where neither knows it. */
export function sessionPhase(moment: DateTime<true>, told: ToldSession | null): SessionPhase | null {
  if (!isSessionDay(moment)) return "none";
  switch (told?.state) {
    case "holiday":
      return "holiday";
    case "closed":
      return closedPhase(moment);
    case "open":
      return isSessionHour(moment) && isOfDay(told, moment) ? "open" : null;
    default:
      return null;
  }
}

/** The words for a phase; of one that nobody knows only the hours are told. */
export function sessionWords(phase: SessionPhase | null, t: Translate): string {
  return t(phase === null ? "tradingSession.hours" : WORDS[phase], hours());
}

/** Whether the operator's hours have a session at this moment; a holiday is not known here. */
export function isSessionHour(moment: DateTime<true>): boolean {
  const time = moment.toFormat("HH:mm");
  return isSessionDay(moment) && time >= exchange.session.from && time < exchange.session.until;
}

/** The hours of other markets of the exchange that are held on this day, each as a line. */
export function otherMarkets(
  moment: DateTime<true>,
  phase: SessionPhase | null,
  language: Language,
): string[] {
  if (phase === "holiday" || isHoliday(moment)) return [];
  return exchange.otherMarkets
    .filter(({ days }) => days.includes(moment.weekday))
    .map(({ name, from, until }) => `${name[language]} ${from}–${until}`);
}

function closedPhase(moment: DateTime<true>): SessionPhase {
  const time = moment.toFormat("HH:mm");
  if (time < exchange.session.from) return "before";
  return time < exchange.session.until ? "closed" : "over";
}

function isSessionDay(moment: DateTime<true>): boolean {
  return exchange.session.days.includes(moment.weekday) && !isHoliday(moment);
}

const isHoliday = (moment: DateTime<true>) => exchange.holidays.includes(moment.toISODate());

const isOfDay = ({ tradingDay }: ToldSession, moment: DateTime<true>) =>
  !tradingDay || tradingDay === moment.toISODate();

const hours = () => ({ from: exchange.session.from, until: exchange.session.until });
