import type { Language } from "../i18n/language";

export function manifestHref(language: Language): string {
  return language === "tr" ? "/site.webmanifest" : "/en/site.webmanifest";
}
