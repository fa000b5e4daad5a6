import type { LiveRefreshView } from "~/components/live-refresh";
import { formatTime, parseDate } from "~/text/dates";
import type { Translate } from "~/text/words";
import { now } from "../../clock";
import { exchange } from "../../exchange";
import type { SessionState } from "../../upstream/assumptions";

const EVERY_SECONDS = 30;
const SATURDAY = 6;

/** When the figures are of; while the session runs they come again by themselves. */
export function refreshView(
  t: Translate,
  told: { state: SessionState | null; updatedAt: string | null } | null = null,
): LiveRefreshView {
  const isOpen = told?.state ? told.state === "open" : isSessionHour();
  const moment = (told?.updatedAt && parseDate(told.updatedAt)) || now();
  return {
    updated: t("board.updated", { time: formatTime(moment) }),
    note: isOpen ? t("memberBulletin.refresh", { seconds: EVERY_SECONDS }) : null,
    failed: t("memberBulletin.notRefreshed"),
    everySeconds: isOpen ? EVERY_SECONDS : null,
  };
}

/** By the clock alone: on a holiday the figures are asked for in vain. */
function isSessionHour(): boolean {
  const time = now().toFormat("HH:mm");
  const { from, until } = exchange.session;
  return now().weekday < SATURDAY && time >= from && time < until;
}
