export const LANGUAGES = ["tr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

export function otherLanguage(language: Language): Language {
  return language === "tr" ? "en" : "tr";
}

export function languageOfPath(pathname: string): Language {
  return pathname === "/en" || pathname.startsWith("/en/") ? "en" : "tr";
}
