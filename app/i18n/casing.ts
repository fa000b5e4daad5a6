import type { Language } from "./language";

const locales = { tr: "tr-TR", en: "en-GB" } as const;

/** ILGIN becomes ılgın in Turkish; never for identifiers. */
export function lowerCase(text: string, language: Language): string {
  return text.toLocaleLowerCase(locales[language]);
}

const TURKISH_LETTERS = /[çğıöşüÇĞİÖŞÜ]/;

/** Turkish if a Turkish letter is among them, else the page's. */
export function languageOfNames(names: readonly string[], page: Language): Language {
  return names.some((name) => TURKISH_LETTERS.test(name)) ? "tr" : page;
}

/** KIRMIZI SERT BUĞDAYLAR becomes Kırmızı sert buğdaylar. */
export function sentenceCase(text: string, language: Language = "tr"): string {
  const lower = lowerCase(text, language);
  return lower.charAt(0).toLocaleUpperCase(locales[language]) + lower.slice(1);
}
