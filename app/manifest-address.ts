import type { Language } from "./language";

/** Where the web app manifest of a language is. */
export function manifestHref(language: Language): string {
  return language === "tr" ? "/site.webmanifest" : "/en/site.webmanifest";
}
