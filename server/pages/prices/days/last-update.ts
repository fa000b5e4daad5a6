import { formatDate, formatTime, parseDate } from "~/i18n/dates";
import type { Wording } from "~/i18n/words";
import { now } from "../../../config/clock";

/** null for an unreadable moment, or one in the future */
export function lastUpdate(raw: string | null, { language, t }: Wording): string | null {
  const moment = raw === null ? null : parseDate(raw);
  if (!moment || moment > now().endOf("minute")) return null;
  const time = formatTime(moment, language);
  const isToday = moment.toISODate() === now().toISODate();
  return t("board.updated", { time: isToday ? time : `${formatDate(moment, language)} ${time}` });
}
