import type { Bilingual } from "./types";

export type Language = "tr" | "en";

/** Reads the wire's language headers; `langid` (1 Turkish, 2 English) wins over `Lang`. */
export function languageOf(headers: Headers): Language {
  const id = headers.get("langid");
  if (id === "1") return "tr";
  if (id === "2") return "en";
  return headers.get("lang")?.toLowerCase().startsWith("en") ? "en" : "tr";
}

/** A text in the requested language, empty where there is no English, as on the real upstream. */
export function textIn(text: Bilingual, language: Language): string {
  return language === "en" ? (text.en ?? "") : text.tr;
}
