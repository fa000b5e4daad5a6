import type { Language } from "~/language";
import { formatDate, formatTime, parseDate } from "~/text/dates";
import type { Translate } from "~/text/words";
import { now } from "../clock";

/** When the upstream says its figures are of; null for a moment that is none, or still to come. */
export function lastUpdate(told: string | null, language: Language, t: Translate): string | null {
  const moment = told === null ? null : parseDate(told);
  if (!moment || moment > now().endOf("minute")) return null;
  const time = formatTime(moment);
  const isToday = moment.toISODate() === now().toISODate();
  return t("board.updated", { time: isToday ? time : `${formatDate(moment, language)} ${time}` });
}
