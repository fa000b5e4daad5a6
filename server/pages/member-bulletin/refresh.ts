import type { LiveRefreshView } from "~/components/members/live-refresh";
import type { Wording } from "~/i18n/words";
import { now } from "../../config/clock";
import {
  isSessionHour,
  sessionPhase,
  type ReportedSession,
  lastUpdate,
} from "../prices/days/trading-session";

const EVERY_SECONDS = 30;

export function refreshView(
  wording: Wording,
  session: (ReportedSession & { updatedAt: string | null }) | null = null,
): LiveRefreshView {
  const { t } = wording;
  const isRunning = session?.state ? sessionPhase(now(), session) === "open" : isSessionHour(now());
  return {
    updated: lastUpdate(session?.updatedAt ?? null, wording),
    note: isRunning ? t("memberBulletin.refresh", { seconds: EVERY_SECONDS }) : null,
    failed: t("memberBulletin.notRefreshed"),
    everySeconds: isRunning ? EVERY_SECONDS : null,
  };
}
