import type { Language } from "../language";

const locales = { tr: "tr-TR", en: "en-GB" } as const;

/** A text in small letters by the language's rules: ILGIN becomes ılgın in Turkish. Never for identifiers. */
export function lowerCase(text: string, language: Language): string {
  return text.toLocaleLowerCase(locales[language]);
}

const TURKISH_LETTERS = /[çğıöşüÇĞİÖŞÜ]/;

/** The language of names that come without one: Turkish if a Turkish letter is among them, else the page's. */
export function languageOfNames(names: readonly string[], page: Language): Language {
  return names.some((name) => TURKISH_LETTERS.test(name)) ? "tr" : page;
}

/** A heading of the upstream in capitals, as a name: KIRMIZI SERT BUĞDAYLAR becomes Kırmızı sert buğdaylar. */
export function sentenceCase(text: string, language: Language = "tr"): string {
  const lower = lowerCase(text, language);
  return lower.charAt(0).toLocaleUpperCase(locales[language]) + lower.slice(1);
}
