import type { LiveRefreshView } from "~/components/live-refresh";
import type { Language } from "~/language";
import type { Translate } from "~/text/words";
import { now } from "../../clock";
import { isSessionHour, sessionPhase, type ToldSession } from "../../trading-session";
import { lastUpdate } from "../../views/last-update";

const EVERY_SECONDS = 30;

/** When the figures are of; while the session may be running they come again by themselves. */
export function refreshView(
  language: Language,
  t: Translate,
  told: (ToldSession & { updatedAt: string | null }) | null = null,
): LiveRefreshView {
  const isRunning = told?.state ? sessionPhase(now(), told) === "open" : isSessionHour(now());
  return {
    updated: lastUpdate(told?.updatedAt ?? null, language, t),
    note: isRunning ? t("memberBulletin.refresh", { seconds: EVERY_SECONDS }) : null,
    failed: t("memberBulletin.notRefreshed"),
    everySeconds: isRunning ? EVERY_SECONDS : null,
  };
}
