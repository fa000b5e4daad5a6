import { documentLoader } from "~server/request/document-loader";
import { WORKER_POLICY } from "~server/security/security-headers";
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
import offlinePages from "../../service-worker/offline-pages.ts?script-text";
import removal from "../../service-worker/removal.ts?script-text";
import { env } from "~server/config/environment";
import { siteProfile } from "~server/config/site-profile";

const PAGE_POLICY = `default-src 'none'; style-src ${offlineStyleSource}; base-uri 'none'; frame-ancestors 'none'`;

export const loader = documentLoader({
  type: "text/javascript; charset=utf-8",
  lifetime: "documents",
  make: serviceWorker,
  policy: WORKER_POLICY,
});

/** The offline worker, or one that unregisters itself when the operator disables it. */
async function serviceWorker(): Promise<string> {
  if (!env.OFFLINE_PAGES) return removal;
  const texts: WorkerTexts = { tr: await textsIn("tr"), en: await textsIn("en"), policy: PAGE_POLICY };
  return `const TEXTS=${JSON.stringify(texts)};${offlinePages}`;
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
