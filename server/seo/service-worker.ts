import { otherLanguage, type Language } from "~/i18n/language";
import { wordsIn } from "~/i18n/words";
import { href } from "~/pages";
import type { WorkerTexts } from "~/service-worker/offline-texts";
import {
  offlineStyleSource,
  renderOfflinePage,
  renderSeenLine,
  type OfflineWords,
} from "~/document/offline-page";
import offlinePages from "../../app/service-worker/offline-pages.ts?worker-text";
import removal from "../../app/service-worker/removal.ts?worker-text";
import priceAlerts from "../../app/service-worker/price-alerts.ts?worker-text";
import { PageError } from "../pages/errors/page-error";
import { vapidKeys } from "../crypto/keys";
import { env } from "../config/environment";
import { siteProfile } from "../config/site-profile";

const PAGE_POLICY = `default-src 'none'; style-src ${offlineStyleSource}; base-uri 'none'; frame-ancestors 'none'`;

/** The offline worker, or one that unregisters itself when the operator disables it. */
export async function serviceWorker(): Promise<string> {
  if (!env.OFFLINE_PAGES) return removal;
  const texts: WorkerTexts = { tr: await textsIn("tr"), en: await textsIn("en"), policy: PAGE_POLICY };
  return `const TEXTS=${JSON.stringify(texts)};${offlinePages}`;
}

export function pushWorker(): string {
  if (!vapidKeys()) throw new PageError("notFound");
  return priceAlerts;
}

async function textsIn(language: Language): Promise<WorkerTexts[Language]> {
  const t = await wordsIn(language);
  const words = [await offlineWords(language), await offlineWords(otherLanguage(language))];
  return {
    seen: renderSeenLine(t("offline.label"), (moment) => t("offline.seen", { moment })),
    page: renderOfflinePage(siteProfile.name[language], words),
  };
}

async function offlineWords(language: Language): Promise<OfflineWords> {
  const t = await wordsIn(language);
  return {
    language,
    title: t("offline.title"),
    text: t("offline.text"),
    retry: t("error.retry"),
    home: { href: href("home", language), label: t("error.goHome") },
  };
}
